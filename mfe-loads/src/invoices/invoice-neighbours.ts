/** Where an invoice was opened from: the address of its list, and the invoices that stood there, in their order. */
export interface InvoiceListPlace {
  path: string;
  ids: readonly string[];
}

/** What a list hands on with the invoice that it opens. */
export interface InvoiceListState {
  invoiceList: InvoiceListPlace;
}

/** The list that the page before handed on; undefined where none did. */
export function placeOf(state: unknown): InvoiceListPlace | undefined {
  const { invoiceList }: { invoiceList?: Partial<InvoiceListPlace> } = Object(state);
  const { path, ids } = Object(invoiceList) as Partial<InvoiceListPlace>;
  return typeof path === 'string' && Array.isArray(ids) ? { path, ids } : undefined;
}

/** The invoices before and after one on the list that it was opened from. */
export function neighboursOf(
  list: InvoiceListPlace | undefined,
  loadId: string,
): { previous?: string; next?: string } {
  const at = list?.ids.indexOf(loadId) ?? -1;
  return list && at >= 0 ? { previous: list.ids[at - 1], next: list.ids[at + 1] } : {};
}
