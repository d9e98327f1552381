import type { Session } from '@washcoat/contract-entities';
import { conflict, Problem, type Service, type UnitOfWork } from '@washcoat/service-kit';
import {
  ProviderRefusal,
  ProviderUnreachable,
  type CardProvider,
  type ProviderPayment,
} from '../provider/card-provider';
import { asked } from '../cards/card.commands';
import { customerFor } from '../cards/card-customer';
import { beginPurchase } from './begin-purchase';
import type { PurchaseForm } from './buyer';
import { finishPurchase, isElsewhere } from './finish-purchase';
import { orderOf } from './payment-order';
import { isOver } from './purchase';
import type { PurchaseRecord } from './purchase.model';
import { lockPurchase, otherOpenPurchases } from './purchase.repository';
import { fail, settlePurchase } from './settle-purchase';

/** A purchase, and what the page confirms it with where its payer has to. */
export interface PaidFor {
  purchase: PurchaseRecord;
  clientSecret: string | null;
}

/** The means of a purchase: transactions of its own around calls of the provider, which stand in none. */
export interface Till {
  service: Pick<Service, 'inTransaction' | 'platform' | 'database'>;
  provider: CardProvider;
  session: Session | null;
  correlationId: string;
}

/**
 * Buys a plan: writes down what is bought, opens the payment, takes it, and adds the lookups. Broken off anywhere and
 * sent again it goes on where it was; nothing is charged or granted twice, and nothing is charged that was not begun.
 *
 * @throws Problem as `beginPurchase`; 409 BOUGHT_MEANWHILE where an earlier payment for it went through; 503 while the provider does not answer
 */
export async function payPurchase(till: Till, session: Session, form: PurchaseForm): Promise<PaidFor> {
  const { timezone } = till.service.platform;
  await asked(() => finishOthers(till, session, form));
  const customerId = await keeperOf(till, session, form);
  const purchase = await inUnit(till, (unit) =>
    beginPurchase(unit, session, form, { timezone, customerId, provider: till.provider }),
  );
  if (isOver(purchase)) return { purchase, clientSecret: null };
  try {
    const opened = await opening(till, purchase);
    return await settled(till, purchase, await taking(till.provider, opened, purchase));
  } catch (error) {
    if (error instanceof ProviderRefusal)
      return { purchase: await refused(till, purchase, error), clientSecret: null };
    if (error instanceof ProviderUnreachable) throw unanswered(error);
    throw error;
  }
}

/**
 * Comes to an end with what somebody began for the same plan by another payment id, of which nobody knows yet what came:
 * nothing is charged for a plan while an earlier charge for it may still come. What was opened at a provider of before is
 * not asked of this one.
 *
 * @throws Problem 409 BOUGHT_MEANWHILE where the earlier one was paid after all; 503 while that is not known
 */
async function finishOthers(
  { service, provider }: Till,
  { userId }: Session,
  { modelId, paymentId }: PurchaseForm,
): Promise<void> {
  const others = await otherOpenPurchases(service.database, { userId, modelId, paymentKey: paymentId });
  for (const other of others) {
    if (isElsewhere(provider, other)) continue;
    const { status } = await finishPurchase(service, provider, other, true);
    if (status === 'granted')
      throw conflict(
        'Your last payment went through after all: the plan is bought, and nothing else was charged.',
        'BOUGHT_MEANWHILE',
      );
    if (status !== 'failed') throw new ProviderUnreachable('The earlier payment is still being worked on.');
  }
}

/** Who keeps the card of what is bought every month; nobody else's is kept. */
async function keeperOf(till: Till, { userId }: Session, form: PurchaseForm): Promise<string | null> {
  if (!form.renews || !till.provider.isPaymentMethod(form.paymentId)) return null;
  const { email, fullName } = form;
  return asked(() => customerFor(till.service.database, till.provider, { userId, email, fullName }));
}

const inUnit = <T>(
  { service, session, correlationId }: Till,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> => service.inTransaction({ session, correlationId }, work);

/** The payment of a purchase, opened when there is none; the purchase names it before anything is taken. */
async function opening(till: Till, purchase: PurchaseRecord): Promise<ProviderPayment> {
  const { provider, service } = till;
  if (isElsewhere(provider, purchase))
    throw new ProviderUnreachable('This payment was opened at another provider.');
  const found = purchase.intentId ? await provider.find(purchase.intentId) : null;
  if (found) return found;
  const opened = await provider.open(orderOf(purchase));
  await inUnit(till, (unit) => settlePurchase(unit, purchase.purchaseId, opened, service.platform.timezone));
  return opened;
}

/** Takes a payment of which nothing was taken; one that is further is what it is. */
const taking = (provider: CardProvider, payment: ProviderPayment, { paymentKey }: PurchaseRecord) =>
  payment.status === 'unconfirmed'
    ? provider.confirm(payment.intentId, paymentKey)
    : Promise.resolve(payment);

async function settled(
  till: Till,
  { purchaseId }: PurchaseRecord,
  payment: ProviderPayment,
): Promise<PaidFor> {
  const { timezone } = till.service.platform;
  const purchase = await inUnit(till, (unit) => settlePurchase(unit, purchaseId, payment, timezone));
  return { purchase, clientSecret: purchase.status === 'requires_action' ? payment.clientSecret : null };
}

/** The provider refused before it took anything: the purchase came to nothing, unless it has gone on meanwhile. */
async function refused(
  till: Till,
  { purchaseId }: PurchaseRecord,
  { message }: Error,
): Promise<PurchaseRecord> {
  return inUnit(till, async (unit) => {
    const found = await lockPurchase(unit.trx, purchaseId);
    return isOver(found) ? found : fail(unit, found, message);
  });
}

const unanswered = (cause: Error) =>
  new Problem(503, 'The card provider does not answer right now. Try again; nothing is charged twice.', {
    code: 'PROVIDER_UNAVAILABLE',
    cause,
  });
