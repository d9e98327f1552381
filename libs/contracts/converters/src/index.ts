import { pricingDetail } from './pricing.endpoints';
import * as products from './products.endpoints';

export * from './converters.events';
export * from './pricing.endpoints';
export * from './products.endpoints';

/** Every call of the converters service. */
export const convertersEndpoints = [
  products.productList,
  products.productDetail,
  products.priceHistory,
  products.typeList,
  products.makeNames,
  products.familyNames,
  products.oemSuggestions,
  pricingDetail,
];
