import {
  companyCopyMigration,
  keepCompanyCopy,
  type Consumer,
  type ServiceDefinition,
} from '@washcoat/service-kit';
import { creditRoutes } from './credits/credits.routes';
import { earnCredits } from './credits/earn-credits.consumer';
import { endOfMonth } from './credits/month-end.job';
import { takeCreditCall } from './credits/take-credit.internal';
import { billingMigrations } from './migrations';
import { grantRoutes } from './grants/grants.routes';
import { billingDownload } from './operations/billing.download';
import { operationRoutes } from './operations/operations.routes';
import { paymentRoutes } from './payments/payments.routes';
import { planRoutes } from './plans/plans.routes';
import { promoCodeRoutes } from './promo-codes/promo-codes.routes';
import { subscriptionRoutes } from './subscriptions/subscriptions.routes';
import { keepUserCopy } from './users/keep-user-copy.consumer';

const consumers = (timezone: string): readonly Consumer[] => [
  keepCompanyCopy,
  keepUserCopy,
  earnCredits(timezone),
];

/** Lookup credits and what is bought of them: plans, promo codes, subscriptions, payments. */
export const billingService: ServiceDefinition = {
  name: 'billing',
  migrations: [companyCopyMigration, ...billingMigrations],
  consumers: ({ platform }) => consumers(platform.timezone),
  internalCalls: (service) => [takeCreditCall(service)],
  jobs: [endOfMonth],
  downloads: (service) => [billingDownload(service)],
  routes: (service) => [
    ...creditRoutes(service),
    ...planRoutes,
    ...promoCodeRoutes,
    ...grantRoutes(service),
    ...operationRoutes(service),
    ...subscriptionRoutes,
    ...paymentRoutes,
  ],
};
