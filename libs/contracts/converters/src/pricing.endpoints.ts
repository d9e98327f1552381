import {
  allow,
  endpoint,
  id,
  moment,
  queryFlag,
  queryInteger,
  saved,
  toldPrices,
} from '@washcoat/contract-kernel';
import { z } from 'zod';

/** Dollars per troy ounce and per kilogram (1 kg = 32.15 oz). */
export const metalPrices = z.object({
  ptOz: z.number(),
  pdOz: z.number(),
  rhOz: z.number(),
  ptKg: z.number(),
  pdKg: z.number(),
  rhKg: z.number(),
});

/** The piece that stands in for a converter without assay: grams and ppm. */
export const globalDefaults = z.object({
  weight: z.number(),
  pt: z.number(),
  pd: z.number(),
  rh: z.number(),
});
export type GlobalDefaults = z.infer<typeof globalDefaults>;

/** What the Global tab sets besides the market and the global defaults. */
const hedgePrice = metalPrices.extend({
  ptDisc: z.number(),
  pdDisc: z.number(),
  rhDisc: z.number(),
  ptDiscIsPercentage: z.boolean(),
  pdDiscIsPercentage: z.boolean(),
  rhDiscIsPercentage: z.boolean(),
});

const abcPrice = hedgePrice.extend({
  /** Percent. */
  overridesModifier: z.number(),
  /** Percent by name. */
  facilities: z.record(z.string(), z.number()),
  /** The same by facility, as far as it was applied so. */
  facilityValues: z.array(z.object({ facilityId: id, name: z.string(), value: z.number() })).optional(),
  families: z.record(z.string(), z.number()),
  familiesIsPercentage: z.boolean(),
});

/** The parts of a pricing that tabs write; who applies a draft needs the right of each part that it changes. */
export const pricingPart = z.enum(['metals', 'discounts', 'overrides', 'facilities', 'families', 'defaults']);
export type PricingPart = z.infer<typeof pricingPart>;

/** Who works on a draft, since which prices, and what of them it changes. */
export const pricingDraft = z.object({
  touchedBy: z.string(),
  touchedAt: moment,
  /** The prices that it was begun on: not those in force when somebody applied others meanwhile. */
  baseSnapshotId: id,
  parts: z.array(pricingPart),
});
export type PricingDraft = z.infer<typeof pricingDraft>;

/** The house, which alone sets prices; others read the parts of which they have the right. */
const house = { notHierarchy: [2, 10], flags: ['canEditPricing'] } as const;

/** What is read with the right of the Global tab. */
const globalParts = z.object({ marketPrice: metalPrices, abcPrice: hedgePrice, globalDefaults });
export type GlobalParts = z.infer<typeof globalParts>;

const wholeParts = globalParts.extend({ abcPrice });
/** What is read with the rights of some tabs. */
const someParts = wholeParts.extend({ abcPrice: abcPrice.partial() }).partial({
  marketPrice: true,
  globalDefaults: true,
});

/** 1 metals, discounts, defaults and the modifier of override prices; 2 facilities; 3 families. */
export const pricingTypes = { global: 1, facilities: 2, families: 3 } as const;
const pricingType = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** What there is to say of prices, whichever parts of them one reads. */
const standing = { ...toldPrices.shape, draft: pricingDraft.optional() };

/** The prices as who has the rights of all tabs reads them. */
export const wholePricing = wholeParts.extend({
  ...standing,
  /** The same parts with the draft; absent without one, and where it was not asked for. */
  preview: wholeParts.optional(),
});

export const pricingDetail = endpoint({
  id: 'pricingDetail',
  service: 'converters',
  method: 'GET',
  path: '/read/v1/pricing/get',
  summary:
    'The pricing snapshot in force, and what the draft of the own company makes of it: of each tab whose right one has, or of one',
  access: allow(
    {
      flags: ['canEditPricing'],
      anyFlag: [
        'canViewGlobalPricing',
        'canViewOverrideModifier',
        'canViewFacilityPricing',
        'canViewFamilyPricing',
      ],
    },
    // Partners read the facilities that they see.
    { hierarchy: [10], flags: ['canEditPricing'] },
  ),
  input: z.object({
    /** Only what this type of `pricingEdit` writes: refused with 403 without the right of its tab. */
    pricingType: queryInteger.pipe(pricingType).optional(),
    /** False: without the draft; absent counts as true. */
    isPreview: queryFlag.optional(),
  }),
  output: z.union([wholePricing, someParts.extend({ ...standing, preview: someParts.optional() })]),
});

/** A price of a troy ounce: five characters. */
const ouncePrice = z.number().min(0).max(99_999);
const kgPrice = z.number().min(0).max(3_300_000);
/** Taken off a hedge price: under 100 when it is percent. */
const metalDiscount = z.number().min(0).max(99_999);
/** Percent by which prices of a facility differ. */
const facilityPercent = z.number().int().min(-99).max(9999);
const familyValue = z.number().min(-9999).max(99_999);
const defaultFigure = z.number().int().min(0).max(9999);

const metalEntry = z.strictObject({
  ptOz: ouncePrice.optional(),
  pdOz: ouncePrice.optional(),
  rhOz: ouncePrice.optional(),
  /** Counts where the price of an ounce is absent. */
  ptKg: kgPrice.optional(),
  pdKg: kgPrice.optional(),
  rhKg: kgPrice.optional(),
});
export type MetalEntry = z.infer<typeof metalEntry>;

/** Percent on override prices. */
export const overridePercent = z.number().min(-99).max(9999);

const defaultsEntry = z.strictObject({
  weight: defaultFigure,
  pt: defaultFigure,
  pd: defaultFigure,
  rh: defaultFigure,
});

/** Whether a change is tried or put in force, and which prices it was made on. */
export const trial = {
  /** True: kept in the draft of the own company, nothing else changes. False: put in force with all of the draft. */
  isPreview: z.boolean(),
  /** The prices in force when it was entered: refused with 409 when others are. */
  baseSnapshotId: id,
  /** When the draft was touched last, as the sender knows it: another one is put in force by nobody (409). */
  draftTouchedAt: moment.optional(),
};

const setAnswer = saved.extend({
  /** The prices that are in force now. */
  snapshotId: id,
});

/** What has no name here is refused, and what another tab writes, unless it is sent as `pricingDetail` answers it. */
export const pricingEdit = endpoint({
  id: 'pricingEdit',
  service: 'converters',
  method: 'PUT',
  path: '/write/v1/pricing/edit',
  summary: 'Tries new prices in the draft of the company, or puts the draft in force',
  access: allow(house),
  input: z.object({
    ...trial,
    pricingType,
    marketPrice: metalEntry.optional(),
    abcPrice: metalEntry
      .extend({
        ptDisc: metalDiscount.optional(),
        pdDisc: metalDiscount.optional(),
        rhDisc: metalDiscount.optional(),
        ptDiscIsPercentage: z.boolean().optional(),
        pdDiscIsPercentage: z.boolean().optional(),
        rhDiscIsPercentage: z.boolean().optional(),
        overridesModifier: overridePercent.optional(),
        /** By the name of each, as it is called today, in the draft or in the prices in force. */
        facilities: z.record(z.string().min(1).max(100), facilityPercent).optional(),
        /** What is as it is answered gives way to a new percent by the name, and the other way round. */
        facilityValues: z
          .array(
            z.strictObject({
              facilityId: id,
              /** As it is answered; nobody is renamed by it. */
              name: z.string().max(100).optional(),
              value: facilityPercent,
            }),
          )
          .max(1000)
          .optional(),
        families: z.record(z.string().min(1).max(100), familyValue).optional(),
        familiesIsPercentage: z.boolean().optional(),
      })
      .optional(),
    globalDefaults: defaultsEntry.optional(),
  }),
  output: setAnswer,
});

export const globalDefaultsDetail = endpoint({
  id: 'globalDefaultsDetail',
  service: 'converters',
  method: 'GET',
  path: '/read/v1/pricing/globalDefaults',
  summary: 'The piece that stands in for converters without weight or assay',
  access: allow({ flags: ['canEditPricing', 'canViewGlobalPricing'] }),
  input: z.object({}),
  output: globalDefaults,
});

export const globalDefaultsEdit = endpoint({
  id: 'globalDefaultsEdit',
  service: 'converters',
  method: 'PUT',
  path: '/write/v1/pricing/globalDefaults',
  summary: 'Tries another default piece in the draft, or puts the draft with it in force',
  access: allow({ ...house, flags: ['canEditPricing', 'canViewGlobalPricing'] }),
  input: z.object({ ...defaultsEntry.shape, ...trial }),
  output: setAnswer,
});

export const pricingDraftDelete = endpoint({
  id: 'pricingDraftDelete',
  service: 'converters',
  method: 'DELETE',
  path: '/write/v1/pricing/draft',
  summary: 'Discards the draft of the own company',
  access: allow(house),
  input: z.object({
    /** When the draft was touched last, as its reader knows it: refused with 409 when somebody worked on it since. */
    touchedAt: moment,
  }),
  output: saved,
});
