import { subscriptionList } from '@washcoat/contract-billing';
import { read, type Route } from '@washcoat/service-kit';
import { listSubscriptions } from './subscription.repository';

/** The calls that read subscriptions. */
export const subscriptionRoutes: readonly Route[] = [
  read(subscriptionList, async ({ database, session }, { count, offset }) => {
    const subscriptions = await listSubscriptions(database, session, { count: count + 1, offset });
    return {
      list: subscriptions.slice(0, count).map((subscription) => ({
        subscriptionId: subscription.subscription_id,
        planName: subscription.plan_name,
        lookupCount: subscription.lookup_count,
        balance: subscription.balance,
        amount: subscription.amount_cents,
        created: subscription.created_at.toISOString(),
      })),
      areMoreItemsAvailable: subscriptions.length > count,
    };
  }),
];
