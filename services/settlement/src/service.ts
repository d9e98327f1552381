import {
  companyCopyMigration,
  keepCompanyCopy,
  keepFacilityCopy,
  type ServiceDefinition,
} from '@washcoat/service-kit';
import { autopsyRoutes } from './autopsy/autopsy.routes';
import { publishUnknownBookings } from './booking/publish-booking';
import { liveSettlements } from './live/live-settlements';
import { openSettlementCall } from './live/open-settlement.internal';
import { foldMetalSums } from './metal-account/fold-metal-sums.job';
import { metalAccountRoutes } from './metal-account/metal-account.routes';
import { settlementMigrations } from './migrations';
import { keepCatalogue, keepPrices } from './purchases/consumers/catalogue.consumers';
import {
  forgetDeletedInvoice,
  keepInvoiceNumber,
  keepStampedLots,
} from './purchases/consumers/invoices.consumers';
import { keepAmendedLoad, keepCompletedLoad } from './purchases/consumers/loads.consumers';
import { purchaseRoutes } from './purchases/purchases.routes';
import { refinerStatementRoutes } from './refiner-statements/refiner-statements.routes';
import { settlementsDownload } from './settlements/settlements.download';
import { settlementRoutes } from './settlements/settlements.routes';
import { statementFileCall } from './statement-page/statement-file.internal';
import { statementDownload } from './statement-page/statement.download';

/** Settlements: what a refiner's lots return to a customer, less charges, and the statement that says so. */
export const settlementService: ServiceDefinition = {
  name: 'settlement',
  migrations: [companyCopyMigration, ...settlementMigrations],
  consumers: [
    keepCompanyCopy,
    keepFacilityCopy,
    keepCompletedLoad,
    keepAmendedLoad,
    keepInvoiceNumber,
    forgetDeletedInvoice,
    keepStampedLots,
    keepCatalogue,
    keepPrices,
  ],
  jobs: [foldMetalSums],
  routes: (service) => [
    ...settlementRoutes(service),
    ...purchaseRoutes(service),
    ...metalAccountRoutes(service),
    ...autopsyRoutes(service),
    ...refinerStatementRoutes(service),
  ],
  downloads: (service) => [settlementsDownload(service), statementDownload(service)],
  internalCalls: () => [openSettlementCall, statementFileCall],
  live: liveSettlements,
  prepare: publishUnknownBookings,
};
