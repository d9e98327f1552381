import { loadTotals, type LoadTotals } from '@washcoat/metals';
import { conflict } from '@washcoat/service-kit';
import type { ItemRecord } from '../items/item.model';
import type { LoadRecord } from './load.model';

/** The money and the counts of a load with its items (domain rules, section 3). */
export function totalsOf(
  load: Pick<LoadRecord, 'discount' | 'discountIsPercentage'>,
  items: readonly ItemRecord[],
): LoadTotals {
  return loadTotals(items, load);
}

/** Books keep sums of twelve digits before the point; up to here sums of many orders keep their cents as well. */
const MOST = 9_999_999_999.99;

/** Refuses an order whose sums no invoice can have. Throws 409. */
export function assertFitsBooks({ subtotal, grandtotal }: Pick<LoadTotals, 'subtotal' | 'grandtotal'>): void {
  if (Math.max(Math.abs(subtotal), Math.abs(grandtotal)) <= MOST) return;
  throw conflict(
    'No invoice can come to so much. Look at the quantities and prices of its items.',
    'TOO_LARGE',
  );
}
