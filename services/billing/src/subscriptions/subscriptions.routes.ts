import { subscriptionList } from '@washcoat/contract-billing';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { mapPage, read, type Route } from '@washcoat/service-kit';
import { listSubscriptions, type CountedSubscription } from './subscription.repository';

/** The calls that read subscriptions. */
export const subscriptionRoutes: readonly Route[] = [
  read(subscriptionList, async ({ database, session }, page) =>
    mapPage(await listSubscriptions(database, session, page), presentSubscription),
  ),
];

function presentSubscription(
  subscription: CountedSubscription,
): AnswerOf<typeof subscriptionList>['list'][number] {
  return {
    subscriptionId: subscription.subscriptionId,
    planName: subscription.planName,
    lookupCount: subscription.lookupCount,
    balance: subscription.balance,
    amount: subscription.amountCents,
    created: subscription.createdAt.toISOString(),
  };
}
