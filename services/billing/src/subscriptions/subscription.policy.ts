import type { Session } from '@washcoat/contract-entities';
import type { QueryBuilder } from 'objection';
import { SubscriptionModel } from './subscription.model';

/** Cuts subscriptions down to those of whoever is signed in; hierarchy 1 sees those of everybody. */
export const subscriptionsSeenBy = <R>(
  query: QueryBuilder<SubscriptionModel, R>,
  { hierarchy, userId }: Session,
): QueryBuilder<SubscriptionModel, R> =>
  hierarchy === 1 ? query : query.where(SubscriptionModel.columns.userId, userId);
