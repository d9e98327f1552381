import { keepCompanyCopy, keepFacilityCopy, type ServiceDefinition } from '@washcoat/service-kit';
import { openCartsCall, productsInCartsCall } from './carts/open-carts.internal';
import { loadRoutes } from './carts/load.routes';
import { keepLookupCopy } from './consumers/keep-lookup-copy.consumer';
import { keepPricingCopy } from './consumers/keep-pricing-copy.consumer';
import { keepProductCopy } from './consumers/keep-product-copy.consumer';
import { keepUserCopy } from './consumers/keep-user-copy.consumer';
import { itemRoutes } from './items/item.routes';
import { migrations } from './migrations';

/** Carts, quotes and requests with their items, until they are completed. */
export const loadsService: ServiceDefinition = {
  name: 'loads',
  migrations,
  routes: ({ platform }) => [...loadRoutes(platform.timezone), ...itemRoutes],
  internalCalls: () => [openCartsCall, productsInCartsCall],
  uploads: [
    { table: 'load_item', column: 'url' },
    { table: 'load_item', column: 'load_urls' },
  ],
  consumers: ({ platform }) => [
    keepCompanyCopy,
    keepFacilityCopy,
    keepUserCopy,
    keepProductCopy,
    keepPricingCopy,
    keepLookupCopy(platform.timezone),
  ],
};
