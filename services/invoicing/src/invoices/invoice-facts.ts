import type { InvoiceRow } from './invoice.row';

/** What every event of an issued invoice carries. Throws for a pending one, of which nobody is told. */
export function factsOf(invoice: InvoiceRow) {
  if (!invoice.invoice_no) throw new Error(`The load ${invoice.load_id} has no invoice number yet.`);
  return {
    loadId: invoice.load_id,
    companyId: invoice.company_id,
    companyName: invoice.company_name,
    invoiceNo: invoice.invoice_no,
    grandtotal: Number(invoice.grandtotal),
  };
}
