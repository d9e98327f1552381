import type { Session } from '@washcoat/contract-entities';
import { badInput, conflict, notFound, Problem, type Service } from '@washcoat/service-kit';
import {
  ProviderRefusal,
  ProviderUnreachable,
  type CardProvider,
  type CardSetup,
} from '../provider/card-provider';
import { followBillOf } from '../renewals/follow-renewal';
import { RenewalModel } from '../renewals/renewal.model';
import { cardsOf, customerFor, type KeptCard } from './card-customer';

const { columns: r } = RenewalModel;

/** Who looks after cards of their own, and where they are kept. */
export interface Wallet {
  service: Service;
  provider: CardProvider;
  session: Session;
}

/**
 * Saves a card that the provider named in the page; nothing is charged. Its holder may have to confirm it.
 *
 * @throws Problem 400 for what names no card of this provider; 402 for a card that is refused; 503 while the provider
 * does not answer
 */
export async function saveCard(
  { service, provider, session }: Wallet,
  { paymentId }: { paymentId: string },
): Promise<CardSetup> {
  if (!provider.isPaymentMethod(paymentId))
    throw badInput({ paymentId: 'Please enter the valid value' }, 'Check what you entered.');
  const { userId, email } = session;
  const fullName = `${session.firstName} ${session.lastName}`.trim();
  return asked(async () => {
    const customerId = await customerFor(service.database, provider, { userId, email, fullName });
    return provider.keepCard(customerId, paymentId);
  });
}

/**
 * Has a saved card pay from now on whatever is bought every month, and at once what is still open of that.
 *
 * @throws Problem 404 for a card that is not one's own; 402, 503 as `saveCard`
 */
export async function makeDefault(wallet: Wallet, cardId: string): Promise<void> {
  const { service, provider } = wallet;
  const { customerId } = await ownCard(wallet, cardId);
  const renewals = await paidBy(wallet, customerId);
  const bills = await asked(() => provider.useCard({ customerId, cardId, renewals }));
  for (const billId of bills) await asked(() => followBillOf(service, provider, billId));
}

/**
 * Has the provider forget a saved card.
 *
 * @throws Problem 404 for a card that is not one's own; 409 for one that pays what is bought every month, the default one
 * or not; 503 as `saveCard`
 */
export async function forgetCard(wallet: Wallet, cardId: string): Promise<void> {
  const { customerId } = await ownCard(wallet, cardId);
  const renewals = await paidBy(wallet, customerId);
  const payers = renewals.length ? await asked(() => wallet.provider.payers(customerId, renewals)) : [];
  if (payers.includes(cardId))
    throw conflict(
      'This card pays what you buy every month. Make another card the default one, or end the renewal first.',
      'CARD_IN_USE',
    );
  await asked(() => wallet.provider.forgetCard(cardId));
}

async function ownCard({ service, provider, session }: Wallet, cardId: string): Promise<KeptCard> {
  const cards = await asked(() => cardsOf(service.database, provider, session.userId));
  const card = cards.find((each) => each.cardId === cardId);
  if (!card) throw notFound('This card');
  return card;
}

/** What the provider calls the renewals that are charged to a customer. */
async function paidBy({ service, session }: Wallet, customerId: string): Promise<string[]> {
  const renewals = await RenewalModel.query(service.database)
    .where({ [r.userId]: session.userId, [r.customerId]: customerId })
    .whereNot(r.status, 'ended');
  return renewals.flatMap(({ providerId }) => (providerId === null ? [] : [providerId]));
}

/** Asks the provider; what it refuses and what it does not answer is told in its words, or ours. */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderRefusal)
      throw new Problem(402, error.message || 'The card was refused.', {
        code: 'CARD_REFUSED',
        cause: error,
      });
    if (error instanceof ProviderUnreachable)
      throw new Problem(
        503,
        'The card provider does not answer right now. Try again; nothing is charged twice.',
        {
          code: 'PROVIDER_UNAVAILABLE',
          cause: error,
        },
      );
    throw error;
  }
}
