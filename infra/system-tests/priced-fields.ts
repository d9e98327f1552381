import { allEndpoints } from '@washcoat/service-edge';
import type { Session } from '@washcoat/contract-entities';
import type { Endpoint } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** What somebody needs to see a figure. `none`: it is no price, or its call has a right of its own. */
export type PriceRight =
  | 'unit'
  | 'sums'
  | 'markup'
  | 'discountAmount'
  | 'catalogue'
  | 'house'
  | 'assay'
  | 'priceMod'
  | 'groupTerms'
  | 'none';

/** Fields that stand for figures by other names: a file, and a history of any field. */
const opensMore = ['link', 'changes'];
/** Services whose money is no price of converters or orders: plans for sale, and the house's dealings with refiners. */
const otherMoney = ['billing', 'settlement'];

const order: Record<string, PriceRight> = {
  basePrice: 'unit',
  adjustedPrice: 'unit',
  total: 'unit',
  priceThen: 'unit',
  totalThen: 'unit',
  subtotal: 'sums',
  grandtotal: 'sums',
  signedTotal: 'sums',
  marketValue: 'catalogue',
  amount: 'sums',
  amountPaid: 'sums',
  amountReceived: 'sums',
  balance: 'sums',
  creditOwed: 'sums',
  spend: 'sums',
  domesticFoilValue: 'sums',
  importFoilValue: 'sums',
  dieselValue: 'sums',
  miscValue: 'sums',
  afmktValue: 'sums',
  ceramicValue: 'sums',
  testValue: 'sums',
  averagePerUnit: 'unit',
  discount: 'markup',
  discountAmount: 'discountAmount',
  tax: 'none',
  isPriceChanged: 'none',
  before: 'catalogue',
  change: 'catalogue',
  after: 'catalogue',
  ...counts('totalPieceCount', 'totalUnits', 'totalUnits1', 'totalUnits2', 'totalAllFoilPieces'),
  ...counts('totalDomesticFoilPieces', 'totalImportFoilPieces', 'totalDieselPieces', 'totalMiscPieces'),
  ...counts('totalAfmktPieces', 'totalCeramicPieces'),
};

const converter: Record<string, PriceRight> = {
  marketPrice: 'catalogue',
  listedPrice: 'catalogue',
  schemePice: 'catalogue',
  alt1Price: 'catalogue',
  offerPrice: 'catalogue',
  abListPrice: 'catalogue',
  abPublishPrice: 'catalogue',
  changePercent: 'none',
  high: 'catalogue',
  low: 'catalogue',
  average: 'none',
  before: 'catalogue',
  change: 'catalogue',
  after: 'catalogue',
  basePrice: 'house',
  calculatedPrice: 'house',
  price: 'house',
  adjustedPrice: 'unit',
  marketValue: 'assay',
  baseValue: 'house',
  // Price rules and metal prices are for those who edit converters and pricing.
  ...counts('ptDisc', 'pdDisc', 'rhDisc', 'schemeDisc', 'price2Modifier', 'overridesModifier', 'value'),
  previousValue: 'none',
  ...counts('previewValue', 'previewOverridesModifier', 'suggestedModifier', 'avgPieceValue'),
  previewPrice: 'catalogue',
  priceBefore: 'catalogue',
  priceAfter: 'catalogue',
};

/** The right that each figure in an answer needs, by service and field. A new figure has to be added here. */
const rights: Record<string, Record<string, PriceRight>> = {
  converters: converter,
  loads: order,
  invoicing: order,
  reporting: {
    ...order,
    price: 'unit',
    minPrice: 'unit',
    maxPrice: 'unit',
    averageSpend: 'sums',
    priceOverride: 'house',
    foilValue: 'sums',
    groupModifier: 'groupTerms',
  },
  entities: {
    priceMod: 'priceMod',
    groupModifier: 'groupTerms',
    groupDiscount: 'groupTerms',
    discount: 'groupTerms',
    // Hours, by a setting that is no price.
    ...counts('priceHoldHours'),
  },
};

function counts(...names: string[]): Record<string, PriceRight> {
  return Object.fromEntries(names.map((name) => [name, 'none']));
}

const priceLike =
  /price|pice|total|amount|balance|owed$|value$|disc(ount)?$|spend|modifier$|mod$|^(high|low|before|change|after|cost|fee|worth)$/i;

/** A figure in the answer of a call. */
export interface PricedField {
  endpoint: Endpoint;
  field: string;
}

/** Every field of every answer that could be a price, out of the contracts. */
export const pricedFields: readonly PricedField[] = allEndpoints
  .filter(({ service, output }) => !otherMoney.includes(service) && output instanceof z.ZodType)
  .flatMap((endpoint) =>
    [...fieldsIn(z.toJSONSchema(endpoint.output, { io: 'output', unrepresentable: 'any' }))]
      .filter((field) => priceLike.test(field))
      .map((field) => ({ endpoint, field })),
  );

/** The right that a figure needs; undefined while nobody has said. */
export function rightTo({ endpoint, field }: PricedField): PriceRight | undefined {
  return rights[endpoint.service]?.[field];
}

/** Calls that answer a link to a file or a history, and those whose answers have a figure. */
export const pricedCalls: readonly Endpoint[] = allEndpoints.filter(
  (endpoint) =>
    !otherMoney.includes(endpoint.service) &&
    endpoint.output instanceof z.ZodType &&
    (pricedFields.some((priced) => priced.endpoint === endpoint) ||
      opensMore.some((field) =>
        fieldsIn(z.toJSONSchema(endpoint.output, { io: 'output', unrepresentable: 'any' })).has(field),
      )),
);

/** Who may see a figure, as the rules of the domain say it. */
export const isLetOut: Record<PriceRight, (session: Session) => boolean> = {
  unit: ({ canSeeUnitPrice }) => canSeeUnitPrice,
  sums: ({ canSeeSubtotal }) => canSeeSubtotal,
  markup: ({ canSeeMarkup }) => canSeeMarkup,
  discountAmount: ({ canSeeMarkup, canSeeSubtotal }) => canSeeMarkup && canSeeSubtotal,
  catalogue: ({ canShowPricing, hierarchy }) => canShowPricing && hierarchy !== 2,
  house: ({ canShowPricing, hierarchy }) => canShowPricing && hierarchy === 1,
  assay: ({ canShowPricing, canAccessAssay }) => canShowPricing && canAccessAssay,
  priceMod: ({ hierarchy }) => hierarchy === 1,
  groupTerms: ({ canShowPriceModifier }) => canShowPriceModifier,
  none: () => true,
};

/** The names of all numbers in a schema that are not whole. */
function fieldsIn(schema: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(schema)) for (const each of schema) fieldsIn(each, found);
  else if (typeof schema === 'object' && schema !== null)
    for (const [name, value] of Object.entries(schema)) {
      if (name === 'properties' && typeof value === 'object' && value !== null)
        for (const [field, of] of Object.entries(value))
          if (opensMore.includes(field) || isNumber(of)) found.add(field);
      fieldsIn(value, found);
    }
  return found;
}

/** A number, a choice with one, or anything at all; not what holds numbers in fields of its own. */
function isNumber(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { type, anyOf } = z
    .object({ type: z.unknown().optional(), anyOf: z.array(z.unknown()).optional() })
    .parse(schema);
  return Object.keys(schema).length === 0 || type === 'number' || (anyOf ?? []).some(isNumber);
}
