import { keepCompanyCopy, keepFacilityCopy, type ServiceDefinition } from '@washcoat/service-kit';
import { openCartsCall, productsInCartsCall } from './carts/open-carts.internal';
import { loadRoutes } from './carts/load.routes';
import { chatRoutes } from './chat/chat.routes';
import { keepLookupCopy } from './consumers/keep-lookup-copy.consumer';
import { keepPricingCopy } from './consumers/keep-pricing-copy.consumer';
import { keepProductCopy } from './consumers/keep-product-copy.consumer';
import { keepUserCopy } from './consumers/keep-user-copy.consumer';
import { liveLoads } from './live/live-loads';
import { openLoadCall } from './live/open-load.internal';
import { itemRoutes } from './items/item.routes';
import { migrations } from './migrations';

/** Carts, quotes and requests with their items, until they are completed. */
export const loadsService: ServiceDefinition = {
  name: 'loads',
  migrations,
  routes: ({ platform }) => [...loadRoutes({ platform }), ...itemRoutes, ...chatRoutes({ platform })],
  internalCalls: () => [openCartsCall, productsInCartsCall, openLoadCall],
  live: liveLoads,
  uploads: [
    { table: 'load_item', column: 'url' },
    { table: 'load_item', column: 'load_urls' },
    { table: 'chat_message', column: 'pictures' },
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
