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

/** What a bank took back by a dispute that was lost: all that was not given back before; null where none was lost. */
export function lossOf(
  { dispute, amountCents, taxCents }: Pick<PurchaseRecord, 'dispute' | 'amountCents' | 'taxCents'>,
  refunds: readonly Refunded[],
): Refunded | null {
  if (dispute !== 'lost') return null;
  return {
    amountCents: amountCents - sumOf(refunds, 'amountCents'),
    taxCents: taxCents - sumOf(refunds, 'taxCents'),
  };
}

/** The same of many, in SQL: of rows of `purchase`, and of `given` with the `amount` and `tax` that was given back. */
export const lossIn = (purchase: string, given: string) => ({
  amount: lostPart(purchase, `${purchase}.amount_cents - coalesce(${given}.amount, 0)`),
  tax: lostPart(purchase, `${purchase}.tax_cents - coalesce(${given}.tax, 0)`),
});

const lostPart = (purchase: string, cents: string) =>
  `(case when ${purchase}.dispute = 'lost' then ${cents} else 0 end)`;
