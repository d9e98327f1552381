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
