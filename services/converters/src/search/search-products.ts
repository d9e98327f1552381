import type { productList } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { badInput, forbidden } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { addReadRange, yearBefore } from '../price-history/price-ranges';
import { buyerOf, type Buyer } from '../pricing/buyer';
import type { PriceBoard, PriceList } from '../pricing/price-board';
import { pricedFor } from '../pricing/priced-for';
import { presentProduct } from '../product/product.presenter';
import { isLimited, productSight, type ProductSight } from '../product/product.policy';
import type { StoredProduct } from '../product/product.columns';
import type { DraftEffects } from '../pricing-draft/effect-of-draft';
import { addPreview } from '../pricing-draft/preview-of-products';
import { findPage, type FoundPage, type PageMeans } from './find-page';
import type { FoundProduct } from './search.repository';
import { addFittingVehicles, findFittingVehicles } from './fitting-vehicles';

export type ProductListAnswer = AnswerOf<typeof productList>;

/** What limited users see of a search at most. */
export const LIMITED_ROWS = 5;
/** Nobody reads on beyond; a page so deep would cost as much as all before it. */
const DEEPEST_ROW = 100_000;
const nothing: FoundPage = { rows: [] };

export interface SearchMeans extends PageMeans {
  board: PriceBoard;
  effects: DraftEffects;
  /** The zone that cuts days. */
  timezone: string;
}

/**
 * A page of the catalogue, the best match first or in the order of `sort`, priced for the user's company or for whom the house asks. Throws 404
 * for a company out of scope, 400 for a page deeper than 100,000 rows, and 403 for limited users who sort.
 */
export async function searchProducts(
  means: SearchMeans,
  session: Session,
  input: InputOf<typeof productList>,
  now: Date,
): Promise<ProductListAnswer> {
  const { database, board, timezone } = means;
  if (input.offset >= DEEPEST_ROW) throw badInput({ offset: 'Refine your search to see more' });
  // Five rows of every order would be more than five rows.
  if (input.sort && isLimited(session)) throw forbidden();
  const page = pageOf(session, input);
  const pricesFrom = yearBefore(now, timezone);
  const [buyer, { rows: found, meant }] = await Promise.all([
    buyerOf(means.plannedOnce, session, input),
    page.count ? findPage(means, session, input, { page, now, pricesFrom }) : nothing,
  ]);
  const sight = productSight(session);
  const shown = page.hasNext ? found.slice(0, input.count) : found;
  const [prices, fits] = await Promise.all([
    buyer && priceListOf(database, board, found, sight),
    findFittingVehicles(database, shown, input, now),
  ]);
  const { list, ...pricing } = presentList(shown, sight, prices, buyer);
  for (const [index, product] of list.entries()) if (shown[index]) addReadRange(product, shown[index]);
  const effects = input.offset === 0 ? means.effects : null;
  const summary = input.isPreview && (await addPreview(database, session, { shown, list, prices }, effects));
  if (fits) for (const product of list) addFittingVehicles(product, fits);
  return {
    ...pricing,
    list,
    areMoreItemsAvailable: found.length > shown.length && input.offset + input.count < DEEPEST_ROW,
    isLimited: isLimited(session),
    ...(meant ? { didYouMean: { text: meant } } : {}),
    ...(summary ? { summary } : {}),
  };
}

/** One row more than asked for tells whether there are more; limited users have one page of five rows. */
function pageOf(session: Session, { count, offset }: { count: number; offset: number }) {
  if (!isLimited(session)) return { count: count + 1, offset, hasNext: true };
  return { count: offset ? 0 : Math.min(count, LIMITED_ROWS), offset, hasNext: false };
}

/** The prices in force when the page was read; null for those who see none and need none. */
async function priceListOf(
  database: Knex,
  board: PriceBoard,
  found: readonly FoundProduct[],
  sight: ProductSight,
): Promise<PriceList | null> {
  if (!sight.catalogue && !sight.assay) return null;
  const first = found[0];
  if (!first) return board.currentList(database);
  return first.snapshotId ? board.listOf(database, first.snapshotId) : null;
}

/** Rows with their prices, and for whom they are made when the user sees any. */
export function presentList(
  products: readonly StoredProduct[],
  sight: ProductSight,
  prices: PriceList | null,
  buyer: Buyer | null,
): Pick<ProductListAnswer, 'list' | 'pricedFor'> {
  const list: ProductListAnswer['list'] = [];
  for (const product of products) {
    const priced = prices && buyer && prices.pricesOf(product, buyer);
    list.push(presentProduct(product, sight, priced, buyer?.facility?.facilityId));
  }
  if (!prices || !buyer || !sight.catalogue) return { list };
  return { list, pricedFor: pricedFor(prices, buyer, sight) };
}
