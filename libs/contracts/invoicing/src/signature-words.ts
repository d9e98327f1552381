import type { InvoiceDetail } from './invoices.endpoints';

/**
 * What a paper says under a signature that was given for something else than it shows: `Signed for revision 1,
 * $1,405.07, 11/22/2026. Revision 2 is not signed.` Nothing where the signature belongs to what is shown.
 */
export function signatureWords(
  { date, revision, signedFor }: Pick<InvoiceDetail, 'date' | 'revision' | 'signedFor'>,
  { money, day }: { money: (dollars: number) => string; day: (moment: string) => string },
): string | null {
  if (!signedFor || signedFor.isCurrent) return null;
  const { revision: signed, grandtotal, at } = signedFor;
  const what = [signed !== null && `revision ${signed}`, grandtotal !== undefined && money(grandtotal)]
    .filter(Boolean)
    .join(', ');
  const before = signed === null ? ', before the order was changed' : '';
  const now = revision > 1 ? `Revision ${revision}` : 'The order as it is now';
  return `Signed${what && ` for ${what}`}, ${date || day(at)}${before}. ${now} is not signed.`;
}
