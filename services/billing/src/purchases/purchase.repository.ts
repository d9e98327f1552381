import type { Knex } from 'knex';
import { insertOnce } from '../payments/insert-once';
import type { ProviderPayment } from '../provider/card-provider';
import { PurchaseModel, type PurchaseRecord, type PurchaseStatus } from './purchase.model';

const { columns: p } = PurchaseModel;

/** Purchases of which something is still to come. */
const OPEN: readonly PurchaseStatus[] = ['created', 'intent', 'requires_action', 'succeeded'];

/** Writes a purchase unless its user used the key before. Answers whether it was written. */
export const insertPurchaseOnce = (trx: Knex.Transaction, purchase: PurchaseRecord): Promise<boolean> =>
  insertOnce(trx, PurchaseModel, purchase, ['user_id', 'payment_key']);

/** The purchase that a user began with a key. */
export const findByKey = (
  database: Knex,
  userId: string,
  paymentKey: string,
): Promise<PurchaseRecord | undefined> =>
  PurchaseModel.query(database)
    .where({ [p.userId]: userId, [p.paymentKey]: paymentKey })
    .first()
    .execute();

export const findPurchase = (database: Knex, purchaseId: string): Promise<PurchaseRecord | undefined> =>
  PurchaseModel.query(database).findById(purchaseId).execute();

export const findByIntent = (database: Knex, intentId: string): Promise<PurchaseRecord | undefined> =>
  PurchaseModel.query(database)
    .where({ [p.intentId]: intentId })
    .first()
    .execute();

/** The purchase that a payment was taken for: bills of renewals name none, and are known by their payment. */
export const findByPayment = (
  database: Knex,
  { purchaseId, intentId }: Pick<ProviderPayment, 'purchaseId' | 'intentId'>,
): Promise<PurchaseRecord | undefined> =>
  purchaseId === null ? findByIntent(database, intentId) : findPurchase(database, purchaseId);

/** The purchases of some payments, asked for at once: answers the one of each. */
export async function findByPayments(
  database: Knex,
  payments: readonly ProviderPayment[],
): Promise<(payment: ProviderPayment) => PurchaseRecord | undefined> {
  const ids = payments.flatMap(({ purchaseId }) => purchaseId ?? []);
  const intents = payments.flatMap(({ purchaseId, intentId }) => (purchaseId === null ? intentId : []));
  const found = await PurchaseModel.query(database).whereIn(p.purchaseId, ids).orWhereIn(p.intentId, intents);
  const byId = new Map(found.map((purchase) => [purchase.purchaseId, purchase]));
  const byIntent = new Map(found.map((purchase) => [purchase.intentId, purchase]));
  return ({ purchaseId, intentId }) => (purchaseId === null ? byIntent.get(intentId) : byId.get(purchaseId));
}

/** A purchase that nobody else changes until the transaction ends. Throws for one that is not there. */
export async function lockPurchase(trx: Knex.Transaction, purchaseId: string): Promise<PurchaseRecord> {
  const found = await PurchaseModel.query(trx).findById(purchaseId).forUpdate();
  if (!found) throw new Error(`The purchase ${purchaseId} is not there.`);
  return found;
}

/** Changes a purchase and answers it as it is now. */
export async function changePurchase(
  trx: Knex.Transaction,
  purchase: PurchaseRecord,
  change: Partial<PurchaseRecord>,
  now: Date,
): Promise<PurchaseRecord> {
  const patch = { ...change, updatedAt: now };
  await PurchaseModel.query(trx).findById(purchase.purchaseId).patch(patch);
  return { ...purchase, ...patch };
}

/** A month of a renewal is followed by its bill, and is no purchase that somebody set out for. */
const SET_OUT_FOR = '(renewal_id is null or renewal_id = purchase_id)';

/** Purchases of which nothing was heard since a moment, the oldest first. */
export const stuckPurchases = (database: Knex, since: Date, most: number): Promise<PurchaseRecord[]> =>
  PurchaseModel.query(database)
    .whereIn(p.status, [...OPEN])
    .where(p.updatedAt, '<', since)
    .whereRaw(SET_OUT_FOR)
    .orderBy(p.updatedAt)
    .limit(most)
    .execute();

/** Has whoever begins to buy the same plan for the same person wait until the transaction ends. */
export const beginAlone = (
  trx: Knex.Transaction,
  { userId, modelId }: Pick<PurchaseRecord, 'userId' | 'modelId'>,
): Promise<unknown> =>
  trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 145))', [`${userId} ${modelId}`]);

/** What somebody began for a plan by other payment ids, and of which something is still to come. */
export const otherOpenPurchases = (
  database: Knex,
  { userId, modelId, paymentKey }: Pick<PurchaseRecord, 'userId' | 'modelId' | 'paymentKey'>,
): Promise<PurchaseRecord[]> =>
  PurchaseModel.query(database)
    .where({ [p.userId]: userId, [p.modelId]: modelId })
    .whereNot(p.paymentKey, paymentKey)
    .whereIn(p.status, [...OPEN])
    .whereRaw(SET_OUT_FOR)
    .execute();

/** The purchase that a renewal repeats. */
export const findPurchaseOfRenewal = (
  database: Knex,
  renewalId: string,
): Promise<PurchaseRecord | undefined> =>
  PurchaseModel.query(database)
    .where({ [p.renewalId]: renewalId, [p.renews]: true })
    .orderBy(p.createdAt)
    .first()
    .execute();

/** The month of a renewal that is not paid, the newest where there are several. */
export const findUnpaidMonth = (database: Knex, renewalId: string): Promise<PurchaseRecord | undefined> =>
  PurchaseModel.query(database)
    .where({ [p.renewalId]: renewalId })
    .whereNot(p.purchaseId, renewalId)
    .whereIn(p.status, ['failed', 'requires_action'])
    .orderBy(p.createdAt, 'desc')
    .first()
    .execute();

/** Those of some renewals of which a month waits for its payer to confirm it. */
export async function monthsToConfirm(
  database: Knex,
  renewalIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const months = await PurchaseModel.query(database)
    .whereIn(p.renewalId, [...renewalIds])
    .where({ [p.status]: 'requires_action' });
  return new Set(months.flatMap(({ renewalId }) => renewalId ?? []));
}
