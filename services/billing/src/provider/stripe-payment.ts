import type Stripe from 'stripe';
import type { CardFacts, ProviderPayment } from './card-provider';

const statuses: Record<Stripe.PaymentIntent.Status, ProviderPayment['status']> = {
  requires_payment_method: 'unconfirmed',
  requires_confirmation: 'unconfirmed',
  requires_action: 'requires_action',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'failed',
};

/** A dispute that took the money back, or may; an inquiry has not. */
const disputes: Partial<Record<Stripe.Dispute.Status, ProviderPayment['dispute']>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
};

/** A payment intent, with its latest charge expanded, as the product knows payments. */
export function paymentOf(
  intent: Stripe.PaymentIntent,
  dispute: Pick<Stripe.Dispute, 'status'> | null = null,
): ProviderPayment {
  const charge = chargeOf(intent);
  const failure = intent.last_payment_error?.message ?? null;
  const status = statuses[intent.status] ?? 'processing';
  return {
    intentId: intent.id,
    purchaseId: intent.metadata?.purchaseId ?? null,
    status: status === 'unconfirmed' && intent.last_payment_error ? 'failed' : status,
    amount: intent.amount,
    clientSecret: intent.client_secret,
    card: charge ? cardOf(charge) : null,
    failure,
    refunded: charge?.amount_refunded ?? 0,
    dispute: (dispute && disputes[dispute.status]) ?? null,
  };
}

/** The charge of an intent that came with it. */
export function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof charge === 'object' ? charge : null;
}

function cardOf({ payment_method_details: details }: Stripe.Charge): CardFacts | null {
  const card = details?.card;
  if (!card) return null;
  const month = String(card.exp_month).padStart(2, '0');
  return {
    card: card.last4 ?? '',
    brand: card.brand ?? '',
    expiry: `${month}/${String(card.exp_year).slice(-2)}`,
  };
}
