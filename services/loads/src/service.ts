import { OFFER_PATH } from '@washcoat/contract-loads';
import { keepCompanyCopy, keepFacilityCopy, type ServiceDefinition } from '@washcoat/service-kit';
import { openCartsCall, productsInCartsCall } from './carts/open-carts.internal';
import { loadRoutes } from './carts/load.routes';
import { chatRoutes } from './chat/chat.routes';
import { deleteOrderOfPendingInvoice } from './consumers/delete-finished-order.consumer';
import { keepInvoiceNumber } from './consumers/keep-invoice-number.consumer';
import { keepLookupCopy } from './consumers/keep-lookup-copy.consumer';
import { keepPriceModifierCopy } from './consumers/keep-price-modifier-copy.consumer';
import { keepPricingCopy } from './consumers/keep-pricing-copy.consumer';
import { keepProductCopy } from './consumers/keep-product-copy.consumer';
import { keepUserCopy } from './consumers/keep-user-copy.consumer';
import { markDeletedInvoice } from './consumers/mark-deleted-invoice.consumer';
import { labelRoutes } from './labels/label.routes';
import { labelsDownload } from './labels/labels.download';
import { liveLoads } from './live/live-loads';
import { openLoadCall } from './live/open-load.internal';
import { itemRoutes } from './items/item.routes';
import { linkRoutes } from './links/link.routes';
import { offerPages } from './links/offer-pages';
import { migrations } from './migrations';

/** Where `npm start` listens, for a service that is told nothing else. */
const LOCAL_URL = 'http://127.0.0.1:4400';

/** Carts, quotes and requests with their items, until they are completed; codes on labels and public links lead to `baseUrl`. */
export const createLoadsService = ({ baseUrl }: { baseUrl: string }): ServiceDefinition => ({
  name: 'loads',
  migrations,
  routes: (service) => [
    ...loadRoutes(service),
    ...itemRoutes,
    ...chatRoutes(service),
    ...labelRoutes(service, baseUrl),
    ...linkRoutes(baseUrl),
  ],
  downloads: (service) => [labelsDownload(service, baseUrl)],
  internalCalls: () => [openCartsCall, productsInCartsCall, openLoadCall],
  plainForms: [OFFER_PATH],
  extend: (service, app) => void app.use(offerPages(service)),
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
    keepInvoiceNumber,
    markDeletedInvoice,
    deleteOrderOfPendingInvoice,
    keepPriceModifierCopy,
    keepLookupCopy(platform.timezone),
  ],
});

/** The same, for whom the address does not matter. */
export const loadsService = createLoadsService({ baseUrl: LOCAL_URL });
