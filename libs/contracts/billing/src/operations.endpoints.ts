import {
  allow,
  endpoint,
  id,
  listOf,
  moment,
  paging,
  queryMoment,
  saved,
  requiredLine,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { noCardNumber } from './provider-id';

const service = 'billing';
/** The house's billing operations. */
const access = allow({ hierarchy: [1] });

const cents = z.number().int();
const count = z.number().int();
/** How many of a list are answered. */
const listed = z.coerce.number().int().min(1).max(1000).default(200);
const range = { from: queryMoment.optional(), to: queryMoment.optional() };

/** Somebody who buys, as far as billing knows them. */
const customer = {
  userId: id,
  userName: z.string(),
  companyName: z.string(),
};

export const billingOverview = endpoint({
  id: 'billingOverview',
  service,
  method: 'GET',
  path: '/read/v1/billing/overview',
  summary:
    'What plans brought in and what became of their credits, and what promo codes did; amounts in cents',
  access,
  input: z.object(range),
  output: z.object({
    /** By plan, the one that brought in most first. */
    plans: z.array(
      z.object({
        planName: z.string(),
        bought: count,
        /** What was paid and no bank took back, and of that what was given back. */
        revenue: cents,
        refunded: cents,
        /** Sales tax in what was paid, and in what went back. */
        tax: cents,
        refundedTax: cents,
        /** What banks took back by disputes that were lost, and the sales tax in it: neither is in what was paid. */
        lost: cents,
        lostTax: cents,
        /** Lookups that were sold, and how many of those have been used. */
        lookups: count,
        used: count,
      }),
    ),
    /** Lookups that were paid in the range, by what they were paid from. */
    use: z.object({ free: count, earned: count, purchased: count }),
    promoCodes: z.array(
      z.object({
        code: z.string(),
        used: count,
        /** What it took off, and what was paid besides and no bank took back, without tax. */
        discount: cents,
        paid: cents,
      }),
    ),
  }),
});

export const billingDue = endpoint({
  id: 'billingDue',
  service,
  method: 'GET',
  path: '/read/v1/billing/due',
  summary:
    'Renewals of the next 14 days and those that could not be paid, and payments that failed in 30 days',
  access,
  input: z.object({ renewalCount: listed, failedCount: listed }),
  output: z.object({
    renewals: z.array(
      z.object({
        ...{ renewalId: id, ...customer, planName: z.string(), amount: cents },
        status: z.enum(['active', 'past_due']),
        nextAt: moment.nullable(),
        /** Since when it is not paid, how many letters told its payer, and when the last one did. */
        failedAt: moment.nullable(),
        letters: count,
        writtenAt: moment.nullable(),
        /** It is not paid because its payer has to confirm the payment. */
        isToConfirm: z.boolean().optional(),
      }),
    ),
    failed: z.array(
      z.object({
        ...{ purchaseId: id, ...customer, planName: z.string(), amount: cents },
        failure: z.string(),
        at: moment,
      }),
    ),
    /** Whether there are more of them than were asked for. */
    areMoreRenewals: z.boolean(),
    areMoreFailed: z.boolean(),
  }),
});

export const billingCustomers = endpoint({
  id: 'billingCustomers',
  service,
  method: 'GET',
  path: '/read/v1/billing/customers',
  summary: 'Who has credits, those who are about to have none first',
  access,
  input: z.object({ ...paging(25), text: searchText.optional() }),
  output: listOf(
    z.object({
      ...customer,
      /** Purchased and granted credits ever, and what is left of them. */
      purchased: count,
      left: count,
      /** Lookups of this month. */
      used: count,
      /** Bought some, and a tenth or less of it is left. */
      isLow: z.boolean(),
    }),
  ),
});

/**
 * So many credits one person alone gives a user within so many days, and takes back: more a second person approves.
 */
export const GRANT_LIMIT = 500;
export const GRANT_DAYS = 30;

export const creditGrant = z.object({
  grantId: id,
  ...customer,
  /** Above 0 a grant, below a correction. */
  change: count,
  reason: z.string(),
  status: z.enum(['waiting', 'done', 'refused']),
  requestedById: id,
  requestedBy: z.string(),
  requestedAt: moment,
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
});
export type CreditGrant = z.infer<typeof creditGrant>;

export const creditGrantList = endpoint({
  id: 'creditGrantList',
  service,
  method: 'GET',
  path: '/read/v1/credits/grants',
  summary: 'Grants and corrections, those that wait first',
  access,
  input: z.object({ ...paging(25) }),
  output: listOf(creditGrant),
});

export const creditGrantAdd = endpoint({
  id: 'creditGrantAdd',
  service,
  method: 'POST',
  path: '/write/v1/credits/grant/add',
  summary: `Gives a user credits or takes some back, with a reason; more than ${GRANT_LIMIT} within ${GRANT_DAYS} days wait for a second person`,
  access,
  input: z.object({
    userId: id,
    change: z
      .number()
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .refine((value) => value !== 0, 'Enter a number other than 0'),
    reason: noCardNumber(requiredLine(200)),
  }),
  output: saved.extend({ grantId: id, status: creditGrant.shape.status }),
});

export const creditGrantDecide = endpoint({
  id: 'creditGrantDecide',
  service,
  method: 'PUT',
  path: '/write/v1/credits/grant/decide',
  summary: 'Approves or refuses a grant or correction that waits; not one’s own',
  access,
  input: z.object({ grantId: id, isApproved: z.boolean() }),
  output: saved,
});

export const creditsUse = endpoint({
  id: 'creditsUse',
  service,
  method: 'GET',
  path: '/read/v1/credits/use',
  summary: 'Lookups of each of the last days by what they were paid from, oldest first',
  access: allow({ hierarchy: [1, 2] }),
  input: z.object({ userId: id.optional(), days: z.coerce.number().int().min(1).max(366).default(31) }),
  output: z.object({
    list: z.array(z.object({ day: z.string(), free: count, earned: count, purchased: count })),
  }),
});
