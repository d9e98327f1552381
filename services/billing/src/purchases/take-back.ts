import { newId, type UnitOfWork } from '@washcoat/service-kit';
import { creditDate } from '../credits/credit-calendar';
import { appendOnce, lockAccount, readBalance } from '../credits/credit-ledger.repository';
import { tellCredits } from '../credits/tell-credits';
import { markPayment } from '../payments/payment.repository';
import type { ProviderPayment } from '../provider/card-provider';
import { lookupsDueBack } from './purchase';
import type { PurchaseRecord } from './purchase.model';
import { changePurchase } from './purchase.repository';
import { noteRefund } from './refund.repository';

/**
 * Takes back what a refund or a dispute gives no right to any more, and gives it again when a dispute is won: of lookups
 * that were used already nothing can be taken, and the purchase says so. Says it once per change at the provider, and of
 * what was given back how much is sales tax.
 */
export async function takeBack(
  unit: UnitOfWork,
  purchase: PurchaseRecord,
  payment: Pick<ProviderPayment, 'refunded' | 'dispute'>,
  timezone: string,
): Promise<PurchaseRecord> {
  const { refunded: refundedCents, dispute } = payment;
  if (purchase.refundedCents === refundedCents && purchase.dispute === dispute) return purchase;
  const due = lookupsDueBack(purchase, payment);
  const change = await changeOfPot(unit, purchase, due, timezone);
  if (change !== 0) await move(unit, purchase, change, timezone);
  const refund = await noteRefund(unit.trx, purchase, refundedCents, unit.now);
  const changed = {
    ...{ refundedCents, dispute },
    lookupsDueBack: due,
    lookupsTakenBack: purchase.lookupsTakenBack - change,
  };
  await markPayment(unit.trx, purchase.purchaseId, statusOf(payment));
  await unit.audit({
    action: 'take back',
    entity: 'purchase',
    entityId: purchase.purchaseId,
    after: { ...changed, refund },
  });
  return changePurchase(unit.trx, purchase, changed, unit.now);
}

function statusOf({ refunded, dispute }: Pick<ProviderPayment, 'refunded' | 'dispute'>): string {
  if (dispute === 'open') return 'disputed';
  if (dispute === 'lost') return 'lost';
  return refunded > 0 ? 'refunded' : 'success';
}

/** By how many lookups the purchased pot changes: what is due less what was taken, and never below nothing. */
async function changeOfPot(
  { trx, now }: UnitOfWork,
  { userId, lookupsTakenBack: taken }: PurchaseRecord,
  due: number,
  timezone: string,
): Promise<number> {
  if (due <= taken) return taken - due;
  await lockAccount(trx, userId);
  const { purchased } = await readBalance(trx, userId, creditDate(now, timezone));
  return -Math.min(due - taken, purchased) || 0;
}

async function move(
  unit: UnitOfWork,
  { userId, companyId }: PurchaseRecord,
  change: number,
  timezone: string,
): Promise<void> {
  const { month, day } = creditDate(unit.now, timezone);
  await appendOnce(unit.trx, {
    userId,
    companyId,
    pot: 'purchased',
    change,
    reason: 'refund',
    sourceId: newId(),
    ...{ month, day },
    at: unit.now,
  });
  tellCredits(unit, userId);
}
