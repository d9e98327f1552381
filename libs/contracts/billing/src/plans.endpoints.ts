import { allow, answerShape, endpoint, id, listOf, moment, paging } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { planModel } from './plan-model.noun';

const service = 'billing';
const access = allow({ hierarchy: [1, 2] });

/** A plan on sale. Prices in dollars, without tax; a final price of zero means Call Us. */
export const plan = z
  .object({
    ...answerShape(planModel),
    noOfLookups: z.number().int(),
    /** Sales tax on the final price, cents. */
    tax: z.number().int(),
  })
  .omit({ version: true });

export const planList = endpoint({
  id: 'planList',
  service,
  method: 'GET',
  path: '/read/v1/subscription/plans',
  summary: 'Plans on sale',
  access,
  input: z.object({}),
  output: z.object({ list: z.array(plan) }),
});

export const subscriptionList = endpoint({
  id: 'subscriptionList',
  service,
  method: 'GET',
  path: '/read/v1/subscription/getAll',
  summary: 'Subscriptions bought, newest first; amounts in cents',
  access,
  input: z.object({ ...paging(25) }),
  output: listOf(
    z.object({
      subscriptionId: id,
      planName: z.string(),
      lookupCount: z.number().int(),
      balance: z.number().int(),
      amount: z.number().int(),
      created: moment,
    }),
  ),
});

export const transactionList = endpoint({
  id: 'transactionList',
  service,
  method: 'GET',
  path: '/read/v1/payment/transactions',
  summary: 'Card payments, newest first; amounts in cents',
  access,
  input: z.object({ ...paging(25) }),
  output: listOf(
    z.object({
      transactionId: id,
      planName: z.string(),
      amount: z.number().int(),
      /** Sales tax in it. */
      tax: z.number().int(),
      /** What was given back of it, each time apart, oldest first, and how much of that is sales tax. */
      refunds: z.array(z.object({ at: moment, amount: z.number().int(), tax: z.number().int() })),
      card: z.string(),
      brand: z.string(),
      expiry: z.string(),
      created: moment,
      status: z.string(),
    }),
  ),
});
