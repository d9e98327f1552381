import { cardAdd, cardDefault, cardDelete, cardList } from '@washcoat/contract-billing';
import { notFound, preparedWrite, read, type Route, type Service } from '@washcoat/service-kit';
import type { CardProvider } from '../provider/card-provider';
import { asked, forgetCard, makeDefault, saveCard } from './card.commands';
import { cardsOf } from './card-customer';

/** The calls about saved cards: the provider keeps them, and only it knows their numbers. */
export const cardRoutes = (service: Service, provider: CardProvider | null): readonly Route[] => [
  read(cardList, async ({ database, session }) => {
    const cards = provider ? await asked(() => cardsOf(database, provider, session.userId)) : [];
    return {
      list: cards.map(({ cardId, brand, card, expiry, isDefault }) => ({
        ...{ cardId, brand, card, expiry, isDefault },
      })),
    };
  }),
  preparedWrite(cardAdd, [], async ({ session }, form) => {
    const setup = await saveCard({ service, provider: kept(provider), session }, form);
    return async ({ audit }) => {
      if (setup.clientSecret !== null) return { requiresAction: true, clientSecret: setup.clientSecret };
      await audit({ action: 'add', entity: 'card', entityId: session.userId });
      return { message: 'The card was saved.' };
    };
  }),
  preparedWrite(cardDefault, [], async ({ session }, { cardId }) => {
    await makeDefault({ service, provider: kept(provider), session }, cardId);
    return async ({ audit }) => {
      await audit({ action: 'edit', entity: 'card', entityId: session.userId, after: { cardId } });
      return { message: 'The card pays from now on.' };
    };
  }),
  preparedWrite(cardDelete, [], async ({ session }, { cardId }) => {
    await forgetCard({ service, provider: kept(provider), session }, cardId);
    return async ({ audit }) => {
      await audit({ action: 'delete', entity: 'card', entityId: session.userId, before: { cardId } });
      return { message: 'The card was removed.' };
    };
  }),
];

function kept(provider: CardProvider | null): CardProvider {
  if (provider) return provider;
  throw notFound('This card');
}
