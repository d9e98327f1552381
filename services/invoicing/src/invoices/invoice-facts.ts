import type { InvoiceRecord } from './invoice.model';

/** What every event of an issued invoice carries. Throws for a pending one, of which nobody is told. */
export function factsOf(invoice: InvoiceRecord) {
  if (!invoice.invoiceNo) throw new Error(`The load ${invoice.loadId} has no invoice number yet.`);
  return {
    loadId: invoice.loadId,
    companyId: invoice.companyId,
    companyName: invoice.companyName,
    invoiceNo: invoice.invoiceNo,
    grandtotal: Number(invoice.grandtotal),
  };
}
