import type { UnitOfWork } from '@washcoat/service-kit';
import { writePayment } from '../payments/payment.repository';
import { keepPromo, releasePromo } from '../promo-codes/use-promo';
import type { ProviderPayment } from '../provider/card-provider';
import { grantPaid } from './grant-paid';
import { nextStatus } from './purchase';
import type { PurchaseRecord } from './purchase.model';
import { changePurchase, lockPurchase } from './purchase.repository';
import { takeBack } from './take-back';

/**
 * Brings a purchase to what the provider says of its payment now. Answer, webhook and reconciliation all come through
 * here, in any order and as often as they like: lookups are added once, and taken back once.
 *
 * @throws Error for a payment that is not that of the purchase: of another amount, or a second one
 */
export async function settlePurchase(
  unit: UnitOfWork,
  purchaseId: string,
  payment: ProviderPayment,
  timezone: string,
): Promise<PurchaseRecord> {
  const found = await lockPurchase(unit.trx, purchaseId);
  assertBelongs(found, payment);
  const status = nextStatus(found, payment);
  const known = { ...found, intentId: payment.intentId, ...payment.card };
  if (status === 'succeeded') await keepPromo(unit.trx, purchaseId);
  if (status === 'succeeded')
    return takeBack(unit, await grantPaid(unit, { ...known, status }, timezone), payment, timezone);
  if (status === 'failed' && found.status !== 'failed') return fail(unit, known, payment.failure);
  if (status === 'granted') return takeBack(unit, found, payment, timezone);
  if (status === found.status && found.intentId === payment.intentId) return found;
  return changePurchase(unit.trx, found, { status, intentId: payment.intentId }, unit.now);
}

/** Notes that a purchase came to nothing, so that its promo code is free again and its payer sees why. */
export async function fail(
  unit: UnitOfWork,
  purchase: PurchaseRecord,
  failure: string | null,
): Promise<PurchaseRecord> {
  const { purchaseId, intentId, userId, planName, amountCents, card, brand, expiry } = purchase;
  await writePayment(unit.trx, {
    transactionId: purchaseId,
    paymentId: intentId ?? purchaseId,
    subscriptionId: null,
    ...{ userId, planName, amountCents, card, brand, expiry },
    status: 'failed',
    createdAt: unit.now,
  });
  await releasePromo(unit.trx, purchaseId, unit.now);
  await unit.audit({
    action: 'fail',
    entity: 'purchase',
    entityId: purchaseId,
    after: { intentId, failure, amountCents },
  });
  return changePurchase(
    unit.trx,
    purchase,
    { status: 'failed', failure, ...{ intentId, card, brand, expiry } },
    unit.now,
  );
}

/** Notes that the payer of a bill is asked to confirm it. */
export async function askPayer(unit: UnitOfWork, purchase: PurchaseRecord): Promise<void> {
  const { purchaseId, intentId } = purchase;
  const asked = { status: 'requires_action', failure: null, intentId } as const;
  await unit.audit({ action: 'ask to confirm', entity: 'purchase', entityId: purchaseId, after: asked });
  await changePurchase(unit.trx, purchase, asked, unit.now);
}

function assertBelongs(
  { purchaseId, amountCents, intentId }: PurchaseRecord,
  payment: ProviderPayment,
): void {
  if (payment.purchaseId !== null && payment.purchaseId !== purchaseId)
    throw new Error(`The payment ${payment.intentId} is of another purchase than ${purchaseId}.`);
  if (intentId !== null && intentId !== payment.intentId)
    throw new Error(`The purchase ${purchaseId} has two payments: ${intentId} and ${payment.intentId}.`);
  if (payment.amount !== amountCents)
    throw new Error(
      `The payment ${payment.intentId} is of ${payment.amount} cents, the purchase of ${amountCents}.`,
    );
}
