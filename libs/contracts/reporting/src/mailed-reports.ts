import type { Endpoint } from '@washcoat/contract-kernel';
import { costSheetDump, costSheetReport } from './cost-sheet.endpoints';
import { didNotBuyDump, didNotBuyReport } from './did-not-buy.endpoints';
import { globalModifiersDownload, globalModifiersReport } from './global-modifiers.endpoints';
import { salesDump, salesReport } from './sales.endpoints';
import { topCatsDownload, topCatsReport } from './top-cats.endpoints';
import { topCustomersDownload, topCustomersReport } from './top-customers.endpoints';
import { topLookupsDownload, topLookupsReport } from './top-lookups.endpoints';
import { transactionsDump, transactionsReport } from './transactions.endpoints';

/** Columns of tables that are several of a file, or none. */
type FileColumns = Readonly<Record<string, readonly string[]>>;

/** A figure of a report's answer, and what it is called. */
interface MailedTotal {
  id: string;
  title: string;
  /** Dollars. */
  isMoney?: true;
}

/** A report whose saved views can be mailed by schedule. */
export interface MailedReport {
  title: string;
  /** Its page. */
  path: string;
  report: Endpoint;
  dump: Endpoint;
  totals: readonly MailedTotal[];
  /** The figure that says how long its file is, or how long at most. */
  lines: string;
  inFile?: FileColumns;
}

const count = (id: string, title: string): MailedTotal => ({ id, title });
const money = (id: string, title: string): MailedTotal => ({ id, title, isMoney: true });
const spend = money('spend', 'Spend');
const grandTotal = money('grandtotal', 'Grand Total');

const byMetal = (...ids: string[]) => ids.flatMap((id) => ['Pt', 'Pd', 'Rh'].map((metal) => `${id}${metal}`));
const didNotBuy: MailedReport = {
  title: 'Did Not Buy Report',
  path: '/dashboard/didnotbuy',
  report: didNotBuyReport,
  dump: didNotBuyDump,
  totals: [{ ...spend, title: 'Value' }, count('pieces', 'Pieces'), count('rows', 'Lines')],
  lines: 'rows',
};

/** The reports of which there are mails by schedule, by the names of their lists of saved views. */
const mailedReports: Readonly<Record<string, MailedReport>> = {
  'reports.cost-sheet': {
    title: 'Cost Sheet Report',
    path: '/dashboard/costsheetreport',
    report: costSheetReport,
    dump: costSheetDump,
    totals: [
      money('subtotal', 'Subtotal'),
      money('discount', 'Discount'),
      grandTotal,
      count('rows', 'Orders'),
    ],
    lines: 'rows',
    // Views of before that show foil in one.
    inFile: {
      foilUnits: ['domesticFoilLBS', 'importFoilLBS'],
      foilValue: ['domesticFoilValue', 'importFoilValue'],
    },
  },
  'reports.transactions': {
    title: 'Transactions Report',
    path: '/dashboard/transactionsreport',
    report: transactionsReport,
    dump: transactionsDump,
    totals: [spend, count('pieces', 'Pieces'), count('rows', 'Lines')],
    lines: 'rows',
  },
  'reports.did-not-buy': didNotBuy,
  'reports.did-not-buy.groups': didNotBuy,
  'reports.top-cats': {
    title: 'Top Cats Report',
    path: '/dashboard/top-cats',
    report: topCatsReport,
    dump: topCatsDownload,
    totals: [count('pieces', 'Pieces'), count('quantity', 'Quantity'), count('codes', 'Codes')],
    lines: 'codes',
    inFile: { picture: [], oem: ['oem', 'type'] },
  },
  'reports.top-lookups': {
    title: 'Top Lookups Report',
    path: '/dashboard/top-lookups',
    report: topLookupsReport,
    dump: topLookupsDownload,
    totals: [count('lookups', 'Lookups'), count('codes', 'Codes'), count('people', 'People')],
    lines: 'lookups',
  },
  'reports.top-customers': {
    title: 'Top Customers Report',
    path: '/dashboard/top-customers',
    report: topCustomersReport,
    dump: topCustomersDownload,
    totals: [count('customers', 'Customers'), count('orders', 'Invoices'), count('lookups', 'Lookups')],
    lines: 'customers',
    inFile: { contact: ['firstName', 'lastName'], address: ['address', 'city', 'state', 'zipcode'] },
  },
  'reports.global-modifier': {
    title: 'Global Modifier Report',
    path: '/dashboard/globalmodifier',
    report: globalModifiersReport,
    dump: globalModifiersDownload,
    totals: [count('rows', 'Changes')],
    lines: 'rows',
    inFile: {
      market: byMetal('market'),
      hedge: byMetal('hedge'),
      discount: byMetal('discount', 'discountIn'),
      net: byMetal('net'),
    },
  },
  'reports.sales': {
    title: 'Sales',
    path: '/sales',
    report: salesReport,
    dump: salesDump,
    totals: [
      grandTotal,
      money('amountPaid', 'Paid'),
      money('balance', 'Balance'),
      count('pieces', 'Pieces'),
      count('rows', 'Orders'),
    ],
    lines: 'rows',
  },
};

/** The report whose saved views go by this name; undefined for a list that is not mailed. */
export const mailedReportOf = (screen: string): MailedReport | undefined =>
  Object.hasOwn(mailedReports, screen) ? mailedReports[screen] : undefined;

/** The columns of the file of a report whose table shows these, parted by commas; undefined for all. */
export const fileColumnsOf = (
  screen: string,
  shown: readonly string[] | null | undefined,
): string | undefined => {
  const inFile = mailedReportOf(screen)?.inFile ?? {};
  return shown?.flatMap((id) => (Object.hasOwn(inFile, id) ? (inFile[id] ?? []) : [id])).join(',');
};

/** Every one of them. */
export const allMailedReports: readonly [screen: string, report: MailedReport][] =
  Object.entries(mailedReports);
