import {
  companyCopyMigration,
  keepCompanyCopy,
  type Consumer,
  type ServiceDefinition,
} from '@washcoat/service-kit';
import { markDeletedInvoice } from './consumers/invoice-deleted.consumer';
import { keepInvoiceNumber } from './consumers/invoice-issued.consumer';
import { reportAmendedLoad } from './consumers/load-amended.consumer';
import { reportCompletedLoad } from './consumers/load-completed.consumer';
import { reportingMigrations } from './migrations';
import { transactionRoutes } from './transactions/transactions.routes';
import { transactionsDownload } from './transactions/transactions.download';

const consumers: readonly Consumer[] = [
  keepCompanyCopy,
  reportCompletedLoad,
  reportAmendedLoad,
  keepInvoiceNumber,
  markDeletedInvoice,
];

/** Reports: rows of what was bought and not bought, kept from events and never from another service's tables. */
export const reportingService: ServiceDefinition = {
  name: 'reporting',
  migrations: [companyCopyMigration, ...reportingMigrations],
  consumers,
  routes: transactionRoutes,
  downloads: (service) => [transactionsDownload(service)],
};
