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
