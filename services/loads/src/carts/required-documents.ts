import { isMatch } from 'date-fns/isMatch';
import { isBought } from '@washcoat/metals';
import { badInput, conflict } from '@washcoat/service-kit';
import type { ItemRecord } from '../items/item.model';
import type { LoadFields, LoadRecord } from './load.model';
import { totalsOf } from './load-totals';
import { linesOf } from './signed-lines';

/** A signature and the date written beside it. */
export interface Signing {
  signature?: string | null;
  date?: string | null;
}

/** The signing of a load after this request: what is sent now, else what was saved. Throws 400 for no real date. */
export function signingOf(
  load: LoadRecord,
  given: Signing,
): { signature: string | null; date: string | null } {
  if (given.date && !isMatch(given.date, 'MM/dd/yyyy'))
    throw badInput({ date: 'Enter a real date as MM/DD/YYYY' });
  return { signature: given.signature ?? load.signature, date: given.date ?? load.date };
}

/**
 * What a signature that is new was given for: `items` as they are now, and their sum. A signature that was there before
 * stays one for those of then, whatever was changed since.
 */
export function signedFor(
  load: LoadRecord,
  { signature }: Pick<LoadRecord, 'signature'>,
  { items, at }: { items: readonly ItemRecord[]; at: Date },
): Partial<Pick<LoadFields, 'signedTotal' | 'signedLines' | 'signedAt'>> {
  if (!isNewlySigned(load, signature)) return {};
  const { grandtotal } = totalsOf(load, items);
  return { signedTotal: grandtotal, signedLines: linesOf(items), signedAt: at };
}

/** Whether `signature` is another one than the load had. */
export function isNewlySigned(load: Pick<LoadRecord, 'signature'>, signature: string | null): boolean {
  return signature !== null && signature !== load.signature;
}

/** Refuses a missing signature or date where the facility requires them. Throws 400. */
export function assertSigned(
  { facility }: LoadRecord,
  signing: { signature: string | null; date: string | null },
) {
  if (!facility.isSignRequired) return;
  const fields = {
    ...(signing.signature ? {} : { signature: `Sign the order: ${facility.name} requires it.` }),
    ...(signing.date ? {} : { date: `Enter the date of the signature: ${facility.name} requires it.` }),
  };
  if (Object.keys(fields).length) throw badInput(fields);
}

/** Refuses a load without the EIN, or a picture of every item that is bought, where the facility requires them. Throws 400. */
export function assertHasDocuments({ facility, ein }: LoadRecord, items: readonly ItemRecord[]) {
  const bare = items.filter((item) => isBought(item) && item.loadUrls.length === 0).length;
  const fields = {
    ...(facility.isEinRequired && !ein ? { ein: `Enter the EIN: ${facility.name} requires it.` } : {}),
    ...(facility.isPicRequired && bare > 0 ? { loadUrls: pictureless(bare, facility.name) } : {}),
  };
  if (Object.keys(fields).length) throw badInput(fields);
}

const pictureless = (count: number, facility: string) =>
  `${count === 1 ? '1 item has' : `${count} items have`} no picture: ${facility} requires one of every item.`;

/** Refuses to finish an order without items: it takes no more of them, so it could never be completed. Throws 409. */
export function assertHasItems(items: readonly ItemRecord[]) {
  if (items.length === 0) throw conflict('Add an item first: a finished order takes no more.', 'NO_ITEMS');
}

/** Refuses an order in which nothing is bought. Throws 409. */
export function assertBuysSomething(items: readonly ItemRecord[]) {
  if (!items.some(isBought)) throw conflict('There is nothing on this load to buy.', 'NOTHING_BOUGHT');
}
