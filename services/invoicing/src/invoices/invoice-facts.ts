import type { Session } from '@washcoat/contract-entities';
import type { InvoiceRecord } from './invoice.model';

/** What every event of an issued invoice carries. Throws for a pending one, of which only its deletion is told. */
export function factsOf(invoice: InvoiceRecord) {
  if (!invoice.invoiceNo) throw new Error(`The load ${invoice.loadId} has no invoice number yet.`);
  return { ...numberless(invoice), invoiceNo: invoice.invoiceNo };
}

/** What is told of a pending one that somebody deleted: it has no number. */
export function pendingFactsOf(
  invoice: InvoiceRecord,
  { userId, firstName, lastName }: Pick<Session, 'userId' | 'firstName' | 'lastName'>,
) {
  const pendingDeletedBy = { userId, name: `${firstName} ${lastName}`.trim() };
  return { ...numberless(invoice), invoiceNo: '', pendingDeletedBy };
}

const numberless = ({ loadId, companyId, companyName, grandtotal }: InvoiceRecord) => ({
  loadId,
  companyId,
  companyName,
  grandtotal: Number(grandtotal),
});
