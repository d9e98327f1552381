import { newId, type Service, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { CardProvider, ProviderBill, ProviderPayment } from '../provider/card-provider';
import { taxIn } from '../plans/sales-tax';
import { grantPaid } from '../purchases/grant-paid';
import { mayAskPayer, mayFail } from '../purchases/purchase';
import { askPayer, fail } from '../purchases/settle-purchase';
import type { PurchaseRecord } from '../purchases/purchase.model';
import {
  findByKey,
  findPurchaseOfRenewal,
  insertPurchaseOnce,
  lockPurchase,
} from '../purchases/purchase.repository';
import type { ProviderEventRecord } from '../webhooks/provider-event.model';
import { endRenewal } from './end-renewal';
import { RenewalModel, type RenewalRecord } from './renewal.model';
import { tellToConfirm, tellUnpaid } from './unpaid-letters';

const BILLS = [
  ...['invoice.paid', 'invoice.payment_succeeded', 'invoice.payment_failed'],
  'invoice.payment_action_required',
];
const ENDED = 'customer.subscription.deleted';

/** Whether an event is of a plan that is bought every month. */
export const isOfRenewal = ({ kind }: Pick<ProviderEventRecord, 'kind'>): boolean =>
  BILLS.includes(kind) || kind === ENDED;

/** Does what the provider told of a renewal: its bill was paid, or not, or it has ended. Answers what is strange. */
export async function followRenewal(
  service: Service,
  provider: CardProvider,
  event: ProviderEventRecord,
): Promise<string | null> {
  const { id } = event.payload;
  if (typeof id !== 'string' || !id) return 'This event does not say what it is about.';
  const inUnit = (work: (unit: UnitOfWork) => Promise<string | null>) =>
    service.inTransaction({ author: 'Card provider', correlationId: event.eventId }, work);
  if (event.kind === ENDED) return inUnit((unit) => endAsTold(unit, id));
  return followBillOf(service, provider, id, event.eventId);
}

/** Asks how a bill stands, and brings its renewal there. Answers what is strange about it. */
export async function followBillOf(
  service: Service,
  provider: CardProvider,
  billId: string,
  correlationId?: string,
): Promise<string | null> {
  const bill = await provider.findBill(billId);
  if (!bill) return 'This bill is of no renewal.';
  // It says which card paid, which may be another one than in the months before, and whether its payer has to confirm.
  const payment = bill.intentId === null ? null : await provider.find(bill.intentId);
  return service.inTransaction({ author: 'Card provider', correlationId }, (unit) =>
    followBill(unit, { bill, payment }, service.platform.timezone),
  );
}

/** Ends a renewal that has ended at the provider, and tells a payer who had not paid. Answers what is strange. */
export async function endAsTold(unit: UnitOfWork, providerId: string): Promise<string | null> {
  const renewal = await lockRenewal(unit.trx, providerId);
  if (!renewal) return 'This renewal is not of this installation.';
  if (renewal.status !== 'ended') await endRenewal(unit, renewal, true);
  if (renewal.status === 'past_due') await tellUnpaid(unit, renewal, 'ended');
  if (renewal.endOwed) await changeRenewal(unit, renewal, { endOwed: false });
  return null;
}

/**
 * Buys the plan once for each bill that is paid; one that is not leaves the credits as they are. Of a bill before the
 * last one that was paid, or of one that is paid by now, nothing is learned of where the renewal stands.
 */
async function followBill(
  unit: UnitOfWork,
  { bill, payment }: { bill: ProviderBill; payment: ProviderPayment | null },
  timezone: string,
): Promise<string | null> {
  const renewal = await lockRenewal(unit.trx, bill.providerId);
  if (!renewal) return 'This renewal is not of this installation.';
  const purchase = await purchaseOfBill(unit, renewal, bill);
  const isOld = bill.nextAt !== null && renewal.nextAt !== null && bill.nextAt < renewal.nextAt;
  if (bill.isPaid) {
    if (purchase.status !== 'granted')
      await grantPaid(unit, { ...purchase, ...payment?.card, status: 'succeeded' }, timezone);
    await changeRenewal(unit, renewal, {
      ...(renewal.status !== 'ended' &&
        !isOld && { status: 'active' as const, nextAt: bill.nextAt, failedAt: null }),
    });
    return null;
  }
  const isAsked = payment?.status === 'requires_action' && mayAskPayer(purchase);
  if (isAsked) await askPayer(unit, purchase);
  else if (mayFail(purchase, payment))
    await fail(unit, purchase, payment?.failure ?? 'The card of the renewal was declined.');
  if (isAsked && renewal.status === 'past_due') await tellToConfirm(unit, renewal);
  if (renewal.status === 'active' && purchase.status !== 'granted' && !isOld) {
    const failure = { status: 'past_due', failedAt: unit.now } as const;
    await changeRenewal(unit, renewal, failure);
    await tellUnpaid(unit, { ...renewal, ...failure }, 'failed');
  }
  return null;
}

/** The purchase that a bill is; a copy of the first one, at what the bill says. */
async function purchaseOfBill(
  unit: UnitOfWork,
  renewal: RenewalRecord,
  { billId, intentId, amount }: ProviderBill,
): Promise<PurchaseRecord> {
  const { trx, now } = unit;
  const known = await findByKey(trx, renewal.userId, billId);
  if (known) return { ...(await lockPurchase(trx, known.purchaseId)), intentId: intentId ?? known.intentId };
  const first = await findPurchaseOfRenewal(trx, renewal.renewalId);
  if (!first) throw new Error(`The renewal ${renewal.renewalId} has no first purchase.`);
  const taxCents = taxIn(amount, first.taxPercent);
  const purchase: PurchaseRecord = {
    ...first,
    purchaseId: newId(),
    paymentKey: billId,
    planVersion: renewal.planVersion,
    listCents: amount - taxCents,
    ...{ amountCents: amount, taxCents },
    ...{ promocodeId: null, promoCode: null, status: 'created', intentId, failure: null },
    ...{ refundedCents: 0, dispute: null, lookupsDueBack: 0, lookupsTakenBack: 0 },
    ...{ createdAt: now, updatedAt: now },
  };
  await insertPurchaseOnce(trx, purchase);
  return purchase;
}

const lockRenewal = (trx: Knex.Transaction, providerId: string): Promise<RenewalRecord | undefined> =>
  RenewalModel.query(trx).where(RenewalModel.columns.providerId, providerId).forUpdate().first().execute();

async function changeRenewal(
  unit: UnitOfWork,
  renewal: RenewalRecord,
  change: Partial<RenewalRecord>,
): Promise<void> {
  const { renewalId } = renewal;
  if (!Object.keys(change).length) return;
  await RenewalModel.query(unit.trx).findById(renewalId).patch(change);
  await unit.audit({
    action: 'follow',
    entity: 'renewal',
    entityId: renewalId,
    before: renewal,
    after: change,
  });
}
