import type { SettlementStatement } from '@washcoat/contract-settlement';

/** What the calculator begins with. */
export interface EarlyTerms {
  /** USD that would be paid on the due date. */
  amount: number;
  /** Percent a year. */
  percent: number;
  /** Days until the metal is due, of which the calculator covers all. */
  days: number;
}

/** Percent a year where the settlement names none. */
const USUAL_PERCENT = 8;
/** Days where the settlement has no due date, or it has passed. */
const USUAL_DAYS = 45;

/** The terms of a settlement: those of early payment, else of the advance, else the settlement amount at a usual rate. */
export function earlyTermsOf({ espi, intInvoice, totalSettlementAmount }: SettlementStatement): EarlyTerms {
  const [amount] = [espi.quantity, totalSettlementAmount, intInvoice.quantity].filter((each) => each > 0);
  const [percent] = [espi.chargeReturnPerc, intInvoice.chargeReturnPerc].filter((each) => each > 0);
  const days = Math.max(espi.days, intInvoice.days);
  return { amount: amount ?? 0, percent: percent ?? USUAL_PERCENT, days: days > 0 ? days : USUAL_DAYS };
}
