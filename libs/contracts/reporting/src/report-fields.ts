import { id, queryMoment, searchText } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** Both ends included, epoch milliseconds; an end that is not given is open. */
export const rangeFilters = { from: queryMoment.optional(), to: queryMoment.optional() };

/** What the lines of orders are looked for by. */
export const orderFilters = {
  ...rangeFilters,
  /** Its name or its city. */
  facility: searchText.optional(),
  buyer: id.optional(),
  customer: id.optional(),
  franchise: id.optional(),
};

/** Sums of the whole selection, by day and in all, from the same query as its rows. */
export const daySums = {
  days: z.array(
    z.object({
      day: z.string(),
      pieces: z.number(),
      /** Absent without canSeeSubtotal. */
      spend: z.number().optional(),
    }),
  ),
  totals: z.object({ rows: z.number().int(), pieces: z.number(), spend: z.number().optional() }),
};
