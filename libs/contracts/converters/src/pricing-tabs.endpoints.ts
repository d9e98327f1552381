import { allow, endpoint, id, listOf, moment, paging, saved, toldPrices } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { overridePercent, pricingDraft, trial } from './pricing.endpoints';

const service = 'converters';

/** The prices that a tab stands on, and the draft of the own company. */
const standing = {
  ...toldPrices.shape,
  draft: pricingDraft.optional(),
};

export const facilityPricing = endpoint({
  id: 'facilityPricing',
  service,
  method: 'GET',
  path: '/read/v1/pricing/facilities',
  summary: 'By how many percent prices differ at each facility, in force and in the draft',
  access: allow(
    { flags: ['canEditPricing', 'canViewFacilityPricing'] },
    { hierarchy: [10], flags: ['canEditPricing'] },
  ),
  input: z.object({}),
  output: z.object({
    ...standing,
    list: z.array(
      z.object({ facilityId: id, name: z.string(), value: z.number(), previewValue: z.number().optional() }),
    ),
  }),
});

export const familyPricing = endpoint({
  id: 'familyPricing',
  service,
  method: 'GET',
  path: '/read/v1/pricing/families',
  summary: 'By how much prices of each family differ, in force and in the draft',
  access: allow({ flags: ['canEditPricing', 'canViewFamilyPricing'] }),
  input: z.object({}),
  output: z.object({
    ...standing,
    isPercentage: z.boolean(),
    previewIsPercentage: z.boolean().optional(),
    list: z.array(z.object({ family: z.string(), value: z.number(), previewValue: z.number().optional() })),
  }),
});

const change = z.object({
  productId: id,
  oem: z.string(),
  description: z.string(),
  listedPrice: z.number(),
  previewPrice: z.number(),
  difference: z.number(),
});
export type PriceChange = z.infer<typeof change>;

export const pricingEffect = endpoint({
  id: 'pricingEffect',
  service,
  method: 'GET',
  path: '/read/v1/pricing/effect',
  summary: 'What the draft does to listed prices: counts, spread and the largest moves',
  access: allow({ notHierarchy: [2, 10], flags: ['canEditPricing', 'canShowPricing'] }),
  input: z.object({}),
  output: z.object({
    /** How many converters were looked at: all of a small catalogue, else as many picked at random. */
    lookedAt: z.number().int(),
    isSample: z.boolean(),
    up: z.number().int(),
    down: z.number().int(),
    same: z.number().int(),
    /** Of those that stay, how many have an Override Price. */
    overridden: z.number().int(),
    averageChange: z.number(),
    /** Converters by change: from this difference (inclusive) to the next. */
    spread: z.array(z.object({ from: z.number(), to: z.number(), count: z.number().int() })),
    largest: z.array(change),
  }),
});

/** Grams and ppm of an average piece, by which the override prices are kept up with the metals. */
const coreValues = {
  weight: z.number().min(0).max(99_999),
  ptPPM: z.number().min(0).max(99_999),
  pdPPM: z.number().min(0).max(99_999),
  rhPPM: z.number().min(0).max(99_999),
};

export const overrideModifierEdit = endpoint({
  id: 'overrideModifierEdit',
  service,
  method: 'PUT',
  path: '/write/v1/pricing/overrideModifier',
  summary: 'Tries another modifier of override prices in the draft, or puts the draft with it in force',
  access: allow({ notHierarchy: [2, 10], flags: ['canEditPricing', 'canViewOverrideModifier'] }),
  input: z.object({
    overridesModifier: overridePercent,
    /** What the piece is worth is reckoned by the server; sent by older clients. */
    avgPieceValue: z.number().optional(),
    weight: coreValues.weight.optional(),
    ptPPM: coreValues.ptPPM.optional(),
    pdPPM: coreValues.pdPPM.optional(),
    rhPPM: coreValues.rhPPM.optional(),
    ...trial,
  }),
  output: saved.extend({ snapshotId: id }),
});

const modifierChange = z.object({
  /** Names are empty for those who may not see the names of the house. */
  firstName: z.string(),
  lastName: z.string(),
  overridesModifier: z.number(),
  avgPieceValue: z.number(),
  ...coreValues,
  created: moment,
  /** `In force` or `Replaced`. */
  status: z.enum(['In force', 'Replaced']),
});
export type ModifierChange = z.infer<typeof modifierChange>;

const ofMetal = z.object({ market: z.number(), hedge: z.number(), net: z.number() });

export const modifierHistory = endpoint({
  id: 'modifierHistory',
  service,
  method: 'GET',
  path: '/read/v1/pricing/modifierHistory',
  summary: 'How the modifier of override prices and its core values were set, newest first',
  access: allow({ flags: ['canEditPricing', 'canViewOverrideModifier'] }),
  input: z.object({
    ...paging(100),
    /** Only changes of the core values. */
    isCoreValuesChange: z.enum(['true', 'false']).optional(),
  }),
  output: listOf(modifierChange).extend({
    /** The metal prices of each row, in the order of the rows. */
    metalData: z.array(z.object({ pt: ofMetal, pd: ofMetal, rh: ofMetal })),
    ...standing,
    overridesModifier: z.number(),
    previewOverridesModifier: z.number().optional(),
    /** The reference piece as it was set last, and what it is worth at the prices in force. */
    core: z.object({ ...coreValues, avgPieceValue: z.number(), valueNow: z.number() }).optional(),
    /** What the modifier would be to keep up with the metals; absent while that is not known. */
    suggestedModifier: z.number().optional(),
  }),
});
