import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import type { invoiceList } from '@washcoat/contract-invoicing';

type Page = Pick<AnswerOf<typeof invoiceList>, 'list' | 'next'>;

/** How a list goes on beyond the invoices that were read of it. */
export interface InvoiceListPages {
  /** What it asks for, without the place of a page. */
  asked: RequestOf<typeof invoiceList>;
  count: number;
  /** Where the first of the read invoices stands. */
  offset: number;
  /** From where it goes on after the last of them; null where nothing follows. */
  next: string | null;
}

/** Where an invoice was opened from: the address of its list, and the invoices that were read of it, in their order. */
export interface InvoiceListPlace {
  path: string;
  ids: readonly string[];
  /** Absent where the list was handed on without. */
  pages?: InvoiceListPages;
}

/** What a list hands on with the invoice that it opens. */
export interface InvoiceListState {
  invoiceList: InvoiceListPlace;
}

/** The list that the page before handed on; undefined where none did. */
export function placeOf(state: unknown): InvoiceListPlace | undefined {
  const { invoiceList }: { invoiceList?: Partial<InvoiceListPlace> } = Object(state);
  const { path, ids, pages } = Object(invoiceList) as Partial<InvoiceListPlace>;
  return typeof path === 'string' && Array.isArray(ids) ? { path, ids, pages } : undefined;
}

/** What is asked for to read on before or after what was read; undefined at the end of the list. */
export function furtherPage(
  { pages }: InvoiceListPlace,
  side: 'before' | 'after',
): RequestOf<typeof invoiceList> | undefined {
  if (!pages) return undefined;
  const { asked, count, offset, next } = pages;
  if (side === 'after') return next === null ? undefined : { ...asked, count, offset: 0, after: next };
  if (offset === 0) return undefined;
  return { ...asked, count: Math.min(count, offset), offset: Math.max(offset - count, 0) };
}

/**
 * The list with a further page of it. An invoice that was paid meanwhile may have left the list, and others have moved up
 * in it: what is known already keeps its place.
 */
export function readOn(
  place: InvoiceListPlace,
  side: 'before' | 'after',
  { list, next }: Page,
): InvoiceListPlace {
  const { ids, pages } = place;
  const known = new Set(ids);
  const found = list.map(({ loadId }) => loadId).filter((loadId) => !known.has(loadId));
  if (!pages) return place;
  return side === 'after'
    ? { ...place, ids: [...ids, ...found], pages: { ...pages, next } }
    : {
        ...place,
        ids: [...found, ...ids],
        pages: { ...pages, offset: Math.max(pages.offset - pages.count, 0) },
      };
}

/** The invoices before and after one, as far as the list was read. */
export function neighboursOf(
  list: InvoiceListPlace | undefined,
  loadId: string,
): { previous?: string; next?: string } {
  const at = list?.ids.indexOf(loadId) ?? -1;
  return list && at >= 0 ? { previous: list.ids[at - 1], next: list.ids[at + 1] } : {};
}

/** The address of the page of the list on which an invoice stands. */
export function pathOf({ path, ids, pages }: InvoiceListPlace, loadId: string): string {
  if (!pages) return path;
  const [pathname = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  const offset = pages.offset + Math.floor(Math.max(ids.indexOf(loadId), 0) / pages.count) * pages.count;
  if (offset === 0) query.delete('offset');
  else query.set('offset', String(offset));
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
}
