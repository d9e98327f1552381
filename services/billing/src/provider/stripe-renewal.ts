import { addMonths } from 'date-fns/addMonths';
import { clock } from '@washcoat/service-kit';
import type Stripe from 'stripe';
import { ProviderRefusal, type ProviderBill, type ProviderRenewal, type RenewalOrder } from './card-provider';

/** Has Stripe charge a plan every month from a month from now on, by the card of the first payment. */
export async function renewBy(stripe: Stripe, order: RenewalOrder): Promise<ProviderRenewal> {
  const intent = await stripe.paymentIntents.retrieve(order.intentId);
  const customer = idOf(intent.customer);
  const card = idOf(intent.payment_method);
  if (!customer || !card) throw new ProviderRefusal('The card of this payment was not kept.');
  const once = (step: string) => ({ idempotencyKey: `${step} ${order.renewalId}` });
  const product = await stripe.products.create({ name: order.planName }, once('product'));
  const nextAt = addMonths(clock.now(), 1);
  const subscription = await stripe.subscriptions.create(
    {
      customer,
      default_payment_method: card,
      items: [
        {
          price_data: {
            currency: 'usd',
            product: product.id,
            unit_amount: order.amount,
            recurring: { interval: 'month' },
          },
        },
      ],
      trial_end: Math.floor(nextAt.getTime() / 1000),
      metadata: { renewalId: order.renewalId, purchaseId: order.purchaseId },
    },
    once('renewal'),
  );
  return { providerId: subscription.id, customerId: customer, nextAt };
}

/** A bill of a renewal with the payments that were made for it. */
export function findBill(stripe: Stripe, billId: string): Promise<Stripe.Invoice> {
  return stripe.invoices.retrieve(billId, { expand: ['payments'] });
}

/** A bill as the product knows it; null for one that belongs to no renewal, or asks for nothing. */
export function billOf(invoice: Stripe.Invoice): ProviderBill | null {
  const providerId = idOf(invoice.parent?.subscription_details?.subscription ?? null);
  if (!providerId || !invoice.id || invoice.amount_due === 0) return null;
  const period = invoice.lines.data.at(-1)?.period;
  return {
    billId: invoice.id,
    providerId,
    isPaid: invoice.status === 'paid',
    amount: invoice.amount_due,
    intentId: idOf(invoice.payments?.data.at(-1)?.payment.payment_intent ?? null),
    nextAt: period ? new Date(period.end * 1000) : null,
  };
}

const idOf = (named: string | { id: string } | null): string | null =>
  typeof named === 'object' ? (named?.id ?? null) : named;
