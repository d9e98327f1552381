import { taxIn } from '../plans/sales-tax';
import type { PurchaseRecord } from './purchase.model';
import type { RefundRecord } from './refund.model';

/** What was paid of a purchase, and the tax in it. */
export type Paid = Pick<PurchaseRecord, 'amountCents' | 'taxCents' | 'taxPercent'>;
/** A part of it that was given back: `taxCents` of `amountCents` are sales tax, the rest is net. */
export type Refunded = Pick<RefundRecord, 'amountCents' | 'taxCents'>;

/**
 * The next refund of a purchase of which `before` was given back, and now `refundedCents` altogether; null where that is
 * nothing new. Tax is counted over all that was given back, by the rate of the purchase: so no cent is lost between
 * parts, and the last one takes the rest of the tax.
 */
export function nextRefund(paid: Paid, before: readonly Refunded[], refundedCents: number): Refunded | null {
  const amountCents = refundedCents - sumOf(before, 'amountCents');
  if (amountCents === 0) return null;
  return { amountCents, taxCents: taxOfAll(paid, refundedCents) - sumOf(before, 'taxCents') };
}

/** How much of all that was given back is sales tax, cents: all of it when everything was. */
const taxOfAll = ({ amountCents, taxCents, taxPercent }: Paid, refundedCents: number): number =>
  refundedCents >= amountCents ? taxCents : Math.min(taxCents, taxIn(refundedCents, taxPercent));

/** What was given back altogether, or how much tax is in that, cents. */
export const sumOf = (refunds: readonly Refunded[], part: keyof Refunded): number =>
  refunds.reduce((sum, refund) => sum + refund[part], 0);
