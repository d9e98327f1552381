import type { PricedFor } from '@washcoat/contract-converters';
import { tellPrices } from '@washcoat/contract-kernel';
import type { ProductSight } from '../product/product.policy';
import type { Buyer } from './buyer';
import type { PriceList } from './price-board';

/** For whom and where prices were made and with which snapshot, for those who see prices. */
export function pricedFor(
  { snapshot }: PriceList,
  { companyName, facilityCity }: Buyer,
  sight: ProductSight,
): PricedFor {
  return { companyName, facilityCity, ...tellPrices(snapshot, sight) };
}
