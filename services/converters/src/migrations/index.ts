import { companyCopyMigration, type Migration } from '@washcoat/service-kit';
import { createProducts } from './20261101000002-create-products';
import { createProductTests } from './20261101000003-create-product-tests';
import { createPricing } from './20261101000004-create-pricing';
import { createPriceHistory } from './20261101000005-create-price-history';
import { createLookups } from './20261101000006-create-lookups';
import { createDrawnPictures } from './20261101000007-create-drawn-pictures';

export const migrations: readonly Migration[] = [
  companyCopyMigration,
  createProducts,
  createProductTests,
  createPricing,
  createPriceHistory,
  createLookups,
  createDrawnPictures,
];
