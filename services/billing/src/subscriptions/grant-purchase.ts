import type { Knex } from 'knex';
import { notFound, type UnitOfWork } from '@washcoat/service-kit';
import { creditDate } from '../credits/credit-calendar';
import { appendOnce } from '../credits/credit-ledger.repository';
import { tellCredits } from '../credits/tell-credits';
import { writePayment } from '../payments/payment.repository';
import { findPlan } from '../plans/plan.model';
import type { SubscriptionRecord } from './subscription.model';
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
  /** What was on sale when it was begun; without it what is on sale now. */
  terms?: Pick<SubscriptionRecord, 'planName' | 'planVersion' | 'lookupCount'>;
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
  const terms = purchase.terms ?? (await termsOnSale(trx, modelId));
  const granted = await insertSubscriptionOnce(trx, {
    ...{ subscriptionId, userId, companyId, modelId, ...terms },
    amountCents: amount,
    createdAt: now,
  });
  if (!granted) return { granted };
  const { month, day } = creditDate(now, timezone);
  await appendOnce(trx, {
    userId,
    companyId,
    pot: 'purchased',
    change: terms.lookupCount,
    reason: 'purchase',
    sourceId: subscriptionId,
    month,
    day,
    at: now,
  });
  tellCredits({ now, tellPages }, userId);
  if (payment) {
    await writePayment(trx, {
      ...payment,
      ...{ userId, subscriptionId, planName: terms.planName },
      amountCents: amount,
      status: 'success',
      createdAt: now,
    });
  }
  await audit({ action: 'grant', entity: 'subscription', entityId: subscriptionId, after: purchase });
  return { granted };
}

async function termsOnSale(
  trx: Knex.Transaction,
  modelId: string,
): Promise<NonNullable<PaidPurchase['terms']>> {
  const plan = await findPlan(trx, modelId);
  if (!plan) throw notFound('This plan');
  return { planName: plan.planName, planVersion: plan.version, lookupCount: plan.noOfLookups };
}
