import type { Migration } from '@washcoat/service-kit';
import { createCreditLedger } from './create-credit-ledger';
import { createPlans } from './create-plans';
import { createPurchases } from './create-purchases';
import { createUserCopy } from './create-user-copy';

/** The tables of the billing service, oldest change first. */
export const billingMigrations: readonly Migration[] = [
  createUserCopy,
  createCreditLedger,
  createPlans,
  createPurchases,
];
