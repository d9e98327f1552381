import { clock, type Job, type Service, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { settlePurchase } from '../purchases/settle-purchase';
import { findByPayment, lockPurchase } from '../purchases/purchase.repository';
import { ProviderUnreachable, type CardProvider, type ProviderPayment } from '../provider/card-provider';
import { followBillOf, followRenewal, isOfRenewal } from '../renewals/follow-renewal';
import { ProviderEventModel, type ProviderEventRecord } from './provider-event.model';

const { columns: e } = ProviderEventModel;
/** The holder of a card has to confirm a payment. */
const TO_CONFIRM = 'payment_intent.requires_action';
const AT_ONCE = 200;
const EVERY_MS = 10_000;
const MOST_TIMES = 5;
/** Half a day, with pauses that grow to an hour. */
const MOST_ATTEMPTS = 20;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 3_600_000;

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
 * of the provider, so that events may come late, twice and in any order. What fails is tried again by the job, after
 * pauses that grow, and given up in the end: reconciliation lists it. With
 * `eventId` only that one is worked on: many that come at once do not work on each other's.
 */
export async function processEvents(
  service: Service,
  provider: CardProvider,
  eventId?: string,
): Promise<void> {
  const waiting = await ProviderEventModel.query(service.database)
    .whereNull(e.processedAt)
    .whereNull(e.givenUpAt)
    .where((due) => due.whereNull(e.nextAttemptAt).orWhere(e.nextAttemptAt, '<=', clock.now()))
    .modify((query) => void (eventId !== undefined && query.where(e.eventId, eventId)))
    .orderBy([e.attempts, e.receivedAt])
    .limit(AT_ONCE);
  for (const event of waiting) await processEvent(service, provider, event);
}

/** What was given up on, the oldest first. */
export const givenUpEvents = (database: Knex) =>
  ProviderEventModel.query(database).whereNull(e.processedAt).whereNotNull(e.givenUpAt).orderBy(e.receivedAt);

/** Works on an event, and answers whether it was done; when not, it says when it is tried again. */
export async function processEvent(
  service: Service,
  provider: CardProvider,
  event: ProviderEventRecord,
): Promise<boolean> {
  const note = (change: Partial<ProviderEventRecord>) =>
    ProviderEventModel.query(service.database).findById(event.eventId).patch(change);
  try {
    const problem = await follow(service, provider, event);
    await note({ processedAt: clock.now(), problem, givenUpAt: null });
    return true;
  } catch (error) {
    service.platform.logger.warn({ error, event: event.eventId }, 'what the card provider told waits');
    const attempts = event.attempts + 1;
    // A provider that does not answer will: that is no reason to give up.
    const isOver = attempts >= MOST_ATTEMPTS && !(error instanceof ProviderUnreachable);
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(event.attempts, MOST_ATTEMPTS));
    await note({
      attempts,
      problem: error instanceof Error ? error.message : String(error),
      nextAttemptAt: new Date(clock.ms() + pause),
      givenUpAt: isOver ? clock.now() : null,
    });
    return false;
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
  const askedAt = clock.now();
  const payment = await provider.find(intentId);
  if (!payment) return 'The provider does not know this payment.';
  // Bills name no purchase: one that is to be confirmed may be told of before its bill is.
  const isOfBill = event.kind === TO_CONFIRM && payment.purchaseId === null;
  const bill = isOfBill ? await provider.findBillOf(intentId) : null;
  if (bill) return followBillOf(service, provider, bill.billId, event.eventId);
  const purchase = await findByPayment(service.database, payment);
  if (!purchase) return 'This payment is of no purchase here.';
  await settleAsTold(service, provider, event, { purchaseId: purchase.purchaseId, payment, askedAt });
  return null;
}

/** What the provider says of a payment, and when it was asked. */
interface Told {
  purchaseId: string;
  payment: ProviderPayment;
  askedAt: Date;
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
  first: Told,
): Promise<void> {
  let told = first;
  for (let times = 0; times < MOST_TIMES; times++) {
    const { payment, purchaseId } = told;
    const isSettled = await service.inTransaction({ author: 'Card provider', correlationId }, (unit) =>
      settleUnlessNewer(unit, told, service.platform.timezone),
    );
    const askedAt = clock.now();
    const answer = (await provider.find(payment.intentId)) ?? payment;
    if (isSettled && saysTheSame(answer, payment)) return;
    told = { purchaseId, payment: answer, askedAt };
  }
  throw new Error(`What the provider says of ${first.payment.intentId} does not come to rest.`);
}

/** Answers false, and does nothing, where the purchase was settled after the provider had been asked. */
async function settleUnlessNewer(
  unit: UnitOfWork,
  { purchaseId, payment, askedAt }: Told,
  timezone: string,
): Promise<boolean> {
  const { updatedAt } = await lockPurchase(unit.trx, purchaseId);
  if (updatedAt > askedAt) return false;
  await settlePurchase(unit, purchaseId, payment, timezone);
  return true;
}

const saysTheSame = (one: ProviderPayment, other: ProviderPayment) =>
  one.status === other.status && one.refunded === other.refunded && one.dispute === other.dispute;

/** The payment that an object of the provider is, or is about. */
function intentOf(payload: ProviderEventRecord['payload']): string | null {
  const named = payload.object === 'payment_intent' ? payload.id : payload.payment_intent;
  return typeof named === 'string' ? named : null;
}
