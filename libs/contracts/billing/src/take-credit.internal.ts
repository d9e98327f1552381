import { id, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';

/**
 * The one call between services inside a write: a lookup is paid before it is answered. Answers 200 when the credit
 * was taken or the same user opened the same converter on that day already; 400 LOOKUP_CREDIT_LAPSED otherwise. The
 * lookup names its moment, so that a call that passes midnight is of one day for both; callers from before that leave it
 * to the moment of the call.
 */
export const takeCredit = {
  path: '/internal/v1/credits/take',
  input: z.object({
    userId: id,
    companyId: id,
    productId: id,
    oem: z.string(),
    lookupId: id,
    at: moment.optional(),
  }),
  output: z.object({ taken: z.boolean(), balance: z.number().int() }),
};
