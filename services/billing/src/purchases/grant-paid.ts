import type { UnitOfWork } from '@washcoat/service-kit';
import { grantPurchase } from '../subscriptions/grant-purchase';
import { assertMayBeGranted } from './purchase';
import type { PurchaseRecord } from './purchase.model';
import { changePurchase } from './purchase.repository';

/** Adds the lookups of a purchase that is paid, or costs nothing. Answers the purchase as it is then. */
export async function grantPaid(
  unit: UnitOfWork,
  purchase: PurchaseRecord,
  timezone: string,
): Promise<PurchaseRecord> {
  assertMayBeGranted(purchase);
  const { purchaseId, userId, companyId, modelId, planName, planVersion, lookupCount } = purchase;
  const { intentId, card, brand, expiry, amountCents: amount } = purchase;
  await grantPurchase(
    unit,
    {
      subscriptionId: purchaseId,
      ...{ userId, companyId, modelId, amount },
      terms: { planName, planVersion, lookupCount },
      payment:
        intentId === null ? null : { transactionId: purchaseId, paymentId: intentId, card, brand, expiry },
    },
    timezone,
  );
  const { failure, status } = { failure: null, status: 'granted' } as const;
  return changePurchase(
    unit.trx,
    purchase,
    { status, failure, ...{ intentId, card, brand, expiry } },
    unit.now,
  );
}
