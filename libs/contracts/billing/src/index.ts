import * as credits from './credits.endpoints';
import * as plans from './plans.endpoints';

export * from './credits.endpoints';
export * from './card-number';
export * from './plans.endpoints';
export * from './purchases.endpoints';
export * from './take-credit.internal';

/** Every call of the billing service. */
export const billingEndpoints = [
  credits.creditsGet,
  credits.creditsHistory,
  plans.planList,
  plans.subscriptionList,
  plans.transactionList,
];
