import type { productDetail } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { notFound } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { buyerOf } from '../pricing/buyer';
import { explainPrice } from '../pricing/price-explanation';
import { pricedFor } from '../pricing/priced-for';
import type { PriceBoard, PriceList } from '../pricing/price-board';
import { findBesides } from '../pricing/pricing-snapshot.repository';
import { presentProduct } from './product.presenter';
import { mayListInactive, type ProductSight } from './product.policy';
import { findProduct } from './product.repository';

/**
 * One converter with its price explained, for the user's company or for whom the house asks, with the prices in force
 * or those of a snapshot or a day. Throws 404 for a
 * converter that is not there or inactive to the user, for a company out of scope, and for a snapshot that never was.
 */
export async function getProduct(
  database: Knex,
  board: PriceBoard,
  session: Session,
  sight: ProductSight,
  input: InputOf<typeof productDetail>,
): Promise<AnswerOf<typeof productDetail>> {
  const [product, buyer, prices] = await Promise.all([
    findProduct(database, input.productId, mayListInactive(session)),
    buyerOf(database, session, input),
    askedList(database, board, input),
  ]);
  if (!product) throw notFound('This converter');
  if (input.snapshotId && !prices) throw notFound('A pricing snapshot');
  const priced = prices && buyer && prices.pricesOf(product, buyer);
  const page = {
    ...presentProduct(product, sight, priced, buyer?.facility?.facilityId),
    abSubcode: product.abSubcode,
    vehicles: product.vehicles,
    version: product.version,
    notes: product.notes,
    comment: product.comment,
    createdDate: product.createdAt.toISOString(),
    updatedDate: product.updatedAt.toISOString(),
  };
  if (!sight.catalogue || !prices || !buyer) return page;
  const isEarlier = input.snapshotId !== undefined || input.onDay !== undefined;
  const [explained, besides] = await Promise.all([
    explainPrice(database, { product, prices, buyer, sight }),
    isEarlier ? findBesides(database, prices.snapshot.snapshotId) : null,
  ]);
  return {
    ...{ ...page, pricedFor: pricedFor(prices, buyer, sight), ...explained },
    ...(besides ? { besidePrices: besides } : {}),
  };
}

/** The prices in force, or those of the snapshot or day that was asked for; null when there are none. */
function askedList(
  database: Knex,
  board: PriceBoard,
  { snapshotId, onDay }: InputOf<typeof productDetail>,
): Promise<PriceList | null> {
  if (snapshotId !== undefined) return board.askedList(database, snapshotId);
  return onDay === undefined ? board.currentList(database) : board.listOfDay(database, onDay);
}
