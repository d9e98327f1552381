import type { PricingSnapshotData, ProductCopy } from '@washcoat/contract-converters';
import { valueConverter } from '@washcoat/metals';
import { conflict, notFound } from '@washcoat/service-kit';
import type { LoadRecord } from '../carts/load.record';
import type { PriceFacts } from '../copies/price-facts.repository';

/** The price of one converter for the customer and facility of a load, and where it came from. */
export interface ItemPrice {
  product: ProductCopy;
  snapshot: PricingSnapshotData;
  listedPrice: number;
  offerPrice: number;
}

/**
 * Prices a converter for a load from the own copies (domain rules, section 2).
 *
 * @throws 404 for a converter that is unknown or switched off, 409 while no metal prices were ever applied
 */
export function priceForLoad(load: LoadRecord, { product, snapshot, customer }: PriceFacts): ItemPrice {
  if (!product || product.isDeleted || !product.isActive) throw notFound('This converter');
  if (!snapshot) throw conflict('There are no metal prices yet. Apply them first.', 'NO_PRICING');
  const { listedPrice, offerPrice } = valueConverter(product, snapshot, {
    facilityCity: load.facility.name,
    customer,
  });
  return { product, snapshot, listedPrice, offerPrice };
}
