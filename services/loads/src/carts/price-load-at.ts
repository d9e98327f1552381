import type { PricingSnapshotData, ProductCopy } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { priceSight, tellPrices, type AnswerOf, type InputOf } from '@washcoat/contract-kernel';
import type { loadPricedAt, PricedLine } from '@washcoat/contract-loads';
import {
  createValuer,
  Decimal,
  isBought,
  isPoundGroup,
  itemTotals,
  loadTotals,
  pricePerPound,
  type PriceFor,
} from '@washcoat/metals';
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
import { findLoad } from './load.repository';

/** An item that is bought, and what it would come to by other prices. */
interface Repriced {
  item: ItemRecord;
  /** Null for what keeps its price: it is no converter of the catalogue, or wire of unknown weight. */
  priceThen: number | null;
  totalThen: number;
}

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
  const priced = repricedBy(snapshot, priceForIn(snapshot, load, { customer, facilityNames }), {
    items,
    products,
  });
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

function repricedBy(
  snapshot: PricingSnapshotData,
  priceFor: PriceFor,
  { items, products }: { items: readonly ItemRecord[]; products: ReadonlyMap<string, ProductCopy> },
): Repriced[] {
  const valuer = createValuer(snapshot);
  const offers = new Map<string, number>();
  const offerOf = (product: ProductCopy): number => {
    const known = offers.get(product.productId);
    if (known !== undefined) return known;
    const { offerPrice } = valuer(product, priceFor);
    offers.set(product.productId, offerPrice);
    return offerPrice;
  };
  return items.map((item) => {
    const product = products.get(item.productId ?? '');
    const offer = product && offerOf(product);
    const priceThen =
      offer !== undefined && isPoundGroup(item.group)
        ? pricePerPound(offer, product?.subweight)
        : (offer ?? null);
    const totalThen =
      priceThen === null ? item.total : itemTotals({ ...item, adjustedPrice: priceThen }).total;
    return { item, priceThen, totalThen };
  });
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
