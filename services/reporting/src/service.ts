import {
  REPORTS_UNSUBSCRIBE,
  costSheetDump,
  didNotBuyDump,
  globalModifiersDownload,
  salesDump,
  topCatsDownload,
  topCustomersDownload,
  topLookupsDownload,
  transactionsDump,
} from '@washcoat/contract-reporting';
import {
  companyCopyMigration,
  keepCompanyCopy,
  type Consumer,
  type ServiceDefinition,
} from '@washcoat/service-kit';
import { keepBalance, keepFirstBalance } from './consumers/balance.consumers';
import { keepBooking } from './consumers/booking-compared.consumer';
import { keepMovedCart } from './consumers/cart-moved.consumer';
import { markDeletedInvoice } from './consumers/invoice-deleted.consumer';
import { keepInvoiceNumber } from './consumers/invoice-issued.consumer';
import { keepProductCopy } from './consumers/keep-product-copy.consumer';
import { reportAmendedLoad } from './consumers/load-amended.consumer';
import { reportCompletedLoad } from './consumers/load-completed.consumer';
import { keepFinishedOrder } from './consumers/load-finished.consumer';
import { reportLookup } from './consumers/lookup-done.consumer';
import { keepLots } from './consumers/lots-stamped.consumer';
import { keepPerson, keepSignIn } from './consumers/people.consumers';
import { reportPricing } from './consumers/pricing-applied.consumer';
import { keepSettlement } from './consumers/settlement-changed.consumer';
import { costSheet } from './cost-sheet/cost-sheet.report';
import { costSheetRoutes } from './cost-sheet/cost-sheet.routes';
import { dashboardRoutes } from './dashboard/dashboard.routes';
import { didNotBuy } from './did-not-buy/did-not-buy.report';
import { didNotBuyRoutes } from './did-not-buy/did-not-buy.routes';
import { globalModifiers } from './global-modifiers/global-modifiers.report';
import { globalModifierRoutes } from './global-modifiers/global-modifiers.routes';
import { reportingMigrations } from './migrations';
import { dumpFile } from './report/report';
import { endReportMails } from './report-mails/end-report-mails';
import { mailReportsJob } from './report-mails/mail-reports.job';
import { reportFileCall } from './report-mails/report-file.internal';
import { reportMailRoutes } from './report-mails/report-mails.routes';
import { sales } from './sales/sales.report';
import { salesRoutes } from './sales/sales.routes';
import { cutDays } from './sums/cut-days';
import { foldSums } from './sums/fold-sums.job';
import { topCats } from './top-cats/top-cats.report';
import { topCatRoutes } from './top-cats/top-cats.routes';
import { topCustomers } from './top-customers/top-customers.report';
import { topCustomerRoutes } from './top-customers/top-customers.routes';
import { topLookups } from './top-lookups/top-lookups.report';
import { topLookupRoutes } from './top-lookups/top-lookups.routes';
import { transactions } from './transactions/transactions.report';
import { transactionRoutes } from './transactions/transactions.routes';

const consumers: readonly Consumer[] = [
  keepCompanyCopy,
  reportCompletedLoad,
  reportAmendedLoad,
  keepFinishedOrder,
  keepInvoiceNumber,
  markDeletedInvoice,
  reportLookup,
  reportPricing,
  keepProductCopy,
  keepPerson,
  keepSignIn,
  keepLots,
  keepFirstBalance,
  keepBalance,
  keepMovedCart,
  keepSettlement,
  keepBooking,
];

/** Reports: rows of what was bought and not bought, kept from events and never from another service's tables. */
export const reportingService: ServiceDefinition = {
  name: 'reporting',
  migrations: [companyCopyMigration, ...reportingMigrations],
  consumers,
  jobs: [foldSums, mailReportsJob],
  prepare: (service) => service.patiently((database) => cutDays({ database, platform: service.platform })),
  slowReads: { most: 4, statementMs: 30_000 },
  routes: (service) => [
    ...transactionRoutes(service),
    ...didNotBuyRoutes(service),
    ...topLookupRoutes(service),
    ...globalModifierRoutes(service),
    ...topCatRoutes(service),
    ...topCustomerRoutes(service),
    ...costSheetRoutes(service),
    ...salesRoutes(service),
    ...dashboardRoutes(service),
    ...reportMailRoutes(service.platform.timezone),
  ],
  downloads: (service) => [
    dumpFile(service, transactionsDump, transactions),
    dumpFile(service, didNotBuyDump, didNotBuy),
    dumpFile(service, topLookupsDownload, topLookups(service.platform.timezone)),
    dumpFile(service, globalModifiersDownload, globalModifiers),
    dumpFile(service, topCatsDownload, topCats(service.platform.timezone)),
    dumpFile(service, topCustomersDownload, topCustomers(service.platform.timezone)),
    dumpFile(service, costSheetDump, costSheet),
    dumpFile(service, salesDump, sales),
  ],
  internalCalls: (service) => [reportFileCall(service)],
  plainForms: [REPORTS_UNSUBSCRIBE],
  extend: (service, app) => app.use(endReportMails(service)),
};
