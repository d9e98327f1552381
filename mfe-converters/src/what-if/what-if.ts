import type { MetalPosition } from '@washcoat/contract-loads';
import { Decimal, toCents } from '@washcoat/metals';
import { metalOrder, type Metal } from '@washcoat/ui';

export type Prices = Record<Metal, number>;

/** What the metal of a position comes to at prices per troy ounce. */
export function valueAt({ ounces }: MetalPosition, prices: Prices): number {
  const values = metalOrder.map((metal) => new Decimal(ounces[metal]).times(prices[metal]));
  return toCents(Decimal.sum(...values));
}

/** What is left of the metal of a position, sold at hedge prices, once what it costs is paid. */
export const marginAt = (position: MetalPosition, hedge: Prices): number =>
  toCents(new Decimal(valueAt(position, hedge)).minus(position.amount));

/** A hedge price that stays as far from its market as it was. */
export function hedgeWith(market: number, was: { market: number; hedge: number }): number {
  if (was.market <= 0) return was.hedge;
  return new Decimal(was.hedge)
    .times(market)
    .div(was.market)
    .toDecimalPlaces(0, Decimal.ROUND_HALF_UP)
    .toNumber();
}
