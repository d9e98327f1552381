import type { Session } from '@washcoat/contract-entities';
import { pageOf, type Page, type PageRequest } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { raw } from 'objection';
import { insertOnce } from '../payments/insert-once';
import { SubscriptionModel, type SubscriptionRecord } from './subscription.model';
import { subscriptionsSeenBy } from './subscription.policy';

const { columns: s } = SubscriptionModel;

/** A subscription with the lookups that are left of it. */
export type CountedSubscription = SubscriptionModel & { balance: number };

/** Writes a subscription unless it is there. Answers whether it was written. */
export const insertSubscriptionOnce = (
  trx: Knex.Transaction,
  subscription: SubscriptionRecord,
): Promise<boolean> => insertOnce(trx, SubscriptionModel, subscription, ['subscription_id']);

/**
 * A page of subscriptions, newest first, with what is left of each: the oldest is used up first, so what was taken
 * from the purchased pot is spread over them in the order of their purchase, after what was granted. What a refund took
 * back is of its own subscription.
 */
export function listSubscriptions(
  database: Knex,
  session: Session,
  page: PageRequest,
): Promise<Page<CountedSubscription>> {
  const kept = '(bought.lookup_count - coalesce(paid.lookups_taken_back, 0))';
  const withBalance = SubscriptionModel.query(database)
    .alias('bought')
    .leftJoin('purchase as paid', 'paid.purchase_id', 'bought.subscription_id')
    .leftJoin(lookupsOfEach(database).as('taken'), 'taken.user_id', 'bought.user_id')
    .select('bought.*')
    .select(
      raw(`greatest(0, least(${kept}, sum(${kept})
        over (partition by bought.user_id order by bought.created_at, bought.subscription_id)
        - coalesce(taken.lookups, 0)))::int`).as('balance'),
    )
    .as('subscription');
  const subscriptions = SubscriptionModel.query(database).from(withBalance).select('subscription.*');
  return pageOf(
    subscriptionsSeenBy(subscriptions, session)
      .orderBy([
        { column: s.createdAt, order: 'desc' },
        { column: s.subscriptionId, order: 'desc' },
      ])
      .castTo<CountedSubscription[]>(),
    page,
  );
}

/**
 * How many lookups each user used of what was bought: what the house granted is used before that, and what it took back
 * counts as used.
 */
const lookupsOfEach = (database: Knex) =>
  database('credit_ledger')
    .where({ pot: 'purchased' })
    .whereIn('reason', ['lookup', 'grant', 'correction'])
    .groupBy('user_id')
    .select('user_id', database.raw('-sum(change) as lookups'));
