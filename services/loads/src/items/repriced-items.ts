import type { ProductCopy } from '@washcoat/contract-converters';
import { isPoundGroup, itemTotals, pricePerPound } from '@washcoat/metals';
import type { ItemRecord } from './item.model';

/** An item that is bought, and what it would come to by other prices. */
export interface Repriced {
  item: ItemRecord;
  /** Of a piece, or of a pound of wire; null for what keeps its price: no converter of the catalogue, or wire of unknown weight. */
  priceThen: number | null;
  totalThen: number;
}

/**
 * Items by other prices: `priceOf` is that of one piece of a converter, USD. Each converter is asked for once, however
 * many lines it has.
 */
export function repricedItems(
  items: readonly ItemRecord[],
  products: ReadonlyMap<string, ProductCopy>,
  priceOf: (product: ProductCopy) => number,
): Repriced[] {
  const prices = new Map<string, number>();
  const knownPriceOf = (product: ProductCopy): number => {
    const price = prices.get(product.productId) ?? priceOf(product);
    prices.set(product.productId, price);
    return price;
  };
  return items.map((item) => {
    const product = products.get(item.productId ?? '');
    const price = product && knownPriceOf(product);
    const priceThen =
      price !== undefined && isPoundGroup(item.group)
        ? pricePerPound(price, product?.subweight)
        : (price ?? null);
    const totalThen =
      priceThen === null ? item.total : itemTotals({ ...item, adjustedPrice: priceThen }).total;
    return { item, priceThen, totalThen };
  });
}
