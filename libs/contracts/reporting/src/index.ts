import { costSheetDump, costSheetReport } from './cost-sheet.endpoints';
import { dashboardSummary } from './dashboard.endpoints';
import { didNotBuyDump, didNotBuyReport } from './did-not-buy.endpoints';
import { globalModifiersDownload, globalModifiersReport } from './global-modifiers.endpoints';
import { salesDump, salesReport } from './sales.endpoints';
import { reportMailDelete, reportMailList, reportMailSave } from './report-mails.endpoints';
import { topCatsDownload, topCatsReport } from './top-cats.endpoints';
import { topCustomersDownload, topCustomersReport } from './top-customers.endpoints';
import { topLookupsDownload, topLookupsReport } from './top-lookups.endpoints';
import { transactionsDump, transactionsReport, transactionsRows } from './transactions.endpoints';

export * from './cost-sheet.endpoints';
export * from './dashboard.endpoints';
export * from './did-not-buy.endpoints';
export * from './global-modifiers.endpoints';
export * from './mailed-reports';
export * from './relative-range';
export type { Material } from './report-fields';
export * from './report-mails.endpoints';
export * from './report-mails.events';
export * from './sales.endpoints';
export * from './top-cats.endpoints';
export * from './top-customers.endpoints';
export * from './top-lookups.endpoints';
export * from './transactions.endpoints';
export * from './view-request';

/** Every call of the reporting service. */
export const reportingEndpoints = [
  transactionsReport,
  transactionsRows,
  transactionsDump,
  didNotBuyReport,
  didNotBuyDump,
  topLookupsReport,
  topLookupsDownload,
  globalModifiersReport,
  globalModifiersDownload,
  topCatsReport,
  topCatsDownload,
  topCustomersReport,
  topCustomersDownload,
  costSheetReport,
  costSheetDump,
  salesReport,
  salesDump,
  dashboardSummary,
  reportMailList,
  reportMailSave,
  reportMailDelete,
];
