import type { Session } from '@washcoat/contract-entities';
import { pageOf, type Page, type PageRequest } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { insertOnce } from '../payments/insert-once';
import { SubscriptionModel, type SubscriptionRecord } from './subscription.model';
import { subscriptionsSeenBy } from './subscription.policy';
import { useOfPlans } from './use-of-plans';

const { columns: s } = SubscriptionModel;

/** A subscription with the lookups that are left of it. */
export type CountedSubscription = SubscriptionModel & { balance: number };

/** Writes a subscription unless it is there. Answers whether it was written. */
export const insertSubscriptionOnce = (
  trx: Knex.Transaction,
  subscription: SubscriptionRecord,
): Promise<boolean> => insertOnce(trx, SubscriptionModel, subscription, ['subscription_id']);

/**
 * A page of subscriptions, newest first, with what is left of each: the oldest is used up first, after what was granted.
 * What a refund took back is of its own subscription.
 */
export function listSubscriptions(
  database: Knex,
  session: Session,
  page: PageRequest,
): Promise<Page<CountedSubscription>> {
  const used = useOfPlans(database, session.hierarchy === 1 ? undefined : session.userId);
  const withBalance = SubscriptionModel.query(database)
    .alias('bought')
    .join(used.as('used'), 'used.subscription_id', 'bought.subscription_id')
    .select('bought.*', 'used.balance')
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
