import { isWorthless, type ExplanationStep } from '@washcoat/metals';
import { termChangeOf } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findFiler, findLastChange } from '../product/product-change.repository';
import type { ProductModel } from '../product/product.model';
import { priceForIn, type Buyer } from './buyer';
import type { Origin, PriceList } from './price-board';

/** What a price was made of. */
export interface PriceMakings {
  product: ProductModel;
  prices: PriceList;
  buyer: Buyer;
}

const ownDiscountFields = [
  'ptDisc',
  'pdDisc',
  'rhDisc',
  'ptDiscIsPercentage',
  'pdDiscIsPercentage',
  'rhDiscIsPercentage',
];
const overrideFields = ['price', 'isCalculatedPrice'];
const markFields = ['isWithoutMetal'];
const assayFields = ['subweight', 'ptAssay', 'pdAssay', 'rhAssay', ...markFields];

/** Since when the input of a step is what it is; undefined for steps that nothing goes into. */
export async function originOfStep(
  database: Knex,
  step: ExplanationStep,
  { product, prices, buyer }: PriceMakings,
): Promise<Origin | undefined> {
  const { appliedAt, appliedBy } = prices.snapshot;
  switch (step) {
    case 'market':
      return product.isWithoutMetal
        ? originOfFields(database, product, markFields)
        : prices.originOf(database, ['marketPrice']);
    case 'hedge':
    case 'discount':
    case 'overridesModifier':
      return prices.originOf(database, [step]);
    case 'family':
      return prices.originOf(database, ['families', product.family]);
    case 'facility':
      return originOfFacility(database, prices, buyer);
    case 'ownDiscount':
      return originOfFields(database, product, ownDiscountFields);
    case 'overridePrice':
      return originOfFields(database, product, overrideFields);
    case 'customer':
    case 'group':
    case 'facilityDiscount':
    case 'groupDiscount':
      return originOfTerm(step, buyer);
    case 'offer':
      return isWorthless(product)
        ? originOfFields(database, product, markFields)
        : { at: new Date(appliedAt), by: appliedBy };
    case 'net':
    case 'calculated':
    case 'listed':
      return undefined;
  }
}

function originOfFacility(database: Knex, prices: PriceList, buyer: Buyer): Promise<Origin | undefined> {
  const { facilityId, facilityCity } = priceForIn(prices, buyer);
  const known = facilityId ? prices.snapshot.facilitiesById?.[facilityId] : undefined;
  const byName = ['facilities', known?.name ?? facilityCity ?? ''];
  if (!facilityId || !known) return prices.originOf(database, byName);
  return prices.originOf(database, ['facilitiesById', facilityId, 'value'], byName);
}

function originOfTerm(
  step: ExplanationStep,
  { termChanges, facility, facilityCity }: Buyer,
): Origin | undefined {
  const place = { facilityId: facility?.facilityId, facilityCity };
  const change = termChanges && termChangeOf({ termChanges }, step, place);
  return change ? { at: new Date(change.at), by: change.by } : undefined;
}

/** Since when weight and assay are what they are: those of the converter, or of the default piece in their place. */
export function originOfAssay(
  database: Knex,
  { product, prices }: Pick<PriceMakings, 'product' | 'prices'>,
  isDefaultAssay: boolean,
): Promise<Origin | undefined> {
  return isDefaultAssay
    ? prices.originOf(database, ['globalDefaults'])
    : originOfFields(database, product, assayFields);
}

/** A converter without a change on record is as whoever filed it left it. */
async function originOfFields(
  database: Knex,
  { productId, createdAt }: ProductModel,
  fields: readonly string[],
): Promise<Origin> {
  const change = await findLastChange(database, productId, fields);
  if (change) return change;
  const by = await findFiler(database, productId);
  return by === null ? { at: createdAt } : { at: createdAt, by };
}
