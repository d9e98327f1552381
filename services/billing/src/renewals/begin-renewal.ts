import { clock, type Service } from '@washcoat/service-kit';
import { addMonths } from 'date-fns/addMonths';
import { ProviderRefusal, ProviderUnreachable, type CardProvider } from '../provider/card-provider';
import { taxOn } from '../plans/sales-tax';
import { comeLater, isElsewhere } from '../purchases/finish-purchase';
import { PurchaseModel, type PurchaseRecord } from '../purchases/purchase.model';
import { changePurchase, lockPurchase } from '../purchases/purchase.repository';
import { RenewalModel } from './renewal.model';

const { columns: p } = PurchaseModel;
const AT_ONCE = 50;

/**
 * Has the provider charge again every month what was bought to be renewed, and is not renewed yet. What money was given
 * back for meanwhile is not bought again, and neither is what the provider refuses to renew. One that can not be begun
 * keeps none of the others waiting, and one that was paid at a provider of before waits for that one.
 */
export async function beginRenewals(service: Service, provider: CardProvider): Promise<void> {
  const waiting = await PurchaseModel.query(service.database)
    .where({ [p.renews]: true, [p.status]: 'granted', [p.renewalId]: null, [p.dispute]: null })
    .where(p.refundedCents, 0)
    .whereNotNull(p.intentId)
    .orderBy([p.updatedAt, p.createdAt])
    .limit(AT_ONCE);
  for (const purchase of waiting)
    if (isElsewhere(provider, purchase)) await comeLater(service, purchase);
    else
      await beginRenewal(service, provider, purchase).catch((error: unknown) =>
        error instanceof ProviderRefusal
          ? giveUp(service, purchase, error)
          : putOff(service, purchase, error),
      );
}

/** A renewal that could not be begun is tried again after all others that wait. */
async function putOff(service: Service, purchase: PurchaseRecord, error: unknown): Promise<void> {
  const { purchaseId } = purchase;
  const { logger } = service.platform;
  if (error instanceof ProviderUnreachable) logger.warn({ error, purchaseId }, 'a renewal waits to begin');
  else logger.error({ error, purchaseId }, 'a renewal can not be begun');
  await comeLater(service, purchase);
}

/** Whether a purchase is to be bought again every month, and is not yet. */
const isToBegin = ({ renews, status, renewalId, dispute, refundedCents }: PurchaseRecord): boolean =>
  renews && status === 'granted' && renewalId === null && dispute === null && refundedCents === 0;

/**
 * Begins the renewal of what was bought just now, so that its buyer sees it at once. A purchase that is paid stays so
 * whatever comes of this: what the provider does not begin now is tried again with all that waits.
 */
export async function beginRenewalAtOnce(
  service: Pick<Service, 'inTransaction' | 'platform'>,
  provider: CardProvider,
  purchase: PurchaseRecord,
): Promise<void> {
  const { purchaseId } = purchase;
  if (!isToBegin(purchase)) return;
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
 * Has the provider begin a renewal, and writes it down, by the id of its purchase: broken off between the two it goes on
 * with the same words, which makes it one at the provider. Where money was given back meanwhile, what was begun has ended,
 * and the provider is told until it knows.
 */
export async function beginRenewal(
  service: Pick<Service, 'inTransaction'>,
  provider: CardProvider,
  asked: PurchaseRecord,
): Promise<void> {
  const { purchaseId, intentId, planName, customerId, listCents, taxPercent } = asked;
  const renewalId = purchaseId;
  // Every month at the full price.
  const amount = listCents + taxOn(listCents, taxPercent);
  if (!intentId) return;
  const nextAt = firstOf(asked, clock.now());
  const begun = await provider.renew({
    ...{ purchaseId, renewalId, intentId, planName, amount, customerId, nextAt },
  });
  await service.inTransaction({ author: 'Card provider' }, async (unit) => {
    const purchase = await lockPurchase(unit.trx, purchaseId);
    if (purchase.renewalId) return;
    const { userId, companyId, modelId, planVersion, lookupCount } = purchase;
    const { now } = unit;
    const ended = { status: 'ended', nextAt: null, endedAt: now, endOwed: true } as const;
    const stands = isToBegin(purchase) ? ({ status: 'active' } as const) : ended;
    await RenewalModel.query(unit.trx).insert({
      ...{ renewalId, userId, companyId, modelId, planVersion, planName, lookupCount, amountCents: amount },
      ...begun,
      ...stands,
      createdAt: now,
    });
    await changePurchase(unit.trx, purchase, { renewalId }, now);
    await unit.audit({
      action: 'add',
      entity: 'renewal',
      entityId: renewalId,
      after: { purchaseId, ...begun, ...stands },
    });
  });
}

/**
 * When a purchase is charged again first: a month after it was begun, and the first such day to come where that is over.
 * It is the same every time it is asked, as the key is that the provider knows it by.
 */
export function firstOf({ createdAt }: Pick<PurchaseRecord, 'createdAt'>, now: Date): Date {
  let months = 1;
  while (addMonths(createdAt, months) <= now) months++;
  return addMonths(createdAt, months);
}
