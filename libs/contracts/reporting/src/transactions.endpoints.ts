import {
  allow,
  endpoint,
  id,
  keysetListOf,
  keysetPaging,
  moment,
  searchText,
  queryInteger,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { daySums, fileCall, orderFilters } from './report-fields';

const service = 'reporting';
const access = allow({ flags: ['canViewTransactionReport'] });

/** One bought item. */
export const transaction = z.object({
  transactionId: id,
  loadId: id,
  assistantName: z.string(),
  companyName: z.string(),
  facilityCity: z.string(),
  family: z.string(),
  invoiceNo: z.string().nullable(),
  manufacturer: z.string(),
  oem: z.string(),
  type: z.string(),
  /** Absent without canSeeUnitPrice, like basePrice. */
  adjustedPrice: z.number().optional(),
  basePrice: z.number().optional(),
  finalQty: z.number(),
  createdDate: moment,
});
export type Transaction = z.infer<typeof transaction>;

const filters = {
  ...orderFilters,
  oem: searchText.optional(),
  /** Invoice number. */
  text: searchText.optional(),
  /** Sent as 2 whenever a filter besides the dates is set; the same data either way. */
  type: queryInteger.optional(),
};

export const transactionsReport = endpoint({
  id: 'transactionsReport',
  service,
  method: 'GET',
  path: '/read/v1/load/transactions/report',
  summary: 'Items of completed orders, newest first, with pieces and spend per day of the whole selection',
  access,
  input: z.object({ ...keysetPaging(10), ...filters }),
  output: keysetListOf(transaction).extend(daySums),
});

export const transactionsRows = endpoint({
  id: 'transactionsRows',
  service,
  method: 'GET',
  path: '/read/v1/load/transactions/report/rows',
  summary: 'Rows of the same selection alone, for a list that goes on while it is scrolled',
  access,
  input: z.object({ ...keysetPaging(100), ...filters }),
  output: keysetListOf(transaction),
});

export const transactionsDump = fileCall({
  id: 'transactionsDump',
  path: '/read/v1/load/transactions/report/dump',
  access,
  filters: filters,
});
