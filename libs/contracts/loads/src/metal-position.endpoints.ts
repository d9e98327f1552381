import { allow, endpoint, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';

const position = z.object({
  /** Different converters. */
  converters: z.number().int(),
  /** Troy ounces. */
  ounces: z.object({ pt: z.number(), pd: z.number(), rh: z.number() }),
  /** Converters of which the metal is not known. */
  unknownLines: z.number().int(),
  /** What is agreed for them, or was paid, USD. */
  amount: z.number(),
});
export type MetalPosition = z.infer<typeof position>;

export const metalPosition = endpoint({
  id: 'metalPosition',
  service: 'loads',
  method: 'GET',
  path: '/read/v1/load/metalPosition',
  summary: 'The metal in all open carts, and in what was bought in the last 30 days',
  access: allow({
    notHierarchy: [2, 10],
    flags: ['canEditPricing', 'canViewGlobalPricing', 'canShowPricing', 'canAccessAssay', 'canSeeSubtotal'],
  }),
  input: z.object({}),
  output: z.object({
    carts: position,
    bought: position,
    /** Since when it was bought. */
    since: moment,
  }),
});
