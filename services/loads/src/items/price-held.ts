import type { LoadRecord } from '../carts/load.model';
import { assertKeepsHeld } from '../carts/price-hold';
import { priceOfBuyer } from './item-offer';
import type { ItemRecord } from './item.model';

/**
 * Refuses another price of the buyer's side that is below the one it stands by, while the prices of the quote are held.
 * What the seller asks for itself may be less. Throws 409.
 */
export function assertPriceHeld(
  load: LoadRecord,
  now: Date,
  { before, after }: { before: ItemRecord; after: number },
): void {
  if (after === before.adjustedPrice) return;
  assertKeepsHeld(load, now, { before: priceOfBuyer(before), after });
}
