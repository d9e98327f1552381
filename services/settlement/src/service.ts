import {
  companyCopyMigration,
  keepCompanyCopy,
  keepFacilityCopy,
  type ServiceDefinition,
} from '@washcoat/service-kit';
import { settlementMigrations } from './migrations';
import { settlementRoutes } from './settlements/settlements.routes';
import { statementDownload } from './statement-page/statement.download';

/** Settlements: what a refiner's lots return to a customer, less charges, and the statement that says so. */
export const settlementService: ServiceDefinition = {
  name: 'settlement',
  migrations: [companyCopyMigration, ...settlementMigrations],
  consumers: [keepCompanyCopy, keepFacilityCopy],
  routes: settlementRoutes,
  downloads: (service) => [statementDownload(service)],
};
