import { notFound, type UnitOfWork } from '@washcoat/service-kit';
import { creditDate } from '../credits/credit-calendar';
import { appendOnce } from '../credits/credit-ledger.repository';
import { tellCredits } from '../credits/tell-credits';
import { insertPayment } from '../payments/payment.repository';
import { findPlan } from '../plans/plan.model';
import { insertSubscriptionOnce } from './subscription.repository';

/** A purchase that is paid. Its id is what makes it count once. */
export interface PaidPurchase {
  subscriptionId: string;
  userId: string;
  companyId: string | null;
  modelId: string;
  /** What was paid, cents. */
  amount: number;
  /** How it was paid; null when nothing had to be. */
  payment: CardPayment | null;
}

export interface CardPayment {
  transactionId: string;
  /** The provider's id of the payment. */
  paymentId: string;
  /** The last four digits. */
  card: string;
  brand: string;
  expiry: string;
}

/**
 * Adds the lookups of a bought plan to the purchased pot, once, whatever is sent again; the subscription keeps the
 * name and amount of this moment.
 *
 * @returns whether it was granted now
 * @throws Problem 404 for a plan that does not exist
 */
export async function grantPurchase(
  { trx, now, audit, tellPages }: UnitOfWork,
  purchase: PaidPurchase,
  timezone: string,
): Promise<{ granted: boolean }> {
  const { subscriptionId, userId, companyId, modelId, amount, payment } = purchase;
  const plan = await findPlan(trx, modelId);
  if (!plan) throw notFound('This plan');
  const granted = await insertSubscriptionOnce(trx, {
    subscription_id: subscriptionId,
    user_id: userId,
    company_id: companyId,
    model_id: modelId,
    plan_name: plan.planName,
    lookup_count: plan.noOfLookups,
    amount_cents: amount,
    created_at: now,
  });
  if (!granted) return { granted };
  const { month, day } = creditDate(now, timezone);
  await appendOnce(trx, {
    user_id: userId,
    company_id: companyId,
    pot: 'purchased',
    change: plan.noOfLookups,
    reason: 'purchase',
    source_id: subscriptionId,
    month,
    day,
    at: now,
  });
  tellCredits({ now, tellPages }, userId);
  if (payment) {
    await insertPayment(trx, {
      transaction_id: payment.transactionId,
      user_id: userId,
      payment_id: payment.paymentId,
      subscription_id: subscriptionId,
      plan_name: plan.planName,
      amount_cents: amount,
      card: payment.card,
      brand: payment.brand,
      expiry: payment.expiry,
      status: 'success',
      created_at: now,
    });
  }
  await audit({ action: 'grant', entity: 'subscription', entityId: subscriptionId, after: purchase });
  return { granted };
}
