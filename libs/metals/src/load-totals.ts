import { adjust } from './adjust';
import { orZero, sum, toCents, toNumber } from './decimal';
import type { Decimal, Numeric } from './decimal';
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
  const grandtotal = grandtotalOf(subtotal, discount);
  return {
    subtotal: toNumber(subtotal),
    discountAmount: toNumber(orZero(grandtotal).minus(subtotal)),
    tax: 0,
    grandtotal,
    details: itemDetails(items),
  };
}

/** What some lines of a load come to. USD. */
export interface LoadPart {
  part: Numeric;
  /** That of all lines that are bought. */
  subtotal: Numeric;
}

/**
 * What is paid for some lines of a load: their share of its grandtotal, by what they come to. Where no line comes to
 * anything, all of it.
 *
 * @returns USD, unrounded
 * @throws RangeError for something that is no number
 */
export function paidShare({ part, subtotal }: LoadPart, discount: LoadDiscount): Decimal {
  const all = orZero(subtotal);
  const paid = orZero(grandtotalOf(all, discount));
  return all.isZero() ? paid : paid.times(orZero(part)).div(all);
}

function grandtotalOf(subtotal: Decimal, { discount, discountIsPercentage }: LoadDiscount): number {
  return toCents(adjust(subtotal, discount, isPercent(discountIsPercentage)));
}
