import { clock } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { insertOnce } from '../payments/insert-once';
import type { CardBuyer, CardProvider, SavedCard } from '../provider/card-provider';
import { RenewalModel } from '../renewals/renewal.model';
import { CardCustomerModel } from './card-customer.model';

const { columns: c } = CardCustomerModel;
const { columns: r } = RenewalModel;

/** A card of somebody, with the customer that keeps it. */
export interface KeptCard extends SavedCard {
  customerId: string;
}

/** Who keeps the cards of a user at this provider, the first one first; renewals of before have customers of their own. */
export async function customersOf(database: Knex, provider: CardProvider, userId: string): Promise<string[]> {
  const own = await CardCustomerModel.query(database)
    .where({ [c.userId]: userId })
    .orderBy(c.createdAt);
  const renewed = await RenewalModel.query(database)
    .where({ [r.userId]: userId })
    .whereNotNull(r.customerId)
    .orderBy(r.createdAt);
  const named = [...own, ...renewed].flatMap(({ customerId }) => (customerId === null ? [] : [customerId]));
  return [...new Set(named)].filter((customerId) => provider.owns(customerId));
}

/** Who keeps the cards of somebody, made when there is nobody yet. Throws as the provider does. */
export async function customerFor(database: Knex, provider: CardProvider, buyer: CardBuyer): Promise<string> {
  const [known] = await customersOf(database, provider, buyer.userId);
  if (known !== undefined) return known;
  const customerId = await provider.customerOf(buyer);
  const row = { customerId, userId: buyer.userId, createdAt: clock.now() };
  await insertOnce(database, CardCustomerModel, row, ['customer_id']);
  return (await customersOf(database, provider, buyer.userId))[0] ?? customerId;
}

/** The saved cards of a user. */
export async function cardsOf(database: Knex, provider: CardProvider, userId: string): Promise<KeptCard[]> {
  const customers = await customersOf(database, provider, userId);
  const kept = await Promise.all(
    customers.map(async (customerId) =>
      (await provider.cards(customerId)).map((card) => ({ ...card, customerId })),
    ),
  );
  return kept.flat();
}
