import type { Session } from '@washcoat/contract-entities';
import { conflict, notFound, type Service } from '@washcoat/service-kit';
import { addMonths } from 'date-fns/addMonths';
import { cardsOf } from '../cards/card-customer';
import { ProviderRefusal, ProviderUnreachable, type CardProvider } from '../provider/card-provider';
import { notAgain, tellOfEnd } from './end-renewal';
import { lastPaidAt } from './last-paid';
import { RenewalModel, type RenewalRecord } from './renewal.model';

const { columns: r } = RenewalModel;
const AT_ONCE = 50;

/**
 * Has the provider charge a plan every month again whose renewal has ended, by the default card of its payer: from when
 * the last month that was paid is over, else a month from now. Broken off it goes on by the same moment, which makes it
 * one at the provider.
 *
 * @returns when it is charged next; null while the provider does not answer: it begins as soon as it does
 * @throws Problem 404 for a renewal of somebody else; 409 for one that has not ended, and without a saved card
 */
export async function beginAgain(
  service: Service,
  provider: CardProvider,
  { userId }: Session,
  renewalId: string,
): Promise<Date | null> {
  const begun = await service.inTransaction({ author: 'Renewals' }, async ({ trx, now }) => {
    const found = await RenewalModel.query(trx)
      .findById(renewalId)
      .where({ [r.userId]: userId })
      .forUpdate();
    if (!found) throw notFound('This renewal');
    if (found.status !== 'ended')
      throw conflict('This plan is bought every month already.', 'RENEWAL_ACTIVE');
    const begunAgainAt = found.begunAgainAt ?? now;
    await RenewalModel.query(trx).findById(renewalId).patch({ begunAgainAt });
    return { ...found, begunAgainAt };
  });
  try {
    return await finishAgain(service, provider, begun);
  } catch (error) {
    if (error instanceof ProviderUnreachable) return null;
    throw error;
  }
}

/**
 * Goes on with renewals that were to begin again when the provider did not answer. One whose end is owed to a provider of
 * before waits for that one.
 */
export async function finishBegunAgain(service: Service, provider: CardProvider): Promise<void> {
  const waiting = await RenewalModel.query(service.database)
    .where(r.status, 'ended')
    .whereNotNull(r.begunAgainAt)
    .orderBy(r.begunAgainAt);
  const ours = waiting.filter(
    ({ endOwed, providerId }) => !endOwed || providerId === null || provider.owns(providerId),
  );
  for (const renewal of ours.slice(0, AT_ONCE))
    await finishAgain(service, provider, renewal).catch((error: unknown) => {
      service.platform.logger.warn({ error, renewalId: renewal.renewalId }, 'a renewal waits to begin again');
    });
}

async function finishAgain(service: Service, provider: CardProvider, renewal: RenewalRecord): Promise<Date> {
  const { renewalId, planName, amountCents: amount } = renewal;
  // It would be charged twice where the provider still has the one of before.
  if (renewal.endOwed && !(await tellOfEnd(provider, renewal)))
    throw new ProviderUnreachable('The provider does not know yet that it had ended.');
  const card = await cardFor(service, provider, renewal);
  if (!card) return refuse(service, renewal, 'Save a card first: it is charged every month.');
  const key = `${renewalId} ${renewal.begunAgainAt?.getTime()}`;
  const nextAt = nextOf(await lastPaidAt(service.database, renewalId), renewal.begunAgainAt ?? new Date(0));
  const { customerId, cardId } = card;
  try {
    const begun = await provider.renewAgain({ key, customerId, cardId, renewalId, planName, amount, nextAt });
    await note(service, renewal, begun);
    return begun.nextAt;
  } catch (error) {
    if (error instanceof ProviderRefusal) return refuse(service, renewal, error.message);
    throw error;
  }
}

/**
 * The card that it begins again by, which is written down before the provider is asked: the same is asked under the same
 * key, also when another card became the default one since.
 */
async function cardFor(
  { database }: Service,
  provider: CardProvider,
  { renewalId, userId, begunAgainAt, begunAgainCard, begunAgainCustomer }: RenewalRecord,
): Promise<{ customerId: string; cardId: string } | undefined> {
  if (begunAgainCard !== null && begunAgainCustomer !== null && provider.owns(begunAgainCustomer))
    return { customerId: begunAgainCustomer, cardId: begunAgainCard };
  const cards = await cardsOf(database, provider, userId);
  const card = cards.find(({ isDefault }) => isDefault) ?? cards[0];
  if (!card) return undefined;
  const { customerId, cardId } = card;
  await RenewalModel.query(database)
    .findById(renewalId)
    .where({ [r.begunAgainAt]: begunAgainAt })
    .patch({ begunAgainCard: cardId, begunAgainCustomer: customerId });
  return { customerId, cardId };
}

/** A month after the last one was paid, or after it begins again where that is over. */
function nextOf(paidAt: Date | null, begunAgainAt: Date): Date {
  const next = paidAt && addMonths(paidAt, 1);
  return next && next > begunAgainAt ? next : addMonths(begunAgainAt, 1);
}

/** Writes down that it runs; where its payer ended it again meanwhile, the provider is to be told. */
async function note(
  service: Service,
  { renewalId }: RenewalRecord,
  begun: Awaited<ReturnType<CardProvider['renewAgain']>>,
): Promise<void> {
  await service.inTransaction({ author: 'Renewals' }, async ({ trx, audit }) => {
    const before = await RenewalModel.query(trx).findById(renewalId).forUpdate();
    if (!before || before.status !== 'ended') return;
    const { providerId, customerId, nextAt } = begun;
    const runs = { status: 'active', nextAt, endedAt: null, failedAt: null, endOwed: false } as const;
    const after = { providerId, customerId, ...(before.begunAgainAt ? runs : { endOwed: true }) };
    await RenewalModel.query(trx)
      .findById(renewalId)
      .patch({ ...after, ...notAgain });
    await audit({ action: 'begin', entity: 'renewal', entityId: renewalId, before, after });
  });
}

async function refuse(service: Service, { renewalId }: RenewalRecord, why: string): Promise<never> {
  await RenewalModel.query(service.database).findById(renewalId).patch(notAgain);
  throw conflict(why, 'NO_CARD');
}
