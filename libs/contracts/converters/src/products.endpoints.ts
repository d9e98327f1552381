import {
  besidePrices,
  endpoint,
  fullUser,
  id,
  listOf,
  moment,
  paging,
  priceStep,
  queryFlag,
  queryMoment,
  realDay,
  searchText,
  sortKeys,
  queryInteger,
  toldPrices,
} from '@washcoat/contract-kernel';
import { z } from 'zod';

const service = 'converters';

/** A vehicle that a converter was fitted to. Answers have no rules of a form, so that pages load none for them. */
const vehicle = z.object({
  make: z.string(),
  model: z.string(),
  yearFrom: z.number().int(),
  yearTo: z.number().int(),
  engine: z.string(),
});

/** Prices of a converter; each is absent from the answer when the caller may not see it. */
const prices = {
  marketPrice: z.number().optional(),
  basePrice: z.number().optional(),
  listedPrice: z.number().optional(),
  schemePice: z.number().optional(),
  alt1Price: z.number().optional(),
  offerPrice: z.number().optional(),
  /** The facility that the prices are for; absent where they are for none that is known. */
  facilityId: id.optional(),
  /** The override, for hierarchy 1. */
  price: z.number().nullable().optional(),
  isCalculatedPrice: z.boolean().optional(),
  calculatedPrice: z.number().optional(),
  /** Of the offer price without a customer over the last twelve months; null without history. */
  high: z.number().nullable().optional(),
  low: z.number().nullable().optional(),
  average: z.number().nullable().optional(),
  /** What the draft of the own company makes of the listed price, and by how much it differs; where it was asked for. */
  previewPrice: z.number().optional(),
  difference: z.number().optional(),
};

/** The converter's own price rules; absent without canEditConverter. */
const priceRules = {
  ptDisc: z.number().nullable().optional(),
  pdDisc: z.number().nullable().optional(),
  rhDisc: z.number().nullable().optional(),
  schemeDisc: z.number().nullable().optional(),
  price2Modifier: z.number().nullable().optional(),
  ptDiscIsPercentage: z.boolean().optional(),
  pdDiscIsPercentage: z.boolean().optional(),
  rhDiscIsPercentage: z.boolean().optional(),
  schemeDiscIsPercentage: z.boolean().optional(),
  price2ModifierIsPercentage: z.boolean().optional(),
};

/** Weight in grams per piece and assays in ppm; absent without canAccessAssay. */
const assay = {
  subweight: z.number().nullable().optional(),
  ptAssay: z.number().nullable().optional(),
  pdAssay: z.number().nullable().optional(),
  rhAssay: z.number().nullable().optional(),
  /** Weight and assay are those of the default piece; for those who see its assay or its prices. */
  isDefaultAssay: z.boolean().optional(),
  /** Known to hold no precious metal; for those who see its assay or its prices. */
  isWithoutMetal: z.boolean().optional(),
};

export const product = z.object({
  productId: id,
  name: z.string(),
  oem: z.string(),
  serialNo: z.string(),
  abCode: z.string(),
  /** These three are always answered; a device that kept a converter earlier may lack them. */
  abSubcode: z.string().optional(),
  notes: z.string().optional(),
  comment: z.string().optional(),
  manufacturer: z.string(),
  model: z.string(),
  description: z.string(),
  family: z.string(),
  /** The converter type's id; typeName is its name (CERAMIC, DIESEL and so on). */
  type: z.number().int(),
  typeName: z.string(),
  shape: z.string(),
  urls: z.array(z.string()),
  profileUrl: z.string().nullable(),
  isActive: z.boolean(),
  /** Another part carries the same stamp: tell them apart by kind, shape and weight. */
  isSharedStamp: z.boolean(),
  isMarkForTest: z.boolean().optional(),
  testCount: z.number().int().optional(),
  /** The vehicles of a search by vehicle that it fits; absent from every other answer. */
  fits: z.array(vehicle).optional(),
  /** What the VIN of the search does not say: in this the fit is only a guess. Absent when all of it is said. */
  guessed: z.array(z.enum(['model', 'year', 'engine'])).optional(),
  ...assay,
  ...prices,
  ...priceRules,
});
export type Product = z.infer<typeof product>;

/** For whom and at which facility something is priced, and with which prices. */
export const pricedFor = z.object({
  companyName: z.string().nullable(),
  facilityCity: z.string().nullable(),
  ...toldPrices.shape,
});
export type PricedFor = z.infer<typeof pricedFor>;

/**
 * What the draft does to the catalogue, whatever the list is narrowed by: the figures of `pricingEffect`, of a sample where
 * the catalogue is large. USD by converter, on average.
 */
const previewSummary = z.object({
  up: z.number().int(),
  down: z.number().int(),
  same: z.number().int(),
  averageChange: z.number(),
});
export type PreviewSummary = z.infer<typeof previewSummary>;

export const productList = endpoint({
  id: 'productList',
  service,
  method: 'GET',
  path: '/read/v1/product/getAll',
  summary: 'Searches the catalogue; the best match first, always in the same order for the same input',
  access: fullUser,
  input: z.object({
    ...paging(25),
    text: searchText.optional(),
    make: searchText.optional(),
    facilityCity: searchText.optional(),
    /** The facility that prices are for; counts before its name or city. */
    facilityId: id.optional(),
    ctype: queryInteger.optional(),
    companyId: id.optional(),
    /** Opens one converter as a paid lookup (hierarchy 2); needs productId. */
    isClicked: queryFlag.optional(),
    productId: id.optional(),
    model: searchText.optional(),
    year: z.coerce.number().int().min(1900).max(2100).optional(),
    engine: searchText.optional(),
    vin: z.string().max(17).optional(),
    family: searchText.optional(),
    isLoad: queryFlag.optional(),
    /** Only the 100 converters bought most often in the last 90 days, the most bought first. */
    isTopResults: queryFlag.optional(),
    /** Instead of the best match first, in the order of columns; the top results keep theirs. */
    sort: sortKeys(['oem', 'description', 'type', 'family', 'isActive']).optional(),
    /** With what the draft of the own company makes of listed prices, for who sets prices. */
    isPreview: queryFlag.optional(),
  }),
  output: listOf(product).extend({
    /** Absent when the caller sees no prices. */
    pricedFor: pricedFor.optional(),
    /** The caller sees at most five rows. */
    isLimited: z.boolean(),
    /** Nothing is filed under the text as it was typed: the list is what this text finds. */
    didYouMean: z.object({ text: z.string() }).optional(),
    /** On the first page (offset 0) with isPreview; absent without a draft, and from services of before. */
    summary: previewSummary.optional(),
  }),
});

/** What one metal adds to a price. Prices of a troy ounce and values in USD; what leads to the base price is the house's. */
export const metalShare = z.object({
  metal: z.enum(['pt', 'pd', 'rh']),
  /** Troy ounces per piece, unrounded. */
  ounces: z.string(),
  marketOunce: z.number(),
  marketValue: z.number(),
  hedgeOunce: z.number().optional(),
  netOunce: z.number().optional(),
  /** At the net price, less the converter's own discount. */
  baseValue: z.number().optional(),
});
export type MetalShare = z.infer<typeof metalShare>;

/** What is in a piece and what each metal adds to its price, and who says so since when. */
export const metalValue = z.object({
  shares: z.array(metalShare),
  isDefaultAssay: z.boolean(),
  /** When weight and assay became what they are. */
  date: moment.optional(),
  /** Who entered them; absent for those who may not see the names of the house. */
  source: z.string().optional(),
});
export type MetalValue = z.infer<typeof metalValue>;

export const productDetail = endpoint({
  id: 'productDetail',
  service,
  method: 'GET',
  path: '/read/v1/product/get',
  summary: 'One converter',
  access: fullUser,
  input: z.object({
    productId: id,
    companyId: id.optional(),
    facilityCity: searchText.optional(),
    facilityId: id.optional(),
    /** Prices with what was in force at the end of this day; the converter and the terms are those of now. */
    onDay: realDay.optional(),
    /** Prices with this snapshot; counts before a day. */
    snapshotId: id.optional(),
  }),
  output: product.extend({
    abSubcode: z.string(),
    vehicles: z.array(vehicle),
    notes: z.string(),
    comment: z.string(),
    /** Sent back with an edit; a stale one is refused with 409. */
    version: z.number().int(),
    createdDate: moment,
    updatedDate: moment,
    /** Absent when the caller sees no prices of it. */
    pricedFor: pricedFor.optional(),
    /** What leads on to other prices from those of a day or snapshot that was asked for. */
    besidePrices: besidePrices.optional(),
    /** The price step by step from market to offer; absent without canShowPricing. */
    explanation: z.array(priceStep).optional(),
    /** Absent without canAccessAssay, like weight and assay. */
    metalValue: metalValue.optional(),
  }),
});

export const priceHistoryRow = z.object({
  date: z.string(),
  abListPrice: z.number(),
  abPublishPrice: z.number(),
  changePercent: z.number().nullable(),
});

export const priceHistory = endpoint({
  id: 'priceHistory',
  service,
  method: 'GET',
  path: '/read/v1/product/getPriceHistory',
  summary:
    'Price history of one converter, newest first, at most one row a day; a page shorter than count is the last; empty without canShowPricing',
  access: fullUser,
  input: z.object({
    /** A year of days fits on the page that is answered without a count. */
    ...paging(400),
    productId: id,
    from: queryMoment.optional(),
    to: queryMoment.optional(),
  }),
  output: z.object({
    list: z.array(priceHistoryRow),
    high: z.number().nullable(),
    low: z.number().nullable(),
    average: z.number().nullable(),
  }),
});

export const converterType = z.object({ id: z.number().int(), name: z.string() });

export const typeList = endpoint({
  id: 'typeList',
  service,
  method: 'GET',
  path: '/read/v1/product/getTypes',
  summary: 'Converter types',
  access: fullUser,
  input: z.object({ ...paging(100) }),
  output: listOf(converterType),
});

export const makeNames = endpoint({
  id: 'makeNames',
  service,
  method: 'GET',
  path: '/read/v1/product/makes',
  summary: 'Names of the makes in the catalogue',
  access: fullUser,
  input: z.object({ text: searchText.optional() }),
  output: z.object({ list: z.array(z.string()) }),
});

export const familyNames = endpoint({
  id: 'familyNames',
  service,
  method: 'GET',
  path: '/read/v1/product/families',
  summary: 'Names of the pricing families',
  access: fullUser,
  input: z.object({}),
  output: z.object({ list: z.array(z.string()) }),
});

export const oemSuggestions = endpoint({
  id: 'oemSuggestions',
  service,
  method: 'GET',
  path: '/read/v1/product/oems',
  summary: 'OEM codes that match what was typed',
  access: fullUser,
  input: z.object({ text: searchText.min(3), companyId: id.optional() }),
  output: z.object({ list: z.array(z.string()) }),
});
