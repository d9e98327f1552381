import { clock, type Job, type Service } from '@washcoat/service-kit';
import { settlePurchase } from '../purchases/settle-purchase';
import { findByIntent, findPurchase } from '../purchases/purchase.repository';
import type { CardProvider, ProviderPayment } from '../provider/card-provider';
import { followRenewal, isOfRenewal } from '../renewals/follow-renewal';
import { ProviderEventModel, type ProviderEventRecord } from './provider-event.model';

const { columns: e } = ProviderEventModel;
const AT_ONCE = 200;
const EVERY_MS = 10_000;
const MOST_TIMES = 5;

/** Works on what the provider told and could not be worked on at once. */
export const processEventsJob = (providerOf: (service: Service) => CardProvider | null): Job => ({
  name: 'process-provider-events',
  everyMs: EVERY_MS,
  async run(service) {
    const provider = providerOf(service);
    if (provider) await processEvents(service, provider);
  },
});

/**
 * Works on what the provider told and nobody worked on yet. An event only says that something happened: what, is asked
 * of the provider, so that events may come late, twice and in any order. What fails is tried again by the job. With
 * `eventId` only that one is worked on: many that come at once do not work on each other's.
 */
export async function processEvents(
  service: Service,
  provider: CardProvider,
  eventId?: string,
): Promise<void> {
  const waiting = await ProviderEventModel.query(service.database)
    .whereNull(e.processedAt)
    .modify((query) => void (eventId !== undefined && query.where(e.eventId, eventId)))
    .orderBy([e.attempts, e.receivedAt])
    .limit(AT_ONCE);
  for (const event of waiting) await processEvent(service, provider, event);
}

async function processEvent(
  service: Service,
  provider: CardProvider,
  event: ProviderEventRecord,
): Promise<void> {
  const note = (change: Partial<ProviderEventRecord>) =>
    ProviderEventModel.query(service.database).findById(event.eventId).patch(change);
  try {
    const problem = await follow(service, provider, event);
    await note({ processedAt: clock.now(), problem });
  } catch (error) {
    service.platform.logger.warn({ error, event: event.eventId }, 'what the card provider told waits');
    await note({
      attempts: event.attempts + 1,
      problem: error instanceof Error ? error.message : String(error),
    });
  }
}

/** Does what an event makes necessary; answers what is strange about it, if anything is. */
async function follow(
  service: Service,
  provider: CardProvider,
  event: ProviderEventRecord,
): Promise<string | null> {
  if (isOfRenewal(event)) return followRenewal(service, provider, event);
  const intentId = intentOf(event.payload);
  if (!intentId) return null;
  const payment = await provider.find(intentId);
  if (!payment) return 'The provider does not know this payment.';
  const purchase = payment.purchaseId
    ? await findPurchase(service.database, payment.purchaseId)
    : await findByIntent(service.database, intentId);
  if (!purchase) return 'This payment is of no purchase here.';
  await settleAsTold(service, provider, event, { purchaseId: purchase.purchaseId, payment });
  return null;
}

/**
 * Brings a purchase to what the provider says, until it says the same afterwards: between the question and the lock of
 * the purchase somebody else may have settled it by a newer answer, which this one would undo.
 *
 * @throws Error when the provider says something else every time; the event waits then
 */
async function settleAsTold(
  service: Service,
  provider: CardProvider,
  { eventId: correlationId }: ProviderEventRecord,
  { purchaseId, payment }: { purchaseId: string; payment: ProviderPayment },
): Promise<void> {
  let told = payment;
  for (let times = 0; times < MOST_TIMES; times++) {
    const settled = told;
    await service.inTransaction({ author: 'Card provider', correlationId }, (unit) =>
      settlePurchase(unit, purchaseId, settled, service.platform.timezone),
    );
    told = (await provider.find(settled.intentId)) ?? settled;
    if (saysTheSame(told, settled)) return;
  }
  throw new Error(`What the provider says of ${payment.intentId} does not come to rest.`);
}

const saysTheSame = (one: ProviderPayment, other: ProviderPayment) =>
  one.status === other.status && one.refunded === other.refunded && one.dispute === other.dispute;

/** The payment that an object of the provider is, or is about. */
function intentOf(payload: ProviderEventRecord['payload']): string | null {
  const named = payload.object === 'payment_intent' ? payload.id : payload.payment_intent;
  return typeof named === 'string' ? named : null;
}
