import type { Session } from '@washcoat/contract-entities';
import { priceSight, tellPrices, type AnswerOf, type InputOf } from '@washcoat/contract-kernel';
import type { loadPricedAt, PricedLine } from '@washcoat/contract-loads';
import { createValuer, Decimal, isBought, loadTotals } from '@washcoat/metals';
import { findCompanyCopy } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import {
  findAskedPricing,
  findBesides,
  findFacilityNames,
  findProductCopies,
} from '../copies/earlier-pricing.repository';
import type { ItemRecord } from '../items/item.model';
import { priceForIn } from '../items/item-price';
import { itemsOf } from '../items/item.repository';
import { repricedItems, type Repriced } from '../items/repriced-items';
import { findLoad } from './load.repository';

/**
 * What a load comes to by prices that were in force before, with the customer's terms of now: each converter on it at its
 * offer then, also those that were priced by hand; the rest as agreed. Nothing is changed by it. The lines that differ
 * the most first. Each converter is valued once, however many lines it has.
 *
 * @throws 404 for a load out of scope and a snapshot that never was, 409 for a day before the first prices
 */
export async function priceLoadAt(
  database: Knex,
  session: Session,
  { loadId, count, offset, ...asked }: InputOf<typeof loadPricedAt>,
  timezone: string,
): Promise<AnswerOf<typeof loadPricedAt>> {
  const load = await findLoad(database, session, loadId);
  const snapshot = await findAskedPricing(database, asked, timezone);
  const items = (await itemsOf(database, loadId)).filter(isBought);
  const [products, customer, facilityNames, besides] = await Promise.all([
    findProductCopies(
      database,
      items.flatMap(({ productId }) => productId ?? []),
    ),
    findCompanyCopy(database, load.companyId),
    findFacilityNames(database, load.facilityId),
    findBesides(database, snapshot),
  ]);
  const valuer = createValuer(snapshot);
  const priceFor = priceForIn(snapshot, load, { customer, facilityNames });
  const priced = repricedItems(items, products, (product) => valuer(product, priceFor).offerPrice);
  const sight = priceSight(session);
  const pricedCount = priced.filter(({ priceThen }) => priceThen !== null).length;
  return {
    pricedWith: tellPrices(snapshot, sight),
    besidePrices: besides,
    list: byDifference(priced)
      .slice(offset, offset + count)
      .map(presentLine),
    areMoreItemsAvailable: priced.length > offset + count,
    pricedCount,
    keptCount: priced.length - pricedCount,
    ...(sight.sums
      ? {
          agreed: sumsOf(items, load),
          then: sumsOf(
            priced.map(({ item, totalThen }) => ({ ...item, total: totalThen })),
            load,
          ),
        }
      : {}),
  };
}

const differenceOf = ({ item, totalThen }: Repriced) => new Decimal(totalThen).minus(item.total).abs();

const byDifference = (priced: readonly Repriced[]): Repriced[] =>
  priced
    .map((each) => ({ each, difference: differenceOf(each).toNumber() }))
    .sort((left, right) => right.difference - left.difference)
    .map(({ each }) => each);

const presentLine = ({ item, priceThen, totalThen }: Repriced): PricedLine => ({
  itemId: item.itemId,
  oem: item.oem,
  description: item.description,
  type: item.group,
  finalQty: item.finalQty,
  adjustedPrice: item.adjustedPrice,
  total: item.total,
  priceThen,
  totalThen,
});

function sumsOf(items: readonly ItemRecord[], load: Parameters<typeof loadTotals>[1]) {
  const { subtotal, grandtotal } = loadTotals(items, load);
  return { subtotal, grandtotal };
}
