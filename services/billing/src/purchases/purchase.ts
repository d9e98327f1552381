import type { ProviderPayment } from '../provider/card-provider';
import type { PurchaseRecord, PurchaseStatus } from './purchase.model';

/** Where a purchase may go from where it is. A payment that failed may still go well: the provider says so then. */
const ways: Record<PurchaseStatus, readonly PurchaseStatus[]> = {
  created: ['intent', 'requires_action', 'succeeded', 'failed'],
  intent: ['requires_action', 'succeeded', 'failed'],
  requires_action: ['intent', 'succeeded', 'failed'],
  failed: ['succeeded'],
  succeeded: ['granted'],
  granted: [],
};

const statuses: Record<ProviderPayment['status'], PurchaseStatus> = {
  unconfirmed: 'intent',
  processing: 'intent',
  requires_action: 'requires_action',
  succeeded: 'succeeded',
  failed: 'failed',
};

/** Whether nothing more is waited for, unless the provider tells otherwise. */
export const isOver = ({ status }: Pick<PurchaseRecord, 'status'>): boolean =>
  status === 'granted' || status === 'failed';

/** Whether the payer of a bill may still be asked to confirm it, also where a try before came to nothing. */
export const mayAskPayer = ({ status }: Pick<PurchaseRecord, 'status'>): boolean =>
  status === 'created' || status === 'failed';

/** Whether a bill that is not paid came to nothing; one that its payer is asked to confirm did when that is over. */
export const mayFail = (
  { status }: Pick<PurchaseRecord, 'status'>,
  payment: Pick<ProviderPayment, 'status'> | null,
): boolean =>
  status === 'created'
    ? payment?.status !== 'requires_action'
    : status === 'requires_action' && isRefused(payment);

const isRefused = (payment: Pick<ProviderPayment, 'status'> | null): boolean =>
  payment?.status === 'failed' || payment?.status === 'unconfirmed';

/** Where a purchase goes by what the provider says; where it is when that leads nowhere. */
export function nextStatus(
  { status }: Pick<PurchaseRecord, 'status'>,
  payment: ProviderPayment,
): PurchaseStatus {
  const next = statuses[payment.status];
  return ways[status].includes(next) ? next : status;
}

/** Whether a purchase is paid and its lookups are still to come. Throws for one that cannot be granted. */
export function assertMayBeGranted({
  purchaseId,
  status,
}: Pick<PurchaseRecord, 'purchaseId' | 'status'>): void {
  if (!ways[status].includes('granted'))
    throw new Error(`The purchase ${purchaseId} is ${status} and can not be granted.`);
}

/**
 * Lookups that are to be taken back for what the provider gave back: all of them for a dispute that is open or lost, else
 * the share of the money, whole lookups only.
 */
export function lookupsDueBack(
  { lookupCount, amountCents }: Pick<PurchaseRecord, 'lookupCount' | 'amountCents'>,
  { refunded, dispute }: Pick<ProviderPayment, 'refunded' | 'dispute'>,
): number {
  if (dispute === 'open' || dispute === 'lost') return lookupCount;
  if (amountCents === 0) return 0;
  return Math.min(lookupCount, Math.floor((lookupCount * refunded) / amountCents));
}
