import type Stripe from 'stripe';
import {
  ProviderRefusal,
  type ProviderBill,
  type ProviderRenewal,
  type RenewalAgain,
  type RenewalOrder,
  type RunningRenewal,
} from './card-provider';

/**
 * Has Stripe charge a plan every month from a moment on, by the card of the first payment. What Stripe has of that
 * purchase already it has once, also when it was begun so long ago that its key is forgotten there.
 */
export async function renewBy(stripe: Stripe, order: RenewalOrder): Promise<ProviderRenewal> {
  const intent = await stripe.paymentIntents.retrieve(order.intentId);
  const customer = idOf(intent.customer);
  const card = idOf(intent.payment_method);
  if (!customer || !card) throw new ProviderRefusal('The card of this payment was not kept.');
  const { renewalId, purchaseId, planName, amount, nextAt } = order;
  const known = await findBegun(stripe, customer, purchaseId);
  if (known) return known;
  return begun(
    stripe,
    { key: renewalId, renewalId, customerId: customer, cardId: card, planName, amount, nextAt },
    { purchaseId },
  );
}

/** The renewal of a purchase that a customer has, whatever it was asked with. */
async function findBegun(
  stripe: Stripe,
  customerId: string,
  purchaseId: string,
): Promise<ProviderRenewal | null> {
  for await (const { id, metadata, items } of stripe.subscriptions.list({
    customer: customerId,
    limit: 100,
  })) {
    const end = items.data[0]?.current_period_end;
    if (metadata.purchaseId === purchaseId && end !== undefined)
      return { providerId: id, customerId, nextAt: new Date(end * 1000) };
  }
  return null;
}

/** The same once more for a renewal that had ended, by a card that is kept. */
export const renewAgainBy = (stripe: Stripe, order: RenewalAgain): Promise<ProviderRenewal> =>
  begun(stripe, order);

async function begun(
  stripe: Stripe,
  { key, renewalId, customerId, cardId, planName, amount, nextAt }: RenewalAgain,
  metadata: Record<string, string> = {},
): Promise<ProviderRenewal> {
  const once = (step: string) => ({ idempotencyKey: `${step} ${key}` });
  const product = await stripe.products.create({ name: planName }, once('product'));
  const recurring = { interval: 'month' } as const;
  const subscription = await stripe.subscriptions.create(
    {
      customer: customerId,
      default_payment_method: cardId,
      items: [{ price_data: { currency: 'usd', product: product.id, unit_amount: amount, recurring } }],
      trial_end: Math.floor(nextAt.getTime() / 1000),
      metadata: { renewalId, ...metadata },
    },
    once('renewal'),
  );
  return { providerId: subscription.id, customerId, nextAt };
}

/** Whether Stripe charges a renewal no more, and never will again. */
export const hasEnded = ({ status }: Pick<Stripe.Subscription, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** What Stripe charges on: it lists what was not canceled where no status is asked for. */
export async function* runningRenewalsBy(stripe: Stripe): AsyncGenerator<RunningRenewal> {
  for await (const { id, metadata } of stripe.subscriptions.list({ limit: 100 }))
    yield { providerId: id, renewalId: metadata.renewalId ?? null };
}

/** A bill of a renewal with the payments that were made for it. */
export function findBill(stripe: Stripe, billId: string): Promise<Stripe.Invoice> {
  return stripe.invoices.retrieve(billId, { expand: ['payments'] });
}

/** The id of the bill that a payment was made for. */
export async function billIdOf(stripe: Stripe, intentId: string): Promise<string | null> {
  const payment = { type: 'payment_intent', payment_intent: intentId } as const;
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1 });
  return idOf(data[0]?.invoice ?? null);
}

/** Tries a bill once more while its payer is there, who may be asked to confirm; an attempt has a key of its own. */
export async function payBillBy(stripe: Stripe, billId: string, attempt: string): Promise<void> {
  await stripe.invoices.pay(billId, { off_session: false }, { idempotencyKey: `pay ${billId} ${attempt}` });
}

/** The bills that were made since a moment and are paid, with the payments that were made for them. */
export async function* paidBillsBy(stripe: Stripe, since: Date): AsyncGenerator<ProviderBill> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const pages = stripe.invoices.list({ created, status: 'paid', limit: 100, expand: ['data.payments'] });
  for await (const invoice of pages) {
    const bill = billOf(invoice);
    if (bill) yield bill;
  }
}

/** A bill as the product knows it; null for one that belongs to no renewal, or asks for nothing. */
export function billOf(invoice: Stripe.Invoice): ProviderBill | null {
  const providerId = idOf(invoice.parent?.subscription_details?.subscription ?? null);
  if (!providerId || !invoice.id || invoice.amount_due === 0) return null;
  const period = invoice.lines.data.at(-1)?.period;
  return {
    billId: invoice.id,
    providerId,
    renewalId: invoice.parent?.subscription_details?.metadata?.renewalId ?? null,
    isPaid: invoice.status === 'paid',
    amount: invoice.amount_due,
    intentId: idOf(invoice.payments?.data.at(-1)?.payment.payment_intent ?? null),
    nextAt: period ? new Date(period.end * 1000) : null,
  };
}

const idOf = (named: string | { id: string } | null): string | null =>
  typeof named === 'object' ? (named?.id ?? null) : named;
