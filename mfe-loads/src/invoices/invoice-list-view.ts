import type { Sort } from '@washcoat/ui/data-grid';
import { filterRequest, readFilters, writeFilters, type InvoiceFilters } from './invoice-filters';
import { invoiceVariants, type InvoiceVariant } from './invoice-variant';
import type { InvoiceListRequest } from './invoices.api';

const PAGE_SIZE = 40;

/** What a list shows, as the address holds it. */
export interface InvoiceListView {
  filters: InvoiceFilters;
  text: string;
  sort: Sort | null;
  offset: number;
  count: number;
}

/** Reads the view from the query string. */
export function readView(query: URLSearchParams): InvoiceListView {
  const [columnId, direction] = (query.get('sort') ?? '').split('.');
  const isSort = columnId && (direction === 'asc' || direction === 'desc');
  return {
    filters: readFilters(query),
    text: query.get('text') ?? '',
    sort: isSort ? { columnId, direction } : null,
    offset: Number(query.get('offset') ?? 0),
    count: Number(query.get('count') ?? PAGE_SIZE),
  };
}

/** Writes the view into a query string; what is as at the start stays out. */
export function writeView({ filters, text, sort, offset, count }: InvoiceListView): URLSearchParams {
  const query = writeFilters(filters);
  if (text) query.set('text', text);
  if (sort) query.set('sort', `${sort.columnId}.${sort.direction}`);
  if (offset > 0) query.set('offset', String(offset));
  if (count !== PAGE_SIZE) query.set('count', String(count));
  return query;
}

/** The call that answers the view. */
export function requestOf(variant: InvoiceVariant, view: InvoiceListView): InvoiceListRequest {
  const { filters, text, sort, offset, count } = view;
  return {
    type: invoiceVariants[variant].type,
    ...filterRequest(filters),
    text: text || undefined,
    dateSort: sort?.columnId === 'createdDate' ? sort.direction : undefined,
    amountSort: sort?.columnId === 'grandtotal' ? sort.direction : undefined,
    offset,
    count,
  };
}
