import { sortText, listSortsOf, type ListView } from '@washcoat/platform-sdk/lists';
import { filterRequest, readFilters, type InvoiceFilters } from './invoice-filters';
import { invoiceVariants, type InvoiceVariant } from './invoice-variant';
import type { InvoiceSelection } from './invoices.api';

/** Rows of a page. */
export const PAGE_SIZE = 40;

/** The filters of a list as its address says them; what is not completed, and what is paid, has no age. */
export function filtersOf(variant: InvoiceVariant, { query }: ListView): InvoiceFilters {
  const filters = readFilters(query);
  return hasAges(variant) ? filters : { ...filters, age: '' };
}

/** Whether a list has unpaid invoices that have been due for some days. */
export function hasAges(variant: InvoiceVariant): boolean {
  return variant !== 'pending' && variant !== 'sage';
}

/** What a list asks for, as its address says it. */
export function selectionOf(variant: InvoiceVariant, view: ListView): InvoiceSelection {
  return {
    type: invoiceVariants[variant].type,
    status: variant === 'sage' ? 1 : undefined,
    ...filterRequest(filtersOf(variant, view)),
    text: view.text || undefined,
    sort: sortText(listSortsOf(view)) || undefined,
  };
}

/** The type under which the same list is downloaded: 1 settled, 2 pending, 10 of franchises. */
export function dumpTypeOf(variant: InvoiceVariant): number {
  if (variant === 'franchise') return 10;
  return variant === 'pending' ? 2 : 1;
}
