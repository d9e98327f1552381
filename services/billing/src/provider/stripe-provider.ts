import Stripe from 'stripe';
import {
  ProviderRefusal,
  ProviderUnreachable,
  type CardProvider,
  type PaymentOrder,
  type ProviderPayment,
} from './card-provider';
import { keepStripeCard, stripeCards, stripeCustomerOf, stripePayers, useStripeCard } from './stripe-cards';
import { readStripeEvent } from './stripe-event';
import { chargeOf, paymentOf } from './stripe-payment';
import {
  billIdOf,
  billOf,
  findBill,
  hasEnded,
  paidBillsBy,
  payBillBy,
  renewAgainBy,
  renewBy,
  runningRenewalsBy,
} from './stripe-renewal';
import { isTestId } from './test-ids';

/** The version of Stripe's API that this was written and tried with. */
export const STRIPE_VERSION = '2026-10-28.endive';

const TIMEOUT_MS = 15_000;
const RETRIES = 2;
const withCharge = { expand: ['latest_charge'] };

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another host than Stripe's own: for tests. */
  at?: { host: string; port: number; protocol: 'http' | 'https' };
}

/** Payments by Stripe: payment intents, its customers, cards and subscriptions. */
export function stripeProvider({
  secretKey,
  publishableKey,
  webhookSecret,
  at,
}: StripeOptions): CardProvider {
  const stripe = new Stripe(secretKey, {
    apiVersion: STRIPE_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...at,
  });
  const find = (intentId: string) => told(stripe, stripe.paymentIntents.retrieve(intentId, withCharge));
  const bill = async (billId: string) => {
    const found = await answered(findBill(stripe, billId)).catch(nothing);
    return found && billOf(found);
  };
  return {
    kind: 'stripe',
    publishableKey,
    owns: (id) => !isTestId(id),
    isPaymentMethod: (id) => /^pm_[A-Za-z0-9_]+$/.test(id) && !isTestId(id),
    async open(order) {
      const customer = order.keepsCard ? (order.customerId ?? (await customerOf(stripe, order))) : undefined;
      return told(stripe, stripe.paymentIntents.create(intentFor(order, customer), keyOf('open', order)));
    },
    async confirm(intentId, paymentMethod) {
      const params = { payment_method: paymentMethod, ...withCharge };
      const key = { idempotencyKey: `confirm ${intentId} ${paymentMethod}` };
      try {
        return await told(stripe, stripe.paymentIntents.confirm(intentId, params, key));
      } catch (error) {
        // A card that is declined is an answer; what the payment came to stands in the payment itself.
        if (error instanceof ProviderRefusal) return refusedBy(await find(intentId), error);
        throw error;
      }
    },
    find: (intentId) => find(intentId).catch(nothing),
    async abandon(intentId) {
      try {
        return await told(stripe, stripe.paymentIntents.cancel(intentId, withCharge));
      } catch (error) {
        if (error instanceof ProviderRefusal) return find(intentId);
        throw error;
      }
    },
    async *payments(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const pages = stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] });
      for await (const intent of pages) yield await told(stripe, Promise.resolve(intent));
    },
    readEvent: (body, signature) => readStripeEvent(body, signature, webhookSecret),
    renew: (order) => answered(renewBy(stripe, order)),
    renewAgain: (order) => answered(renewAgainBy(stripe, order)),
    customerOf: (buyer) => answered(stripeCustomerOf(stripe, buyer)),
    cards: (customerId) => answered(stripeCards(stripe, customerId)),
    keepCard: (...card) => answered(keepStripeCard(stripe, ...card)),
    useCard: (use) => answered(useStripeCard(stripe, use, isRefusal)),
    payers: (customerId, renewals) => answered(stripePayers(stripe, customerId, renewals)),
    async forgetCard(cardId) {
      await answered(stripe.paymentMethods.detach(cardId)).catch(nothing);
    },
    async endRenewal(providerId) {
      await answered(stripe.subscriptions.cancel(providerId)).catch(nothing);
    },
    async hasEnded(providerId) {
      const found = await answered(stripe.subscriptions.retrieve(providerId)).catch(nothing);
      return found && hasEnded(found);
    },
    runningRenewals: () => runningRenewalsBy(stripe),
    findBill: bill,
    async findBillOf(intentId) {
      const billId = await answered(billIdOf(stripe, intentId)).catch(nothing);
      return billId === null ? null : bill(billId);
    },
    async payBill(billId, attempt) {
      // A card that is declined leaves the bill open, and one that is paid is not paid twice.
      await answered(payBillBy(stripe, billId, attempt)).catch(nothing);
    },
    paidBills: (since) => paidBillsBy(stripe, since),
  };
}

function intentFor(order: PaymentOrder, customer: string | undefined): Stripe.PaymentIntentCreateParams {
  return {
    amount: order.amount,
    currency: 'usd',
    description: `Washcoat: ${order.planName}`,
    metadata: { purchaseId: order.purchaseId, userId: order.userId },
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    ...(customer && { customer, setup_future_usage: 'off_session' }),
  };
}

/** The customer that keeps the card of somebody who renews; one per purchase, whatever is sent again. */
async function customerOf(stripe: Stripe, order: PaymentOrder): Promise<string> {
  const { fullName: name, email, userId } = order;
  const customer = stripe.customers.create({ name, email, metadata: { userId } }, keyOf('customer', order));
  return (await answered(customer)).id;
}

const keyOf = (step: string, { purchaseId }: PaymentOrder) => ({ idempotencyKey: `${step} ${purchaseId}` });

/** What Stripe says of a payment, with its dispute where there is one. */
async function told(stripe: Stripe, intent: Promise<Stripe.PaymentIntent>): Promise<ProviderPayment> {
  const found = await answered(intent);
  if (!chargeOf(found)?.disputed) return paymentOf(found);
  const disputes = await answered(stripe.disputes.list({ payment_intent: found.id, limit: 1 }));
  return paymentOf(found, disputes.data[0] ?? null);
}

function refusedBy(payment: ProviderPayment, { message }: ProviderRefusal): ProviderPayment {
  if (payment.status !== 'unconfirmed') return payment;
  return { ...payment, status: 'failed', failure: message };
}

/** Nothing, for what Stripe says is not there. */
function nothing(error: unknown): null {
  if (error instanceof ProviderRefusal) return null;
  throw error;
}

/** Tells what Stripe refused from what it never answered. */
async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ProviderRefusal) throw error;
    if (isRefusal(error)) throw new ProviderRefusal(error.message, { cause: error });
    throw new ProviderUnreachable('The card provider did not answer.', { cause: error });
  }
}

const isRefusal = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError;
