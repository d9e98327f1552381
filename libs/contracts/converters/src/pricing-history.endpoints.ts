import { allow, endpoint, id, listOf, moment, paging, realDay, saved } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { pricingPart } from './pricing.endpoints';

const service = 'converters';
/** The house, which alone sets prices. */
const house = { notHierarchy: [2, 10], flags: ['canEditPricing'] } as const;
const perMetal = z.object({ pt: z.number(), pd: z.number(), rh: z.number() });

const metalDay = z.object({
  day: z.iso.date(),
  market: perMetal,
  hedge: perMetal,
  net: perMetal,
  /** When the prices in force at its end were applied. */
  appliedAt: moment.optional(),
});
export type MetalDay = z.infer<typeof metalDay>;

export const metalHistory = endpoint({
  id: 'metalHistory',
  service,
  method: 'GET',
  path: '/read/v1/pricing/metalHistory',
  summary:
    'The metal prices of the last days, USD per troy ounce: those in force at the end of each day, oldest first',
  access: allow({ flags: ['canEditPricing', 'canViewGlobalPricing'] }),
  input: z.object({ days: z.coerce.number().int().min(2).max(366).default(30) }),
  output: z.object({ list: z.array(metalDay) }),
});

const appliedPricing = z.object({
  snapshotId: id,
  appliedAt: moment,
  /** Empty for those who may not see the names of the house. */
  appliedBy: z.string(),
  isInForce: z.boolean(),
  /** Where it differs from the prices in force. */
  parts: z.array(pricingPart),
  /** USD per troy ounce; absent without canViewGlobalPricing. */
  market: perMetal.optional(),
  hedge: perMetal.optional(),
});
export type AppliedPricing = z.infer<typeof appliedPricing>;

export const pricingSnapshots = endpoint({
  id: 'pricingSnapshots',
  service,
  method: 'GET',
  path: '/read/v1/pricing/snapshots',
  summary: 'The prices that are and were in force, newest first',
  access: allow(house),
  input: z.object({
    ...paging(20),
    count: z.coerce.number().int().min(1).max(100).default(20),
    /** Only those that were applied on this day, in the zone of the installation. */
    onDay: realDay.optional(),
  }),
  output: listOf(appliedPricing),
});

export const pricingAgain = endpoint({
  id: 'pricingAgain',
  service,
  method: 'PUT',
  path: '/write/v1/pricing/again',
  summary:
    'Tries prices that were in force before in the draft of the company, in the place of what it holds',
  access: allow(house),
  input: z.object({
    snapshotId: id,
    /** The prices in force as the sender knows them: refused with 409 when others are. */
    baseSnapshotId: id,
    /** When the draft that goes was touched last, as the sender knows it. */
    draftTouchedAt: moment.optional(),
  }),
  output: saved.extend({ snapshotId: id }),
});

const staleOverride = z.object({
  productId: id,
  oem: z.string(),
  description: z.string(),
  /** The override price as it was entered. */
  price: z.number(),
  listedPrice: z.number(),
  calculatedPrice: z.number(),
  /** What the listed price would change by without it. */
  difference: z.number(),
  /** When the converter was changed last. */
  updatedDate: moment,
});
export type StaleOverride = z.infer<typeof staleOverride>;

export const staleOverrides = endpoint({
  id: 'staleOverrides',
  service,
  method: 'GET',
  path: '/read/v1/pricing/staleOverrides',
  summary:
    'Converters with an Override Price, those left longest first, with what they would be calculated at',
  access: allow({ hierarchy: [1], flags: ['canEditPricing', 'canShowPricing', 'canViewOverrideModifier'] }),
  input: z.object(paging(20)),
  output: listOf(staleOverride),
});
