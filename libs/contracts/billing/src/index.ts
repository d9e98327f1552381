import * as cards from './cards.endpoints';
import * as credits from './credits.endpoints';
import * as operations from './operations.endpoints';
import * as models from './plan-models.endpoints';
import * as plans from './plans.endpoints';
import * as promoCodes from './promo-codes.endpoints';
import * as purchaseLists from './purchase-list.endpoints';
import * as purchases from './purchases.endpoints';
import * as renewals from './renewals.endpoints';

export * from './credits.endpoints';
export * from './card-number';
export * from './cards.endpoints';
export * from './plans.endpoints';
export * from './purchase.noun';
export * from './purchase-list.endpoints';
export * from './purchases.endpoints';
export { ENTER_VALID, FILL_ALL } from './filled-fields';
export * from './operations.endpoints';
export * from './plan-model.noun';
export * from './plan-models.endpoints';
export * from './promo-code.noun';
export * from './promo-codes.endpoints';
export * from './renewal.events';
export * from './renewals.endpoints';
export * from './take-credit.internal';

/** Every call of the billing service. */
export const billingEndpoints = [
  credits.creditsGet,
  credits.creditsHistory,
  plans.planList,
  plans.subscriptionList,
  plans.transactionList,
  models.planModelList,
  models.planModelAdd,
  models.planModelEdit,
  models.planModelDelete,
  models.planModelVersions,
  promoCodes.promoCodeList,
  promoCodes.promoCodeAdd,
  promoCodes.promoCodeEdit,
  promoCodes.promoCodeDelete,
  operations.billingOverview,
  operations.billingDue,
  operations.billingCustomers,
  purchaseLists.purchaseList,
  purchaseLists.purchaseExport,
  operations.creditGrantList,
  operations.creditGrantAdd,
  operations.creditGrantDecide,
  operations.creditsUse,
  purchases.paymentSettings,
  purchases.promoCheck,
  purchases.purchase,
  purchases.paymentWebhook,
  purchases.testConfirm,
  purchases.receipt,
  renewals.renewalList,
  renewals.renewalEnd,
  renewals.renewalBegin,
  renewals.renewalPay,
  renewals.renewalConfirm,
  cards.cardList,
  cards.cardAdd,
  cards.cardDefault,
  cards.cardDelete,
];
