import type { paymentsChanged } from '@washcoat/contract-invoicing';
import type { DataOf } from '@washcoat/contract-kernel';
import type { Told } from './notice';

interface Invoice {
  loadId: string;
  companyId: string;
  invoiceNo: string;
}

/** What the people of a customer are told of an invoice; its sum is not in it, because who sees one differs. */
export const invoiceNotice = (
  { loadId, companyId, invoiceNo }: Invoice,
  { words, at, version }: { words: string; at: string; version: number },
): Told => ({
  subject: 'invoice',
  recordId: loadId,
  side: 'seller',
  kind: 'own-invoice',
  companyId,
  customerId: companyId,
  title: `Invoice ${invoiceNo} ${words}`,
  text: '',
  link: `/invoices/load/${loadId}`,
  isShown: true,
  isNews: true,
  isWaiting: false,
  at: new Date(at),
  version,
});

/** What the accounting of the house is told of an invoice that came to less than what was paid; until it is put right. */
export function overpaidNotice(invoice: DataOf<typeof paymentsChanged>): Told {
  const { loadId, companyId, companyName, invoiceNo, creditOwed = 0, changedAt, version } = invoice;
  const isOverpaid = creditOwed > 0;
  return {
    subject: 'invoice',
    recordId: loadId,
    side: 'house',
    kind: 'overpaid-invoice',
    customerId: companyId,
    title: `Invoice ${invoiceNo} is overpaid`,
    text: `${companyName} owes a credit since the order was changed.`,
    link: `/invoices/load/${loadId}`,
    isShown: isOverpaid,
    isNews: isOverpaid,
    isWaiting: isOverpaid,
    at: new Date(changedAt),
    version,
  };
}
