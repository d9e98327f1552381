import type Stripe from 'stripe';
import type { CardBuyer, CardSetup, CardUse, SavedCard } from './card-provider';

const MOST_CARDS = 100;

/** The customer of a buyer, made once for what is sent again. */
export async function stripeCustomerOf(stripe: Stripe, buyer: CardBuyer): Promise<string> {
  const { userId, email, fullName: name } = buyer;
  const once = { idempotencyKey: `customer of ${userId} ${email} ${name}` };
  return (await stripe.customers.create({ name, email, metadata: { userId } }, once)).id;
}

/** The cards that Stripe keeps for a customer; the first one is the default where none was chosen. */
export async function stripeCards(stripe: Stripe, customerId: string): Promise<SavedCard[]> {
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return [];
  const chosen = customer.invoice_settings.default_payment_method;
  const defaultId = typeof chosen === 'object' ? chosen?.id : chosen;
  const { data } = await stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: MOST_CARDS });
  const isChosenThere = data.some(({ id }) => id === defaultId);
  return data.flatMap(({ id, card }, place) =>
    card
      ? [
          {
            ...{ cardId: id, card: card.last4, brand: card.brand },
            expiry: `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year).slice(-2)}`,
            isDefault: isChosenThere ? id === defaultId : place === data.length - 1,
          },
        ]
      : [],
  );
}

/** Keeps a card for charges while its holder is away; the bank may ask the holder to confirm that. */
export async function keepStripeCard(
  stripe: Stripe,
  customer: string,
  paymentMethod: string,
): Promise<CardSetup> {
  const setup = await stripe.setupIntents.create(
    {
      ...{ customer, payment_method: paymentMethod, confirm: true, usage: 'off_session' },
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    },
    { idempotencyKey: `keep ${customer} ${paymentMethod}` },
  );
  return { clientSecret: setup.status === 'requires_action' ? setup.client_secret : null };
}

/** The cards that subscriptions are charged to: their own ones, else the default one of the customer. */
export async function stripePayers(
  stripe: Stripe,
  customerId: string,
  renewals: readonly string[],
): Promise<string[]> {
  const named = await Promise.all(
    renewals.map(async (id) => {
      const { default_payment_method: own } = await stripe.subscriptions.retrieve(id);
      return typeof own === 'object' ? own?.id : own;
    }),
  );
  const own = named.flatMap((cardId) => (cardId === undefined ? [] : [cardId]));
  if (own.length === renewals.length) return own;
  const others = (await stripeCards(stripe, customerId)).filter(({ isDefault }) => isDefault);
  return [...own, ...others.map(({ cardId }) => cardId)];
}

/** Charges renewals to a card from now on, and tries what is open of them. Answers the bills that were tried. */
export async function useStripeCard(
  stripe: Stripe,
  { customerId, cardId, renewals }: CardUse,
  isRefusal: (error: unknown) => boolean,
): Promise<string[]> {
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: cardId } });
  const tried: string[] = [];
  for (const subscription of renewals) {
    await stripe.subscriptions.update(subscription, { default_payment_method: cardId });
    const { data } = await stripe.invoices.list({ subscription, status: 'open', limit: 10 });
    for (const { id } of data) {
      if (!id) continue;
      // A card that is declined leaves the bill open: what came of it stands in the bill.
      await stripe.invoices.pay(id, { payment_method: cardId }).catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
      });
      tried.push(id);
    }
  }
  return tried;
}
