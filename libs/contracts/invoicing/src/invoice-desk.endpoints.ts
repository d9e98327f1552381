import {
  allow,
  endpoint,
  id,
  line,
  linkAnswer,
  listOf,
  moment,
  queryFlag,
  saved,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { invoiceFilters } from './invoice-lists.endpoints';

const service = 'invoicing';
const administration = allow({ hierarchy: [1] });

export const invoiceDelete = endpoint({
  id: 'invoiceDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/load/invoice/delete',
  summary:
    'Takes an invoice without payments, which is not in the books yet, out of every list; its number is never used again. A pending one goes with its order',
  access: allow({ flags: ['canDeleteInvoice'] }),
  input: z.object({
    cartId: id,
    isInvoice: z.union([z.literal(true), queryFlag.pipe(z.literal(true))]),
    reason: line(200).optional(),
    /** What was shown was pending: refused when it was completed meanwhile. */
    isPending: z.union([z.boolean(), queryFlag]).optional(),
  }),
  output: saved,
});

const NO_LOT = 'Enter the Lot info & select the loads';
const lot = line(80).nullable().optional();
const { text, from, to, facility, buyer, customer, companyId } = invoiceFilters;

export const lotUpdate = endpoint({
  id: 'lotUpdate',
  service,
  method: 'POST',
  path: '/write/v1/load/lot/update',
  summary: 'Stamps lots on chosen invoices; the link downloads them. What is empty stays as it is',
  access: administration,
  input: z
    .object({
      loadInfo: lot,
      dieselLot: lot,
      ceramicLot: lot,
      foilLot: lot,
      afmLot: lot,
      loadIds: z.array(id).max(1000).default([]),
      /** Sent by the list that they were chosen on; the chosen ones are named by loadIds. */
      ...{ text, from, to, facility, buyer, customer, companyId },
    })
    .refine(
      ({ loadIds, loadInfo, dieselLot, ceramicLot, foilLot, afmLot }) =>
        loadIds.length > 0 && [loadInfo, dieselLot, ceramicLot, foilLot, afmLot].some(Boolean),
      { path: ['loadIds'], message: NO_LOT },
    ),
  output: saved.extend({ link: z.string() }),
});

/** What went to the books at one time. */
export const sageExport = z.object({
  exportId: id,
  exportedAt: moment,
  exportedBy: z.string(),
  invoices: z.number().int(),
  /** Absent without canSeeSubtotal. */
  grandtotal: z.number().optional(),
});
export type SageExport = z.infer<typeof sageExport>;

export const sageExportMake = endpoint({
  id: 'sageExportMake',
  service,
  method: 'POST',
  path: '/write/v1/load/invoices/sage',
  summary:
    'Marks what is fully paid and not yet exported as exported, and answers it as a file for the books',
  access: allow({ hierarchy: [1], flags: ['canSeeSubtotal'] }),
  input: z.object({}),
  output: saved.extend({ exportId: id, invoices: z.number().int(), link: z.string() }),
});

export const sageExportList = endpoint({
  id: 'sageExportList',
  service,
  method: 'GET',
  path: '/read/v1/load/invoices/sage',
  summary: 'The last twenty exports for the books, newest first',
  access: administration,
  input: z.object({}),
  output: listOf(sageExport),
});

export const sageExportFile = endpoint({
  id: 'sageExportFile',
  service,
  method: 'GET',
  path: '/read/v1/load/invoices/sage/file',
  summary: 'One export again, as the same file: with what its invoices were when they were exported',
  access: allow({ hierarchy: [1], flags: ['canSeeSubtotal'] }),
  input: z.object({ exportId: id }),
  output: linkAnswer,
});
