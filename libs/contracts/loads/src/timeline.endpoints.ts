import { endpoint, id, listOf, moment, paging } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { readsCarts } from './cart-access';
import { loadParty } from './load-record';
import { itemGroup } from './states';

/** What can have happened to a load, in the words that follow who did it. */
export const timelineActions = [
  'created it',
  'asked for it',
  'sent the list',
  'accepted it',
  'turned it into a quote',
  'turned it into a cart',
  'asked for a grading session',
  'sent the prices',
  'priced it again',
  'changed it',
  'corrected it',
  'signed it',
  'approved the list',
  'finished it',
  'completed it',
  'split it',
  'split it off',
  'merged another into it',
  'merged it into another',
  'added',
  'changed',
  'approved',
  'rejected',
  'answered',
  'took back',
  'priced again',
  'removed',
  'moved',
] as const;

/** One step of a load. Figures are those of the moment; absent for those who may not see them. */
export const timelineStep = z.object({
  stepId: z.string(),
  at: moment,
  action: z.enum(timelineActions),
  /** Who did it; empty for those who may not see the names of others. */
  by: z.string(),
  /** The side that did it; absent where that is not known. */
  party: loadParty.optional(),
  /** The item that it was done to, by the name that people call it. */
  item: z.string().optional(),
  type: itemGroup.optional(),
  quantity: z.number().optional(),
  unit: z.number().optional(),
  adjustedPrice: z.number().optional(),
  /** What was changed, in words: `quantity 2 to 3`. */
  change: z.string().optional(),
  /** Until when prices are held from then on. */
  heldUntil: moment.optional(),
  /** What the load came to when it was signed, finished or completed. */
  grandtotal: z.number().optional(),
});
export type TimelineStep = z.infer<typeof timelineStep>;

export const loadTimeline = endpoint({
  id: 'loadTimeline',
  service: 'loads',
  method: 'GET',
  path: '/read/v1/load/timeline',
  summary: 'Who did what to a load and its items, with the prices of the moment, newest first',
  access: readsCarts,
  input: z.object({ loadId: id, ...paging(20) }),
  output: listOf(timelineStep),
});
