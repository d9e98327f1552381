import { clock, type Service } from '@washcoat/service-kit';
import { ProviderRefusal, type CardProvider, type ProviderPayment } from '../provider/card-provider';
import { orderOf } from './payment-order';
import { isOver } from './purchase';
import type { PurchaseRecord } from './purchase.model';
import { changePurchase, lockPurchase } from './purchase.repository';
import { fail, settlePurchase } from './settle-purchase';

/** How long somebody may take to confirm a payment in the provider's dialog. */
const CONFIRM_MS = 24 * 3_600_000;

/** Whether the payment of a purchase was opened at another provider than this one, which knows nothing of it. */
export const isElsewhere = (
  provider: Pick<CardProvider, 'owns'>,
  { intentId }: Pick<PurchaseRecord, 'intentId'>,
): boolean => intentId !== null && !provider.owns(intentId);

/** A purchase comes again after all others that wait. */
export async function comeLater(
  service: Pick<Service, 'inTransaction'>,
  { purchaseId }: Pick<PurchaseRecord, 'purchaseId'>,
): Promise<void> {
  await service.inTransaction({ author: 'Card provider' }, async (unit) => {
    await changePurchase(unit.trx, await lockPurchase(unit.trx, purchaseId), {}, unit.now);
  });
}

/**
 * Brings a purchase that was broken off to its end: what was taken is granted, and what was not is given up, so that it
 * is never charged. One that waits for its payer to confirm is left for a day, unless `isLeft` says that nobody will.
 */
export async function finishPurchase(
  service: Pick<Service, 'inTransaction' | 'platform'>,
  provider: CardProvider,
  purchase: PurchaseRecord,
  isLeft = false,
): Promise<PurchaseRecord> {
  const { purchaseId } = purchase;
  const inUnit = (work: Parameters<typeof service.inTransaction<PurchaseRecord>>[1]) =>
    service.inTransaction({ author: 'Card provider' }, work);
  try {
    const payment = await comeTo(provider, purchase, isLeft);
    return await inUnit(async (unit) => {
      const settled = await settlePurchase(unit, purchaseId, payment, service.platform.timezone);
      return isOver(settled) ? settled : changePurchase(unit.trx, settled, {}, unit.now);
    });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return inUnit(async (unit) => {
      const found = await lockPurchase(unit.trx, purchaseId);
      return isOver(found) ? found : fail(unit, found, error.message);
    });
  }
}

/** What the payment of a purchase came to, given up when nobody will go on with it. */
async function comeTo(
  provider: CardProvider,
  purchase: PurchaseRecord,
  isLeft: boolean,
): Promise<ProviderPayment> {
  const found = purchase.intentId ? await provider.find(purchase.intentId) : null;
  const payment = found ?? (await provider.open(orderOf(purchase)));
  const isLate = isLeft || purchase.createdAt.getTime() + CONFIRM_MS < clock.ms();
  const isGivenUp = payment.status === 'unconfirmed' || (payment.status === 'requires_action' && isLate);
  return isGivenUp ? provider.abandon(payment.intentId) : payment;
}
