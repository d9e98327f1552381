import { allow, endpoint, id, listOf, moment, paging, saved } from '@washcoat/contract-kernel';
import { z } from 'zod';

const service = 'billing';
const access = allow({ hierarchy: [1, 2] });

export const renewalList = endpoint({
  id: 'renewalList',
  service,
  method: 'GET',
  path: '/read/v1/payment/renewals',
  summary: 'The plans that are bought again every month, newest first',
  access,
  input: z.object({ ...paging(25) }),
  output: listOf(
    z.object({
      renewalId: id,
      planName: z.string(),
      /** Cents. */
      amount: z.number().int(),
      status: z.enum(['active', 'past_due', 'ended']),
      nextAt: moment.nullable(),
      created: moment,
      /** It is not paid because its payer has to confirm the payment. */
      isToConfirm: z.boolean().optional(),
    }),
  ),
});

export const renewalEnd = endpoint({
  id: 'renewalEnd',
  service,
  method: 'POST',
  path: '/write/v1/payment/renewal/end',
  summary: 'Ends the renewal of a plan; what was bought stays',
  access,
  input: z.object({ renewalId: id }),
  output: saved,
});

export const renewalBegin = endpoint({
  id: 'renewalBegin',
  service,
  method: 'POST',
  path: '/write/v1/payment/renewal/begin',
  summary:
    'Buys a plan every month again whose renewal has ended, by the default card; nothing is charged at once',
  access: allow({ hierarchy: [2] }),
  input: z.object({ renewalId: id }),
  output: saved,
});

/** What came of a payment: a message when it is paid, else what its payer confirms it with. */
const paidOrAsked = z.object({
  message: z.string().optional(),
  /** The holder of the card has to confirm it, in the provider's own dialog. */
  requiresAction: z.boolean().optional(),
  clientSecret: z.string().optional(),
});

export const renewalPay = endpoint({
  id: 'renewalPay',
  service,
  method: 'POST',
  path: '/write/v1/payment/renewal/pay',
  summary:
    'Tries the card of a plan once more whose month was not paid; an attempt counts once, sent again it is the same one',
  access: allow({ hierarchy: [2] }),
  rateLimit: 'purchase',
  input: z.strictObject({ renewalId: id, attempt: id }),
  output: paidOrAsked,
});

export const renewalConfirm = endpoint({
  id: 'renewalConfirm',
  service,
  method: 'POST',
  path: '/write/v1/payment/renewal/confirm',
  summary: 'What the month of a plan that was not paid is confirmed with, and once it is, what came of it',
  access: allow({ hierarchy: [2] }),
  rateLimit: 'purchase',
  input: z.strictObject({ renewalId: id }),
  output: paidOrAsked,
});
