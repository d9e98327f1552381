import type { Session } from '@washcoat/contract-entities';
import { mapPage, pageOf, type Page, type PageRequest } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { insertOnce } from '../payments/insert-once';
import { SubscriptionModel, type SubscriptionRecord } from './subscription.model';
import { subscriptionsSeenBy } from './subscription.policy';
import { useOfPlans } from './use-of-plans';

const { columns: s } = SubscriptionModel;

/** A subscription with the lookups that are left of it. */
export type CountedSubscription = SubscriptionRecord & { balance: number };

/** Writes a subscription unless it is there. Answers whether it was written. */
export const insertSubscriptionOnce = (
  trx: Knex.Transaction,
  subscription: SubscriptionRecord,
): Promise<boolean> => insertOnce(trx, SubscriptionModel, subscription, ['subscription_id']);

/**
 * A page of subscriptions, newest first, with what is left of each: the oldest is used up first, after what was granted.
 * What a refund took back is of its own subscription. The page is chosen first, and the books are read of its users only.
 */
export async function listSubscriptions(
  database: Knex,
  session: Session,
  page: PageRequest,
): Promise<Page<CountedSubscription>> {
  const chosen = await pageOf(
    subscriptionsSeenBy(SubscriptionModel.query(database), session).orderBy([
      { column: s.createdAt, order: 'desc' },
      { column: s.subscriptionId, order: 'desc' },
    ]),
    page,
  );
  const users = [...new Set(chosen.list.map(({ userId }) => userId))];
  const used: { subscription_id: string; balance: number }[] = await database
    .from(useOfPlans(database, users).as('used'))
    .whereIn(
      'subscription_id',
      chosen.list.map(({ subscriptionId }) => subscriptionId),
    )
    .select('subscription_id', 'balance');
  const left = new Map(used.map(({ subscription_id: id, balance }) => [id, balance]));
  return mapPage(chosen, (bought) => ({ ...bought, balance: left.get(bought.subscriptionId) ?? 0 }));
}
