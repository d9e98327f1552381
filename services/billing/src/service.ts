import {
  companyCopyMigration,
  keepCompanyCopy,
  type Consumer,
  type ServiceDefinition,
} from '@washcoat/service-kit';
import { cardRoutes } from './cards/card.routes';
import { creditRoutes } from './credits/credits.routes';
import { earnCredits } from './credits/earn-credits.consumer';
import { endOfMonth } from './credits/month-end.job';
import { takeCreditCall } from './credits/take-credit.internal';
import { billingMigrations } from './migrations';
import { grantRoutes } from './grants/grants.routes';
import { operationRoutes } from './operations/operations.routes';
import { paymentRoutes } from './payments/payments.routes';
import { receiptDownload } from './payments/receipt.download';
import { planRoutes } from './plans/plans.routes';
import { promoCodeRoutes } from './promo-codes/promo-codes.routes';
import { testCards, type CardsOptions } from './provider/cards.environment';
import { finishPurchasesJob } from './purchases/finish-purchases.job';
import { purchaseListRoutes } from './purchases/purchase-list.routes';
import { purchaseRoutes } from './purchases/purchase.routes';
import { purchasesDownload } from './purchases/purchases.download';
import { remindUnpaidJob } from './renewals/remind-unpaid.job';
import { renewalRoutes } from './renewals/renewal.routes';
import { subscriptionRoutes } from './subscriptions/subscriptions.routes';
import { keepUserCopy } from './users/keep-user-copy.consumer';
import { forgetEventsJob } from './webhooks/forget-events.job';
import { processEventsJob } from './webhooks/process-events';
import { webhookRoutes } from './webhooks/webhook.routes';

export { cardsEnvironment, cardsOptions } from './provider/cards.environment';
export { stripeProvider } from './provider/stripe-provider';
export { reconcile, type Reconciliation } from './purchases/reconcile';

const consumers = (timezone: string): readonly Consumer[] => [
  keepCompanyCopy,
  keepUserCopy,
  earnCredits(timezone),
];

/**
 * Lookup credits and what is bought of them: plans, promo codes, subscriptions, payments; cards are charged as the
 * options say.
 */
export const createBillingService = ({ provider: providerOf }: CardsOptions): ServiceDefinition => ({
  name: 'billing',
  migrations: [companyCopyMigration, ...billingMigrations],
  consumers: ({ platform }) => consumers(platform.timezone),
  internalCalls: (service) => [takeCreditCall(service)],
  routes(service) {
    const provider = providerOf(service);
    return [
      ...creditRoutes(service),
      ...planRoutes,
      ...promoCodeRoutes,
      ...grantRoutes(service),
      ...operationRoutes(service),
      ...subscriptionRoutes,
      ...paymentRoutes(service),
      ...purchaseListRoutes(service),
      ...purchaseRoutes(service, provider),
      ...webhookRoutes(service, provider),
      ...renewalRoutes(service, provider),
      ...cardRoutes(service, provider),
    ];
  },
  downloads: (service) => [purchasesDownload(service), receiptDownload(service)],
  jobs: [
    endOfMonth,
    processEventsJob(providerOf),
    forgetEventsJob,
    finishPurchasesJob(providerOf),
    remindUnpaidJob(providerOf),
  ],
});

/** The same where test cards are charged. */
export const billingService = createBillingService(testCards);
