import { newId, type Service } from '@washcoat/service-kit';
import { ProviderRefusal, ProviderUnreachable, type CardProvider } from '../provider/card-provider';
import { taxOn } from '../plans/sales-tax';
import { PurchaseModel, type PurchaseRecord } from '../purchases/purchase.model';
import { changePurchase, lockPurchase } from '../purchases/purchase.repository';
import { RenewalModel } from './renewal.model';

const { columns: p } = PurchaseModel;
const AT_ONCE = 50;

/**
 * Has the provider charge again every month what was bought to be renewed, and is not renewed yet. What money was given
 * back for meanwhile is not bought again, and neither is what the provider refuses to renew.
 */
export async function beginRenewals(service: Service, provider: CardProvider): Promise<void> {
  const waiting = await PurchaseModel.query(service.database)
    .where({ [p.renews]: true, [p.status]: 'granted', [p.renewalId]: null, [p.dispute]: null })
    .where(p.refundedCents, 0)
    .whereNotNull(p.intentId)
    .orderBy(p.createdAt)
    .limit(AT_ONCE);
  for (const purchase of waiting)
    await beginRenewal(service, provider, purchase).catch((error: unknown) => {
      if (!(error instanceof ProviderRefusal)) throw error;
      return giveUp(service, purchase, error);
    });
}

/**
 * Begins the renewal of what was bought just now, so that its buyer sees it at once. A purchase that is paid stays so
 * whatever comes of this: what the provider does not begin now is tried again with all that waits.
 */
export async function beginRenewalAtOnce(
  service: Pick<Service, 'inTransaction' | 'platform'>,
  provider: CardProvider,
  purchase: PurchaseRecord,
): Promise<void> {
  const { renews, status, renewalId, dispute, refundedCents, purchaseId } = purchase;
  if (!renews || status !== 'granted' || renewalId || dispute || refundedCents > 0) return;
  try {
    await beginRenewal(service, provider, purchase);
  } catch (error) {
    if (error instanceof ProviderRefusal || error instanceof ProviderUnreachable) return;
    service.platform.logger.error({ error, purchaseId }, 'a renewal can not begin with its purchase');
  }
}

/** Notes that a purchase is not renewed: the provider refused for good, and is not asked again. */
async function giveUp(
  service: Service,
  { purchaseId }: PurchaseRecord,
  { message: reason }: ProviderRefusal,
): Promise<void> {
  await service.inTransaction({ author: 'Card provider' }, async (unit) => {
    const purchase = await lockPurchase(unit.trx, purchaseId);
    await changePurchase(unit.trx, purchase, { renews: false }, unit.now);
    const [before, after] = [{ renews: true }, { renews: false, reason }];
    await unit.audit({ action: 'edit', entity: 'purchase', entityId: purchaseId, before, after });
  });
}

/**
 * Writes a renewal down, and then has the provider begin it: broken off between the two it goes on by the same id, which
 * makes it one at the provider.
 */
export async function beginRenewal(
  service: Pick<Service, 'inTransaction'>,
  provider: CardProvider,
  { purchaseId, intentId, planName, customerId, listCents, taxPercent }: PurchaseRecord,
): Promise<void> {
  const renewalId = newId();
  // Every month at the full price.
  const amount = listCents + taxOn(listCents, taxPercent);
  if (!intentId) return;
  const begun = await provider.renew({
    ...{ purchaseId, renewalId: purchaseId, intentId, planName, amount, customerId },
  });
  await service.inTransaction({ author: 'Card provider' }, async (unit) => {
    const purchase = await lockPurchase(unit.trx, purchaseId);
    if (purchase.renewalId) return;
    const { userId, companyId, modelId, planVersion, lookupCount } = purchase;
    const { now } = unit;
    await RenewalModel.query(unit.trx).insert({
      ...{ renewalId, userId, companyId, modelId, planVersion, planName, lookupCount, amountCents: amount },
      ...begun,
      status: 'active',
      createdAt: now,
    });
    await changePurchase(unit.trx, purchase, { renewalId }, now);
    await unit.audit({
      action: 'add',
      entity: 'renewal',
      entityId: renewalId,
      after: { purchaseId, ...begun },
    });
  });
}
