import { loadCompleted } from '@washcoat/contract-loads';
import { z } from 'zod';

/** What the process of the product is to complete: one order under many ids, so many of them in a second. */
export const burstInput = z.object({
  load: loadCompleted.schema,
  loadIds: z.array(z.string()),
  perSecond: z.number(),
});

/** When each was completed, in milliseconds of the clock. */
export const burstAnswer = z.array(z.number());
