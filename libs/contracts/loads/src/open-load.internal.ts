import { id, videoParts } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** How far a load has come, and on which side the person of a session is; 404 for whoever may not open it. */
export const openLoad = {
  path: '/internal/v1/loads/openLoad',
  input: z.object({ sessionId: z.string(), loadId: id }),
  output: z.object({
    version: z.number().int(),
    isSeller: z.boolean(),
    /** Whether the seller's side is shown that this person has it open. */
    isShownToSellers: z.boolean(),
    /** The part that this person has in its grading session now. */
    videoPart: z.enum(videoParts).nullable().default(null),
  }),
};
