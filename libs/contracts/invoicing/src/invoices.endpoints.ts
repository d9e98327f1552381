import {
  allow,
  endpoint,
  id,
  linkAnswer,
  moment,
  queryFlag,
  queryInteger,
  saved,
} from '@washcoat/contract-kernel';
import { shownItemDetails } from '@washcoat/contract-loads';
import { z } from 'zod';

const service = 'invoicing';
/** Who reads invoices and payments. */
export const readsInvoices = allow({ flags: ['canBuildCart'] }, { hierarchy: [10] });

/**
 * pending: finished by the seller; open: completed and not fully paid; settled: fully paid; overpaid: an amendment made
 * it smaller than what was paid, and the seller owes the difference.
 */
export const invoiceStatus = z.enum(['pending', 'open', 'partlyPaid', 'settled', 'overpaid']);

const lot = z.string().nullable().optional();

export const invoice = z.object({
  loadId: id,
  invoiceNo: z.string().nullable(),
  loadName: z.string(),
  type: z.union([z.literal(3), z.literal(4)]),
  /** Where it stands; `state` is the state of the address. */
  status: invoiceStatus,
  companyId: id,
  companyName: z.string(),
  parentCompanyName: z.string().nullable(),
  facilityName: z.string(),
  assistantFirstName: z.string().nullable(),
  assistantLastName: z.string().nullable(),
  createdDate: moment,
  updatedDate: moment,
  sellerFinalisedBy: z.string().nullable(),
  sellerFinalisedDate: moment.nullable(),
  buyerFinalisedDate: moment.nullable(),
  invoiceSettledDate: moment.nullable(),
  payForwardDate: moment.nullable(),
  /** The money of an invoice is absent without canSeeSubtotal, and for hierarchy 2 until its prices were disclosed. */
  subtotal: z.number().optional(),
  grandtotal: z.number().optional(),
  amountPaid: z.number().optional(),
  /** Below 0 when more was paid than the invoice comes to. */
  balance: z.number().optional(),
  /** What was paid beyond the grand total, and the seller owes back; 0 for most. */
  creditOwed: z.number().optional(),
  /** Null before completion, and while more was paid than was due. */
  dueDays: z.number().int().nullable(),
  paymentModes: z.array(z.string()),
  /** The lots that its converters went into, by kind, and what is said of them; absent for all but the house. */
  loadInfo: lot,
  dieselLot: lot,
  ceramicLot: lot,
  foilLot: lot,
  afmLot: lot,
});
export type Invoice = z.infer<typeof invoice>;

export const invoiceItem = z.object({
  itemId: id,
  oem: z.string(),
  description: z.string(),
  type: z.string(),
  box: z.number().int(),
  quantity: z.number(),
  unit: z.number(),
  finalQty: z.number(),
  finalUnit: z.number(),
  /** Absent without canSeeUnitPrice, like total. */
  adjustedPrice: z.number().optional(),
  total: z.number().optional(),
  isDidNotBuy: z.boolean(),
  url: z.string().nullable(),
});

export const payment = z.object({
  paymentId: id,
  loadId: id,
  paymentMethod: z.enum(['CHECK', 'CASH', 'Bank Transfer']),
  referenceNumber: z.string().nullable(),
  /** Absent without canSeeSubtotal: what was paid tells what was owed. */
  amount: z.number().optional(),
  createdDate: moment,
});
export type Payment = z.infer<typeof payment>;

/** The invoice whole: what is shown, printed, mailed and exported. */
export const invoiceDetail = invoice.extend({
  /** Which side of the order the reader is on; the one that buys amends and deletes. Absent on papers. */
  party: z.enum(['seller', 'buyer']).optional(),
  contactName: z.string(),
  customerEmail: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  facilityAddress: z.string(),
  facilityCity: z.string(),
  facilityState: z.string(),
  facilityZipcode: z.string(),
  sellerOfRecord: z.string(),
  notes: z.string(),
  signature: z.string().nullable(),
  date: z.string().nullable(),
  /** What the signature was given for; absent where nobody signed. */
  signedFor: z
    .object({
      /** Null when the order was changed between signature and completion: no revision was signed then. */
      revision: z.number().int().nullable(),
      /** Absent without canSeeSubtotal. */
      grandtotal: z.number().optional(),
      at: moment,
      /** Whether that is what the invoice shows now. */
      isCurrent: z.boolean(),
    })
    .optional(),
  /** Absent without canSeeMarkup, like discountAmount. */
  discount: z.number().optional(),
  discountIsPercentage: z.boolean().optional(),
  discountAmount: z.number().optional(),
  tax: z.literal(0),
  items: z.array(invoiceItem),
  invoioceItemDetails: shownItemDetails,
  revision: z.number().int(),
  revisions: z.array(
    z.object({ revision: z.number().int(), change: z.string(), by: z.string(), at: moment }),
  ),
  /** Which revision went to the books, fully paid, and when; absent before that, on papers, and for all below hierarchy 1. */
  books: z.object({ revision: z.number().int(), at: moment }).optional(),
});
export type InvoiceDetail = z.infer<typeof invoiceDetail>;

export const invoiceGet = endpoint({
  id: 'invoiceGet',
  service,
  method: 'GET',
  path: '/read/v1/load/invoice',
  summary: 'One invoice with its payments; not for hierarchy 2 once it is settled',
  access: readsInvoices,
  /** With isShowAll rejected items are in as well, as on the load. */
  input: z.object({ loadId: id, isShowAll: queryFlag.optional() }),
  output: z.object({
    loadDetails: invoiceDetail,
    paymentDetails: z.object({
      list: z.array(payment),
      amountReceived: z.number().optional(),
      balance: z.number().optional(),
    }),
  }),
});

/** What was invoiced as one revision. */
export const revisionDetail = z.object({
  revision: z.number().int(),
  items: z.array(invoiceItem),
  notes: z.string(),
  /** Absent without canSeeSubtotal, like grandtotal. */
  subtotal: z.number().optional(),
  grandtotal: z.number().optional(),
  /** Absent without canSeeMarkup, and without canSeeSubtotal. */
  discountAmount: z.number().optional(),
});
export type RevisionDetail = z.infer<typeof revisionDetail>;

export const invoiceRevision = endpoint({
  id: 'invoiceRevision',
  service,
  method: 'GET',
  path: '/read/v1/load/invoice/revision',
  summary: 'What was invoiced as one revision, to be compared with another',
  access: readsInvoices,
  input: z.object({
    loadId: id,
    revision: queryInteger.refine((number) => number >= 1, 'Choose a revision'),
  }),
  output: revisionDetail,
});

export const invoicePdf = endpoint({
  id: 'invoicePdf',
  service,
  method: 'GET',
  path: '/read/v1/load/invoice/pdf',
  summary: 'The invoice as PDF: A4, 1 cm margin, scale 0.7',
  access: readsInvoices,
  input: z.object({ loadId: id }),
  output: linkAnswer,
});

export const invoiceResend = endpoint({
  id: 'invoiceResend',
  service,
  method: 'POST',
  path: '/write/v1/load/resend/invoice',
  summary: 'Mails the invoice to the customer of the load',
  access: readsInvoices,
  rateLimit: 'mail',
  input: z.object({ loadId: id }),
  output: saved,
});
