import type { Migration } from '@washcoat/service-kit';
import { createCardPurchases } from './create-card-purchases';
import { versionPlans } from './version-plans';
import { keepTestRenewals } from './keep-test-renewals';
import { limitPromoCodes } from './limit-promo-codes';
import { noteTries } from './note-tries';
import { createCreditLedger } from './create-credit-ledger';
import { createPlans } from './create-plans';
import { createPurchases } from './create-purchases';
import { createUserCopy } from './create-user-copy';
import { followUnpaidRenewals } from './follow-unpaid-renewals';
import { forgetProviderEvents } from './forget-provider-events';
import { grantCredits } from './grant-credits';
import { lapseCredits } from './lapse-credits';
import { takeBackCredits } from './take-back-credits';
import { sayLostDisputes } from './say-lost-disputes';
import { splitRefunds } from './split-refunds';
import { taxPlans } from './tax-plans';
import { renewAgainByCard } from './renew-again-by-card';
import { versionPurchases } from './version-purchases';

/** The tables of the billing service, oldest change first. */
export const billingMigrations: readonly Migration[] = [
  createUserCopy,
  createCreditLedger,
  createPlans,
  createPurchases,
  createCardPurchases,
  takeBackCredits,
  versionPlans,
  limitPromoCodes,
  lapseCredits,
  grantCredits,
  versionPurchases,
  followUnpaidRenewals,
  renewAgainByCard,
  taxPlans,
  splitRefunds,
  forgetProviderEvents,
  keepTestRenewals,
  sayLostDisputes,
  noteTries,
];
