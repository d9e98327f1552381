import { loadTotals, type LoadTotals } from '@washcoat/metals';
import type { ItemRecord } from '../items/item.model';
import type { LoadRecord } from './load.model';

/** The money and the counts of a load with its items (domain rules, section 3). */
export function totalsOf(
  load: Pick<LoadRecord, 'discount' | 'discountIsPercentage'>,
  items: readonly ItemRecord[],
): LoadTotals {
  return loadTotals(items, load);
}
