import { allow, endpoint } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { perMetalNumbers } from './lots.endpoints';

export const yardMetal = endpoint({
  id: 'yardMetal',
  service: 'settlement',
  method: 'GET',
  path: '/read/v1/settlement/yardMetal',
  summary: 'The metal in the yard: what was bought and stands in no settlement that is completed',
  access: allow({
    notHierarchy: [2, 10],
    flags: [
      'canAccessSettlement',
      'canEditPricing',
      'canViewGlobalPricing',
      'canShowPricing',
      'canAccessAssay',
      'canSeeSubtotal',
    ],
  }),
  input: z.object({}),
  output: z.object({
    /** Different converters. */
    converters: z.number().int(),
    /** Troy ounces, by assay and quantity as they were known when they were bought. */
    ounces: perMetalNumbers,
    /** Lines of converters of which the metal is not known. */
    unknownLines: z.number().int(),
    /** What was paid for them, USD. */
    amount: z.number(),
  }),
});
