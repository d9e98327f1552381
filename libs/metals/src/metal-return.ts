import { ONE_HUNDREDTH, ZERO, orZero, roundTo, sum, toDecimal } from './decimal';
import type { Decimal, Numeric } from './decimal';
import type { ReturnTerms } from './settlement-input';
import { trunc3 } from './truncation';

/** One metal's ounces of one hedge, and their USD per troy ounce. */
export interface HedgedOunces {
  oz: Numeric;
  unitPrice: Numeric;
}

/** What one metal returns: troy ounces and USD, at most 3 decimals, averagePrice 2. */
export type MetalReturn = ReturnTerms & {
  totalOz: number;
  returnOz: number;
  hedgedOz: number;
  /** Ounces still to be priced; below 0 means over-hedged. */
  balanceOz: number;
  averagePrice: number;
  amount: number;
};

/**
 * The return of one metal (domain.md 6): `returnOz = trunc3(totalOz · chargeReturnPerc / 100)`,
 * `amount = trunc3(returnOz · averagePrice)`, or with a settlementPrice
 * `trunc3(Σ(hedge oz · unit price) + balanceOz · settlementPrice)`.
 *
 * @param lotOunces troy ounces of the metal in each lot
 * @throws RangeError for something that is no number
 */
export function metalReturn(
  lotOunces: readonly Numeric[],
  terms: ReturnTerms,
  hedges: readonly HedgedOunces[],
): MetalReturn {
  const totalOz = sum(lotOunces.map(orZero));
  const returnOz = trunc3(totalOz.times(orZero(terms.chargeReturnPerc)).times(ONE_HUNDREDTH));
  const hedgedOz = sum(hedges.map(({ oz }) => orZero(oz)));
  const hedgedValue = sum(hedges.map(({ oz, unitPrice }) => orZero(oz).times(orZero(unitPrice))));
  const balanceOz = orZero(returnOz).minus(hedgedOz);
  const averagePrice = averageOf(hedgedValue, hedgedOz);
  const settlementPrice = toDecimal(terms.settlementPrice);
  return {
    ...terms,
    totalOz: trunc3(totalOz),
    returnOz,
    hedgedOz: trunc3(hedgedOz),
    balanceOz: trunc3(balanceOz),
    averagePrice,
    amount: trunc3(
      settlementPrice === null
        ? orZero(returnOz).times(averagePrice)
        : hedgedValue.plus(balanceOz.times(settlementPrice)),
    ),
  };
}

/** `Σ(oz · price) / Σ oz` in USD per troy ounce, 2 decimals half up; 0 without hedged ounces. */
function averageOf(value: Decimal, ounces: Decimal): number {
  return roundTo(ounces.isZero() ? ZERO : value.div(ounces), 2);
}
