import type { UnitOfWork } from '@washcoat/service-kit';
import { createValuer, type ConverterAssay } from '@washcoat/metals';
import type { PriceBoard } from '../pricing/price-board';
import type { ProductFields } from '../product/product-record';
import { findProducts } from '../product/product.repository';
import { writePricesOfDay } from './price-history.repository';

/**
 * Writes the listed and published price of converters on a day (domain rules, section 2): a row where one of the two
 * changed, at most one a day. Prices are the last ones that were applied on that day or before; without any, nothing is
 * written. The transaction holds the converters, so that none is changed between their prices and their rows.
 */
export async function recordPriceHistory(
  { trx }: Pick<UnitOfWork, 'trx'>,
  { productIds, day }: { productIds: readonly string[]; day: string },
  board: PriceBoard,
): Promise<void> {
  const list = await board.listOfDay(trx, day);
  if (!list) return;
  // Not by what the list remembers: these versions are nobody's before they are committed.
  const value = createValuer(list.snapshot);
  const products = await findProducts(trx, productIds);
  const prices = products.map((product) => {
    const { listedPrice, offerPrice } = value(product);
    return { productId: product.productId, listPrice: listedPrice, publishPrice: offerPrice };
  });
  await writePricesOfDay(trx, day, prices);
}

/** What the price of a converter depends on. */
const priced: Record<keyof ConverterAssay, true> = {
  subweight: true,
  ptAssay: true,
  pdAssay: true,
  rhAssay: true,
  ptDisc: true,
  ptDiscIsPercentage: true,
  pdDisc: true,
  pdDiscIsPercentage: true,
  rhDisc: true,
  rhDiscIsPercentage: true,
  schemeDisc: true,
  schemeDiscIsPercentage: true,
  price2Modifier: true,
  price2ModifierIsPercentage: true,
  family: true,
  isWithoutMetal: true,
  price: true,
  isCalculatedPrice: true,
};

/** Whether a change of a converter may make its price another one. */
export const touchesPrice = (patch: Partial<ProductFields>): boolean =>
  Object.keys(patch).some((field) => field in priced);

/** The same for converters of which this transaction adds or changes what the price depends on, on the day of the change. */
export async function recordChangedPrices(
  unit: UnitOfWork,
  productIds: readonly string[],
  board: PriceBoard,
): Promise<void> {
  if (!productIds.length) return;
  await recordPriceHistory(unit, { productIds, day: board.dayOf(unit.now) }, board);
}
