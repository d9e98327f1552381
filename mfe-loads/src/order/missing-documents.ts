import type { LoadDetail } from '@washcoat/contract-loads';
import { isBought } from '@washcoat/metals';
import { formatCount } from '@washcoat/ui';

export interface Signing {
  signature: string | null;
  date: string;
}

type Documents = Pick<
  LoadDetail,
  'isEinRequired' | 'isPicRequired' | 'isSignRequired' | 'ein' | 'items' | 'areMoreItemsAvailable'
>;

/** The documents that the facility requires and the load does not have yet, in words; pictures only once all items are known. */
export function missingDocuments(load: Documents, { signature, date }: Signing): readonly string[] {
  const bare = load.items.filter((item) => isBought(item) && item.loadUrls.length === 0).length;
  const isBare = !load.areMoreItemsAvailable && bare > 0;
  return [
    load.isEinRequired && !load.ein && 'The EIN of the customer',
    load.isPicRequired && isBare && `A picture of ${formatCount(bare, 'item')}`,
    load.isSignRequired && !signature && 'The signature',
    load.isSignRequired && !isRealDate(date) && 'The date of the signature',
  ].filter((text) => text !== false);
}

/** Whether the text is a real day written as MM/DD/YYYY. */
export function isRealDate(text: string): boolean {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  if (!month || !day || !year) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** Digits and slashes only, at most ten (LDET-055). */
export function signatureDate(typed: string): string {
  return typed.replace(/[^\d/]/g, '').slice(0, 10);
}
