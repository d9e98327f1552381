import { adjust } from './adjust';
import { orZero, sum, toCents, toNumber } from './decimal';
import type { Numeric } from './decimal';
import { itemDetails, isBought } from './item-details';
import type { CountedItem, ItemDetails } from './item-details';
import { isPercent } from './percent-flag';
import type { PercentFlag } from './percent-flag';

/** The signed discount of a load: minus is a mark-down, plus a markup. */
export interface LoadDiscount {
  discount: Numeric;
  discountIsPercentage: PercentFlag;
}

/** The money and the counts of a load. USD in cents. */
export interface LoadTotals {
  subtotal: number;
  /** Signed: `grandtotal − subtotal`. */
  discountAmount: number;
  tax: 0;
  grandtotal: number;
  /** `invoioceItemDetails` on the wire. */
  details: ItemDetails;
}

/**
 * The totals of a load (domain.md 3): `subtotal = Σ total` of what is bought,
 * `grandtotal = adjust(subtotal, discount)`, to cents half up and never below 0.
 *
 * @throws RangeError for something that is no number
 */
export function loadTotals(items: readonly CountedItem[], discount: LoadDiscount): LoadTotals {
  const subtotal = sum(items.filter(isBought).map((item) => orZero(item.total)));
  const grandtotal = toCents(adjust(subtotal, discount.discount, isPercent(discount.discountIsPercentage)));
  return {
    subtotal: toNumber(subtotal),
    discountAmount: toNumber(orZero(grandtotal).minus(subtotal)),
    tax: 0,
    grandtotal,
    details: itemDetails(items),
  };
}
