import { z } from 'zod';
import { moment } from './fields';

/** One row of how a price came about, USD per piece: a subtotal stands on its own, a change leads on from the row above. */
export const priceStep = z.object({
  kind: z.enum(['subtotal', 'change']),
  step: z.string(),
  label: z.string(),
  reason: z.string(),
  before: z.number(),
  change: z.number(),
  after: z.number(),
  /** Since when the input of the step is what it is; absent where nothing goes in. */
  date: moment.optional(),
  /** Who set the input, or where it comes from; absent for those who may not see the names of the house. */
  source: z.string().optional(),
});
export type PriceStep = z.infer<typeof priceStep>;
