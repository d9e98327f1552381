import { defineEvent, id, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';

const ids = {
  loadId: id,
  companyId: id,
  companyName: z.string(),
  invoiceNo: z.string(),
  grandtotal: z.number(),
};
const example = {
  loadId: '018f3c1e-0000-7000-8000-000000000701',
  companyId: '018f3c1e-0000-7000-8000-000000000101',
  companyName: 'Corner Muffler',
  invoiceNo: 'ATL-000123',
  grandtotal: 337.57,
};

/** An order became an invoice and has its number. */
export const invoiceIssued = defineEvent({
  name: 'invoicing.invoice-issued.v1',
  topic: 'invoicing.invoice',
  kind: 'record',
  schema: z.object({ ...ids, customerEmail: z.string(), contactName: z.string(), issuedAt: moment }),
  example: {
    ...example,
    customerEmail: 'office@corner.test',
    contactName: 'Lee Corner',
    issuedAt: '2026-11-20T15:00:01.000Z',
  },
});

/** What is paid or open of an invoice changed: a payment was recorded or removed, or an amendment changed the total. */
export const paymentsChanged = defineEvent({
  name: 'invoicing.payments-changed.v1',
  topic: 'invoicing.invoice',
  kind: 'record',
  schema: z.object({
    ...ids,
    amountPaid: z.number(),
    balance: z.number(),
    /** What was paid beyond the grand total, and the seller owes back; 0 for most. */
    creditOwed: z.number().optional(),
    changedAt: moment,
    version: z.number().int(),
  }),
  example: {
    ...example,
    amountPaid: 100,
    balance: 237.57,
    creditOwed: 0,
    changedAt: '2026-11-20T15:10:00.000Z',
    version: 2,
  },
});

/** The balance of an invoice reached zero. */
export const invoiceSettled = defineEvent({
  name: 'invoicing.invoice-settled.v1',
  topic: 'invoicing.invoice',
  kind: 'record',
  schema: z.object({ ...ids, settledAt: moment, version: z.number().int() }),
  example: { ...example, settledAt: '2026-11-21T09:00:00.000Z', version: 3 },
});

/**
 * An invoice was deleted: it stands in no list any more, and its number stays taken. A pending one has no number yet:
 * `invoiceNo` is empty. Its order is not bought any more, unless it was completed before its deletion was heard of; then
 * it is issued after all, and what was told of its deletion is void, whichever of the two is heard first.
 */
export const invoiceDeleted = defineEvent({
  name: 'invoicing.invoice-deleted.v1',
  topic: 'invoicing.invoice',
  kind: 'record',
  schema: z.object({
    ...ids,
    reason: z.string(),
    /** Who deleted a pending one; absent of an issued one. */
    pendingDeletedBy: z.object({ userId: id, name: z.string() }).optional(),
    deletedAt: moment,
    version: z.number().int(),
  }),
  example: { ...example, reason: 'Entered twice', deletedAt: '2026-11-21T09:00:00.000Z', version: 4 },
});

/** Which lots the converters of an order went into, and what is said of them; null where nothing is known. */
export const lotsStamped = defineEvent({
  name: 'invoicing.lots-stamped.v1',
  topic: 'invoicing.invoice',
  kind: 'record',
  schema: z.object({
    loadId: id,
    loadInfo: z.string().nullable(),
    dieselLot: z.string().nullable(),
    ceramicLot: z.string().nullable(),
    foilLot: z.string().nullable(),
    afmLot: z.string().nullable(),
    version: z.number().int(),
  }),
  example: {
    loadId: example.loadId,
    loadInfo: 'November',
    dieselLot: 'D-7',
    ceramicLot: null,
    foilLot: null,
    afmLot: null,
    version: 5,
  },
});

/** Somebody asked for the invoice to be mailed again. */
export const invoiceResendRequested = defineEvent({
  name: 'invoicing.invoice-resend-requested.v1',
  topic: 'invoicing.invoice',
  kind: 'message',
  schema: z.object({ ...ids, customerEmail: z.string(), contactName: z.string(), requestedBy: z.string() }),
  example: {
    ...example,
    customerEmail: 'office@corner.test',
    contactName: 'Lee Corner',
    requestedBy: 'Bo Buyer',
  },
});
