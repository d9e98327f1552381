import { allow, endpoint, id, listOf, moment, paging } from '@washcoat/contract-kernel';
import { z } from 'zod';

const service = 'billing';
const access = allow({ hierarchy: [1, 2] });

export const creditPot = z.enum(['free', 'earned', 'purchased']);

export const creditsGet = endpoint({
  id: 'creditsGet',
  service,
  method: 'GET',
  path: '/read/v1/credits/get',
  summary: 'What is left of the lookup credits, by pot; hierarchy 2 its own, hierarchy 1 any',
  access,
  input: z.object({ userId: id.optional() }),
  output: z.object({
    count: z.number().int(),
    free: z.number().int(),
    earned: z.number().int(),
    purchased: z.number().int(),
    used: z.number().int(),
    unlimited: z.boolean(),
    restriction: z.number().int().nullable(),
    resetsAt: moment,
  }),
});

export const creditHistoryRow = z.object({
  date: moment,
  oem: z.string().nullable(),
  change: z.number().int(),
  pot: creditPot,
  reason: z.string(),
  balance: z.number().int(),
});

export const creditsHistory = endpoint({
  id: 'creditsHistory',
  service,
  method: 'GET',
  path: '/read/v1/credits/history',
  summary: 'Every movement of the lookup credits, newest first',
  access,
  input: z.object({ ...paging(25), userId: id.optional() }),
  output: listOf(creditHistoryRow),
});
