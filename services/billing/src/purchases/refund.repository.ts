import type { Knex } from 'knex';
import type { PurchaseRecord } from './purchase.model';
import { nextRefund, type Refunded } from './refund';
import { RefundModel, type RefundRecord } from './refund.model';

const { columns: r } = RefundModel;

/** What was given back of a purchase, in the order of the refunds. */
export const refundsOf = (database: Knex, purchaseId: string): Promise<RefundRecord[]> =>
  RefundModel.query(database).where(r.purchaseId, purchaseId).modify('inOrder').execute();

/**
 * Notes what was given back of a purchase since the refund before, when it is `refundedCents` altogether; the purchase
 * is locked. Answers what was noted, or null for nothing new.
 */
export async function noteRefund(
  trx: Knex.Transaction,
  purchase: PurchaseRecord,
  refundedCents: number,
  now: Date,
): Promise<Refunded | null> {
  const before = await refundsOf(trx, purchase.purchaseId);
  const refund = nextRefund(purchase, before, refundedCents);
  if (!refund) return null;
  const { purchaseId } = purchase;
  await RefundModel.query(trx).insert({
    ...{ purchaseId, position: before.length + 1, ...refund },
    createdAt: now,
  });
  return refund;
}
