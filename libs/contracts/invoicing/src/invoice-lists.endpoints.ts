import {
  endpoint,
  exportAnswer,
  exportFields,
  id,
  keysetListOf,
  keysetPaging,
  queryFlag,
  queryInteger,
  queryMoment,
  searchText,
  sortKeys,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { invoice, readsInvoices } from './invoices.endpoints';

const service = 'invoicing';

/** How long an unpaid invoice has been due, in days of the installation: to 30, 31 to 60, 61 to 90, and longer. */
export const invoiceAges = ['upTo30', 'upTo60', 'upTo90', 'over90'] as const;
export type InvoiceAge = (typeof invoiceAges)[number];

/** What a list of invoices is narrowed and sorted by. */
export const invoiceFilters = {
  text: searchText.optional(),
  from: queryMoment.optional(),
  to: queryMoment.optional(),
  facility: searchText.optional(),
  buyer: id.optional(),
  customer: id.optional(),
  companyId: id.optional(),
  /** Of house staff: those that it bought. Everybody else has no others. */
  isMyCarts: queryFlag.optional(),
  /** 1: fully paid and not yet exported; for hierarchy 1. */
  status: queryInteger.refine((status) => status === 1, 'Choose 1').optional(),
  paid: z.enum(['paid', 'open', 'overpaid']).optional(),
  age: z.enum(invoiceAges).optional(),
  dateSort: z.enum(['asc', 'desc']).optional(),
  amountSort: z.enum(['asc', 'desc']).optional(),
  /** By several columns, or by one that has no field of its own; comes before the two above. */
  sort: sortKeys([
    'invoiceNo',
    'createdDate',
    'companyName',
    'facilityName',
    'buyer',
    'grandtotal',
    'amountPaid',
    'balance',
    'dueDays',
  ]).optional(),
};

const type = queryInteger
  .refine((code) => [1, 3, 4, 10].includes(code), 'Choose pending, settled or franchise')
  .default(3);

export const invoiceList = endpoint({
  id: 'invoiceList',
  service,
  method: 'GET',
  path: '/read/v1/load/invoices',
  summary: 'Invoices: 3 pending, 4 settled, 10 of franchises, 1 fully paid and not yet exported',
  access: readsInvoices,
  input: z.object({ ...keysetPaging(40), type, ...invoiceFilters }),
  output: keysetListOf(invoice),
});

/** Money that is absent without canSeeSubtotal, and for hierarchy 2. */
const sums = {
  grandtotal: z.number().optional(),
  amountPaid: z.number().optional(),
  balance: z.number().optional(),
};

export const invoiceTotals = endpoint({
  id: 'invoiceTotals',
  service,
  method: 'GET',
  path: '/read/v1/load/invoices/totals',
  summary: 'What the whole selection comes to, and what of it is unpaid by the days it has been due',
  access: readsInvoices,
  input: z.object({ type, ...invoiceFilters }),
  output: z.object({
    invoices: z.number().int(),
    ...sums,
    /** By age, whichever age is asked for. */
    ages: z.array(z.object({ age: z.enum(invoiceAges), invoices: z.number().int(), balance: sums.balance })),
  }),
});
export type InvoiceTotals = z.infer<typeof invoiceTotals.output>;

export const invoiceDump = endpoint({
  id: 'invoiceDump',
  service,
  method: 'GET',
  path: '/read/v1/load/download/invoice/dump',
  aliases: ['/read/v1load/download/invoice/dump'],
  summary: 'A list whole, as a file: 1 settled, 2 pending, 10 of franchises',
  access: readsInvoices,
  input: z.object({
    ...exportFields,
    type: queryInteger
      .refine((code) => [1, 2, 10].includes(code), 'Choose settled, pending or franchise')
      .default(1),
    ...invoiceFilters,
  }),
  output: exportAnswer,
});
