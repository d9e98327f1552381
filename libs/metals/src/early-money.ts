import { ZERO, orZero, roundTo, toCents } from './decimal';
import type { Numeric } from './decimal';
import { interestCharge, interestOf } from './settlement-charges';

/** Days in the year that rates are compared by. */
const CALENDAR_YEAR_DAYS = 365;

/** A payment before the metal is due. */
export interface EarlyPayment {
  /** USD that would be paid on the due date. */
  amount: Numeric;
  /** Percent a year, of 360 days. */
  percent: Numeric;
  /** Days before the metal due date, at least 0. */
  days: number;
}

/** What it costs to have money early. USD and percent. */
export interface EarlyMoney {
  days: number;
  /** As the statement charges it: `trunc3(amount · percent/100 · days/360)`. */
  cost: number;
  /** What is left of the amount. */
  received: number;
  /** Of every day: `amount · percent/100 / 360`, in cents. */
  perDay: number;
  /**
   * As a yearly rate of the money that is received, over 365 days: `cost / received · 365 / days · 100`, 2 decimals;
   * null without days or when nothing is left.
   */
  yearlyRate: number | null;
}

/**
 * The price of being paid early, by the formula of the statement's interest (domain.md 6, intInvoice and espi).
 *
 * @throws RangeError for something that is no number
 */
export function earlyMoney({ amount, percent, days }: EarlyPayment): EarlyMoney {
  const span = Math.max(0, Math.trunc(days));
  const terms = { quantity: amount, chargeReturnPerc: percent };
  const { chargeReturn } = interestCharge(terms, span);
  const cost = orZero(chargeReturn);
  const received = orZero(amount).minus(cost);
  const hasRate = span > 0 && received.greaterThan(ZERO);
  return {
    days: span,
    cost: chargeReturn,
    received: roundTo(received, 3),
    perDay: toCents(interestOf(terms, 1)),
    yearlyRate: hasRate
      ? roundTo(cost.div(received).times(CALENDAR_YEAR_DAYS).div(span).times(100), 2)
      : null,
  };
}

/** The same for every day from the due date back to `payment.days` before it, at most `points` of them. */
export function earlyMoneyByDay(payment: EarlyPayment, points = 90): EarlyMoney[] {
  const last = Math.max(0, Math.trunc(payment.days));
  const step = Math.max(1, Math.ceil(last / points));
  const days = Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => last - index * step);
  return days.reverse().map((each) => earlyMoney({ ...payment, days: each }));
}
