import {
  allow,
  endpoint,
  id,
  keysetListOf,
  keysetPaging,
  moment,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { fileCall, materials, rangeFilters } from './report-fields';

const service = 'reporting';
const access = allow({ hierarchy: [1, 10], isNewUser: false });

/** How far an order is paid, in the words of invoices. */
export const saleStatus = z.enum(['pending', 'open', 'partlyPaid', 'settled', 'overpaid']);

/** An order that its seller has finished or its buyer completed. */
export const sale = z.object({
  loadId: id,
  loadName: z.string(),
  /** 3 finished by the seller, 4 completed by the buyer. */
  type: z.union([z.literal(3), z.literal(4)]),
  invoiceNo: z.string().nullable(),
  companyName: z.string(),
  facility: z.string(),
  buyer: z.string(),
  /** Whole converters that were bought, those for a test among them; `pieces` are the same. */
  units: z.number().optional(),
  pieces: z.number(),
  /** Absent without canSeeSubtotal, like what is paid and open of it; those are null while there is no invoice. */
  grandtotal: z.number().optional(),
  amountPaid: z.number().nullable().optional(),
  balance: z.number().nullable().optional(),
  /** That of its invoice; absent from a service of before. */
  status: saleStatus.optional(),
  date: moment,
});
export type Sale = z.infer<typeof sale>;

const filters = {
  ...rangeFilters,
  /** 3 or 4; both without it. */
  type: z.enum(['3', '4']).optional(),
  /** In the number of its invoice, its name, its customer. */
  text: searchText.optional(),
};

export const salesReport = endpoint({
  id: 'salesReport',
  service,
  method: 'GET',
  path: '/read/v1/sales/getAll',
  summary:
    'Finished sales and buys, newest first: all for hierarchy 1, those of the own company and its customers for hierarchy 10',
  access,
  input: z.object({ ...keysetPaging(10), ...filters }),
  output: keysetListOf(sale).extend({
    days: z.array(z.object({ day: z.string(), orders: z.number().int(), grandtotal: z.number().optional() })),
    totals: z.object({
      rows: z.number().int(),
      pieces: z.number(),
      grandtotal: z.number().optional(),
      /** Of all invoices of the selection. */
      amountPaid: z.number().optional(),
      balance: z.number().optional(),
      materials,
    }),
  }),
});

export const salesDump = fileCall({
  id: 'salesDump',
  path: '/read/v1/sales/dump',
  access,
  filters: filters,
});
