import {
  amountProblems,
  itemGroup,
  itemStatuses,
  priceChangeWords,
  type ItemGroup,
} from '@washcoat/contract-loads';
import { Decimal, itemTotals } from '@washcoat/metals';
import { badInput } from '@washcoat/service-kit';
import type { LoadRecord } from '../carts/load.model';
import type { Party } from '../carts/party';
import { isShared } from '../carts/taking-part';
import type { ItemRecord } from './item.model';

/** An adjusted price above this many times the listed price raises the alert. */
const ALERT_FACTOR = '1.15';

/** The fields of an item that follow from its group, quantity, unit and adjusted price. */
export type DerivedFields = Pick<ItemRecord, 'unit' | 'finalQty' | 'finalUnit' | 'total'>;

/** The derived fields of an item. Throws 400 for a quantity or unit that nobody buys. */
export function derive(
  item: Pick<ItemRecord, 'group' | 'quantity' | 'unit' | 'adjustedPrice'>,
): DerivedFields {
  const wrong = amountProblems({ ...item, typeName: item.group });
  const [sentence] = Object.values(wrong);
  if (sentence) throw badInput(wrong, sentence);
  return itemTotals(item);
}

/** The group that a converter type counts in: its name when that is a group, else OTHER. */
export function groupOf(typeName: string): ItemGroup {
  const parsed = itemGroup.safeParse(typeName.trim().toUpperCase());
  return parsed.success ? parsed.data : 'OTHER';
}

/** The review status of an item that `party` adds: it waits, as a change does, for another side that takes part. */
export function statusOfNew(
  load: Pick<LoadRecord, 'startedBy' | 'assistantId' | 'isSellerIn'>,
  party: Party,
): 0 | 1 {
  return isShared(load, party) ? itemStatuses.underReview : itemStatuses.approved;
}

/** Items with their prices before the seller; those that were stay as they are. */
export function offered(items: readonly ItemRecord[], at: Date): ItemRecord[] {
  return items.map((item) => ({ ...item, offeredAt: item.offeredAt ?? at }));
}

/** True for a converter marked for test, and for a price more than 15 % above the listed one. */
export function catAlert(item: Pick<ItemRecord, 'isMarkForTest' | 'listedPrice' | 'adjustedPrice'>): boolean {
  if (item.isMarkForTest) return true;
  if (item.listedPrice === null) return false;
  return new Decimal(item.adjustedPrice).greaterThan(new Decimal(item.listedPrice).times(ALERT_FACTOR));
}

/** What of an item is told in words. */
type DescribedItem = Pick<
  ItemRecord,
  'oem' | 'description' | 'quantity' | 'unit' | 'box' | 'adjustedPrice' | 'isDidNotBuy' | 'loadUrls'
>;

/** What an edit changed, in words: `KT 0334 quantity 2 to 3`. */
export function describeChange(before: DescribedItem, after: DescribedItem): string {
  const changes = [
    changed('quantity', before.quantity, after.quantity),
    changed('unit', before.unit, after.unit),
    changed('box', before.box, after.box),
    before.adjustedPrice === after.adjustedPrice
      ? ''
      : priceChangeWords(before.adjustedPrice, after.adjustedPrice),
    changed('description', before.description, after.description),
    before.isDidNotBuy === after.isDidNotBuy ? '' : after.isDidNotBuy ? 'did not buy' : 'bought',
    before.loadUrls.join() === after.loadUrls.join() ? '' : 'pictures',
  ].filter(Boolean);
  return `${after.oem || after.description} ${changes.join(', ') || 'unchanged'}`;
}

function changed(what: string, before: number | string, after: number | string): string {
  return before === after ? '' : `${what} ${before} to ${after}`;
}
