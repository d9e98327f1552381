import { clock, type Job, type Service } from '@washcoat/service-kit';
import {
  ProviderRefusal,
  ProviderUnreachable,
  type CardProvider,
  type ProviderPayment,
} from '../provider/card-provider';
import { beginRenewals } from '../renewals/begin-renewal';
import { isOver } from './purchase';
import type { PurchaseRecord } from './purchase.model';
import { changePurchase, lockPurchase, stuckPurchases } from './purchase.repository';
import { fail, settlePurchase } from './settle-purchase';

const EVERY_MS = 60_000;
const STUCK_MS = 15 * 60_000;
/** How long somebody may take to confirm a payment in the provider's dialog. */
const CONFIRM_MS = 24 * 3_600_000;
const AT_ONCE = 100;

/** Finishes purchases that were broken off, and begins the renewals that wait for the provider. */
export const finishPurchasesJob = (providerOf: (service: Service) => CardProvider | null): Job => ({
  name: 'finish-purchases',
  everyMs: EVERY_MS,
  async run(service) {
    const provider = providerOf(service);
    if (!provider) return;
    await finishPurchases(service, provider);
    await beginRenewals(service, provider).catch((error: unknown) => {
      // A provider that does not answer is asked again later.
      if (!(error instanceof ProviderUnreachable)) throw error;
    });
  },
});

/**
 * Finishes purchases of which nothing was heard for a while: what was taken is granted, and what was not is given up, so
 * that nobody who went away is charged. One that cannot be finished keeps none of the others waiting.
 */
export async function finishPurchases(service: Service, provider: CardProvider): Promise<void> {
  const since = new Date(clock.ms() - STUCK_MS);
  for (const purchase of await stuckPurchases(service.database, since, AT_ONCE))
    await finish(service, provider, purchase).catch((error: unknown) => putOff(service, purchase, error));
}

/** A purchase that could not be finished comes again after all others that wait; somebody has to look at why. */
async function putOff(service: Service, purchase: PurchaseRecord, error: unknown): Promise<void> {
  if (error instanceof ProviderUnreachable) return;
  const { purchaseId } = purchase;
  service.platform.logger.error({ error, purchaseId }, 'a purchase can not be finished');
  await service.inTransaction({ author: 'Card provider' }, async (unit) => {
    await changePurchase(unit.trx, await lockPurchase(unit.trx, purchaseId), {}, unit.now);
  });
}

async function finish(service: Service, provider: CardProvider, purchase: PurchaseRecord): Promise<void> {
  const { purchaseId } = purchase;
  const inUnit = (work: Parameters<typeof service.inTransaction>[1]) =>
    service.inTransaction({ author: 'Card provider' }, work);
  try {
    const payment = await comeTo(provider, purchase);
    await inUnit(async (unit) => {
      const settled = await settlePurchase(unit, purchaseId, payment, service.platform.timezone);
      if (!isOver(settled)) await changePurchase(unit.trx, settled, {}, unit.now);
    });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await inUnit(async (unit) => {
      const found = await lockPurchase(unit.trx, purchaseId);
      if (!isOver(found)) await fail(unit, found, error.message);
    });
  }
}

/** What the payment of a purchase came to, given up when nobody will go on with it. */
async function comeTo(provider: CardProvider, purchase: PurchaseRecord): Promise<ProviderPayment> {
  const found = purchase.intentId ? await provider.find(purchase.intentId) : null;
  const { purchaseId, amountCents: amount, planName, userId, email, fullName, renews: keepsCard } = purchase;
  const payment =
    found ?? (await provider.open({ purchaseId, amount, planName, userId, email, fullName, keepsCard }));
  const isLate = purchase.createdAt.getTime() + CONFIRM_MS < clock.ms();
  const isLeft = payment.status === 'unconfirmed' || (payment.status === 'requires_action' && isLate);
  return isLeft ? provider.abandon(payment.intentId) : payment;
}
