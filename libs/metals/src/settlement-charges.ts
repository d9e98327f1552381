import { ONE_HUNDREDTH, orZero } from './decimal';
import type { Decimal, Numeric } from './decimal';
import type { ChargeTerms } from './settlement-input';
import { trunc3 } from './truncation';

/** Days in the year that interest is counted in. */
const INTEREST_YEAR_DAYS = 360;

/** A charge with its USD amount. */
export type Charge = ChargeTerms & { chargeReturn: number };

/** Interest with the days that it is for. */
export type InterestCharge = Charge & { days: number };

/** Refining of one metal: `trunc3(returnOz · rate)`, the rate being USD per troy ounce. */
export function refiningCharge(returnOz: Numeric, terms: ChargeTerms): Charge {
  return rateCharge({ ...terms, quantity: returnOz });
}

/** tc, sc, af and fi: `trunc3(quantity · rate)`, the rate being USD for a quantity of 1. */
export function rateCharge(terms: ChargeTerms): Charge {
  return { ...terms, chargeReturn: trunc3(orZero(terms.quantity).times(orZero(terms.chargeReturnPerc))) };
}

/** advInvoice: `trunc3(quantity · perc / 100)`. */
export function percentCharge(terms: ChargeTerms): Charge {
  const amount = orZero(terms.quantity).times(orZero(terms.chargeReturnPerc)).times(ONE_HUNDREDTH);
  return { ...terms, chargeReturn: trunc3(amount) };
}

/** intInvoice and espi: `trunc3(quantity · perc / 100 · days / 360)`. */
export function interestCharge(terms: ChargeTerms, days: number): InterestCharge {
  return { ...terms, days, chargeReturn: trunc3(interestOf(terms, days)) };
}

/** The same without being cut. */
export function interestOf({ quantity, chargeReturnPerc }: ChargeTerms, days: number): Decimal {
  return orZero(quantity)
    .times(orZero(chargeReturnPerc))
    .times(days)
    .div(100 * INTEREST_YEAR_DAYS);
}
