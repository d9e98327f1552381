import { clock, newId } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { insertOnce } from '../payments/insert-once';
import { ProviderRefusal, type CardFacts, type CardSetup, type SavedCard } from './card-provider';
import { testCardOf } from './test-cards';
import { TestCardModel } from './test-card.model';

const { columns: t } = TestCardModel;

/** The cards that the provider for tests keeps for a customer, the default one first. */
export async function testCards(database: Knex, customerId: string): Promise<SavedCard[]> {
  const cards = await TestCardModel.query(database)
    .where({ [t.customerId]: customerId, [t.isKept]: true })
    .orderBy([{ column: t.isDefault, order: 'desc' }, { column: t.createdAt }]);
  return cards.map(({ cardId, card, brand, expiry, isDefault }, place) => ({
    ...{ cardId, card, brand, expiry },
    isDefault: isDefault || (place === 0 && !cards.some((each) => each.isDefault)),
  }));
}

/** What is known of a card that is kept. */
export async function testCardFacts(database: Knex, cardId: string): Promise<CardFacts | null> {
  const found = await TestCardModel.query(database).findById(cardId);
  return found ? { card: found.card, brand: found.brand, expiry: found.expiry } : null;
}

/** Keeps a test card as it does when it is charged: at once, after a confirmation, or not at all. */
export async function keepTestCard(
  database: Knex,
  customerId: string,
  paymentMethod: string,
): Promise<CardSetup> {
  const known = testCardOf(paymentMethod);
  if (!known) throw new ProviderRefusal('There is no such card.');
  const { status, failure, ...facts } = known;
  if (status === 'failed') throw new ProviderRefusal(failure ?? '');
  const clientSecret = status === 'requires_action' ? `seti_test_${newId()}` : null;
  await storeTestCard(database, { cardId: paymentMethod, customerId, facts, clientSecret });
  const [stored] = await TestCardModel.query(database).where({ [t.cardId]: paymentMethod });
  return { clientSecret: stored?.isKept ? null : (stored?.clientSecret ?? null) };
}

/** Writes a card into the books, once. */
export async function storeTestCard(
  database: Knex,
  {
    cardId,
    customerId,
    facts,
    clientSecret,
  }: { cardId: string; customerId: string; facts: CardFacts; clientSecret: string | null },
): Promise<void> {
  const state = { isDefault: false, isKept: clientSecret === null, clientSecret, createdAt: clock.now() };
  await insertOnce(database, TestCardModel, { cardId, customerId, ...facts, ...state }, ['card_id']);
}

/** The holder of a card confirms that it is kept, or does not. Answers whether there is such a card. */
export async function answerForCard(
  database: Knex,
  clientSecret: string,
  isConfirmed: boolean,
): Promise<boolean> {
  const asked = TestCardModel.query(database).where({ [t.clientSecret]: clientSecret, [t.isKept]: false });
  return (await (isConfirmed ? asked.patch({ isKept: true }) : asked.delete())) > 0;
}

/** Makes a card the default one of its customer. */
export async function useTestCard(database: Knex, customerId: string, cardId: string): Promise<void> {
  await database.transaction(async (trx) => {
    await TestCardModel.query(trx)
      .where({ [t.customerId]: customerId, [t.isDefault]: true })
      .patch({ isDefault: false });
    await TestCardModel.query(trx)
      .where({ [t.customerId]: customerId, [t.cardId]: cardId })
      .patch({ isDefault: true });
  });
}
