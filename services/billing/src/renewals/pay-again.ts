import { clock, conflict, notFound, Problem } from '@washcoat/service-kit';
import type { Wallet } from '../cards/card.commands';
import { findUnpaidMonth } from '../purchases/purchase.repository';
import type { ProviderPayment } from '../provider/card-provider';
import { followBillOf } from './follow-renewal';
import { RenewalModel } from './renewal.model';

const { columns: r } = RenewalModel;

/** How the month of a renewal stands: paid, or to be confirmed by its payer with the secret, or neither. */
interface Month {
  isPaid: boolean;
  clientSecret: string | null;
  payment: ProviderPayment | null;
}

/**
 * Tries the card of a renewal once more whose month was not paid; an attempt is one at the provider, however often it is
 * sent. Where its payer has to confirm the payment, nothing is tried: that comes first.
 *
 * @returns what its payer confirms it with, null when it is paid
 * @throws Problem 404 for a renewal of somebody else; 409 RENEWAL_PAID for one that is paid, or was meanwhile; 402 for a
 * card that is refused; 503 while the provider does not know
 */
export async function payAgain(
  wallet: Wallet,
  { renewalId, attempt }: { renewalId: string; attempt: string },
): Promise<string | null> {
  const billId = await unpaidBill(wallet, renewalId);
  const before = await monthOf(wallet, billId);
  if (before.isPaid) throw isPaid();
  if (before.clientSecret === null) {
    await noteTry(wallet.service, renewalId);
    await wallet.provider.payBill(billId, attempt);
  }
  return cameTo(before.clientSecret === null ? await monthOf(wallet, billId) : before);
}

/**
 * What came of a month that its payer was asked to confirm; the provider is asked, so that it may be paid by now.
 *
 * @returns @throws as `payAgain`
 */
export async function confirmMonth(wallet: Wallet, renewalId: string): Promise<string | null> {
  return cameTo(await monthOf(wallet, await unpaidBill(wallet, renewalId)));
}

/** The bill of the month that is not paid. */
async function unpaidBill({ service: { database }, session }: Wallet, renewalId: string): Promise<string> {
  const renewal = await RenewalModel.query(database)
    .findById(renewalId)
    .where({ [r.userId]: session.userId });
  if (!renewal) throw notFound('This renewal');
  const month = renewal.status === 'past_due' ? await findUnpaidMonth(database, renewalId) : undefined;
  if (!month) throw isPaid();
  return month.paymentKey;
}

/** Asks the provider how a month stands, and brings its renewal there. */
async function monthOf({ service, provider }: Wallet, billId: string): Promise<Month> {
  await followBillOf(service, provider, billId);
  const bill = await provider.findBill(billId);
  const payment = bill?.intentId ? await provider.find(bill.intentId) : null;
  const clientSecret = payment?.status === 'requires_action' ? payment.clientSecret : null;
  return { isPaid: bill?.isPaid === true, clientSecret, payment };
}

/** Whoever tries is at the page, and told there what the bank asks. */
const noteTry = ({ database }: Wallet['service'], renewalId: string) =>
  RenewalModel.query(database).findById(renewalId).patch({ triedAt: clock.now() });

function cameTo({ isPaid: isDone, clientSecret, payment }: Month): string | null {
  if (isDone) return null;
  if (clientSecret !== null) return clientSecret;
  if (payment?.status === 'processing' || payment?.status === 'succeeded')
    throw new Problem(503, 'The card provider is still working on the payment. Look again in a moment.', {
      code: 'PROVIDER_UNAVAILABLE',
    });
  throw new Problem(402, payment?.failure ?? 'The card was declined again. Try another one.', {
    code: 'PAYMENT_FAILED',
  });
}

const isPaid = () => conflict('Nothing of this plan is open: nothing more is charged.', 'RENEWAL_PAID');
