import { allow, endpoint, id, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';

export const loadMargin = endpoint({
  id: 'loadMargin',
  service: 'loads',
  method: 'GET',
  path: '/read/v1/load/margin',
  summary:
    'What is paid for the converters of a load beside what their metal is worth at the market prices of now; for the side that buys',
  access: allow({ notHierarchy: [2], flags: ['canShowPricing', 'canSeeUnitPrice', 'canSeeSubtotal'] }),
  input: z.object({ loadId: id }),
  output: z.object({
    /** When the prices that it is valued by were put in force. */
    appliedAt: moment,
    /** USD: the metal of the lines that are valued, at market prices. */
    marketValue: z.number(),
    /** USD: what is paid for those lines, with their share of the discount. */
    paid: z.number(),
    /** USD: the first without the second. */
    margin: z.number(),
    /** Of the market value; null where that is nothing. */
    marginPercent: z.number().nullable(),
    /** Lines that are valued, and those whose metal is not known. */
    valuedCount: z.number().int(),
    unknownCount: z.number().int(),
  }),
});
