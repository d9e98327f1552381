import { clock, type Job, type Service } from '@washcoat/service-kit';
import { ProviderUnreachable, type CardProvider } from '../provider/card-provider';
import { finishBegunAgain } from '../renewals/begin-again';
import { beginRenewals } from '../renewals/begin-renewal';
import { comeLater, finishPurchase, isElsewhere } from './finish-purchase';
import type { PurchaseRecord } from './purchase.model';
import { stuckPurchases } from './purchase.repository';

const EVERY_MS = 60_000;
const STUCK_MS = 15 * 60_000;
const AT_ONCE = 100;

/** Finishes purchases that were broken off, and begins the renewals that wait for the provider. */
export const finishPurchasesJob = (providerOf: (service: Service) => CardProvider | null): Job => ({
  name: 'finish-purchases',
  everyMs: EVERY_MS,
  async run(service) {
    const provider = providerOf(service);
    if (!provider) return;
    await finishPurchases(service, provider);
    await beginRenewals(service, provider);
    await finishBegunAgain(service, provider);
  },
});

/**
 * Finishes purchases of which nothing was heard for a while: what was taken is granted, and what was not is given up, so
 * that nobody who went away is charged. One that cannot be finished keeps none of the others waiting, and one that was
 * opened at a provider of before waits until cards are taken by that one again.
 */
export async function finishPurchases(service: Service, provider: CardProvider): Promise<void> {
  const since = new Date(clock.ms() - STUCK_MS);
  for (const purchase of await stuckPurchases(service.database, since, AT_ONCE))
    if (isElsewhere(provider, purchase)) await comeLater(service, purchase);
    else
      await finishPurchase(service, provider, purchase).catch((error: unknown) =>
        putOff(service, purchase, error),
      );
}

/** A purchase that could not be finished; somebody has to look at why. */
async function putOff(service: Service, purchase: PurchaseRecord, error: unknown): Promise<void> {
  if (error instanceof ProviderUnreachable) return;
  const { purchaseId } = purchase;
  service.platform.logger.error({ error, purchaseId }, 'a purchase can not be finished');
  await comeLater(service, purchase);
}
