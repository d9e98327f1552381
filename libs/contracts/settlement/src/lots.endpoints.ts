import {
  allow,
  endpoint,
  id,
  line,
  listOf,
  moment,
  paging,
  saved,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';

const service = 'settlement';
const access = allow({ flags: ['canAccessSettlement'] });

/** Ounces, dollars or percent by metal. */
export const perMetalNumbers = z.object({ pt: z.number(), pd: z.number(), rh: z.number() });
export type PerMetalNumbers = z.infer<typeof perMetalNumbers>;

/** The most boxes that are chosen at once. */
export const MOST_BOXES = 500;

const box = { loadId: id, box: z.number().int().min(0).max(1_000_000) };

/** What one box of a completed invoice holds, by the catalogue as it was known when it was bought. */
export const purchasedBox = z.object({
  ...box,
  invoiceNo: z.string(),
  companyName: z.string(),
  completedDate: moment,
  /** Whole converters, a part of one being one. */
  pieces: z.number(),
  /** Catalyst, pounds; those of one converter are its weight, so they are for who sees assays. */
  pounds: z.number().optional(),
  /** Expected troy ounces; those of one converter say its assay, so they are for who sees assays. */
  ounces: perMetalNumbers.optional(),
  /** USD paid, after the discount of the order; for who sees what orders come to. */
  cost: z.number().optional(),
  /** Lines whose metal nobody knows. */
  unknownLines: z.number().int(),
});
export type PurchasedBox = z.infer<typeof purchasedBox>;

/** A box that was chosen: which lot it went into, and how many pieces came out of it on receipt. */
export const chosenBox = purchasedBox.extend({
  lotNo: z.string(),
  /** Null while nobody counted: then as many as were bought. */
  receivedPieces: z.number().nullable(),
});
export type ChosenBox = z.infer<typeof chosenBox>;

/** An invoice with boxes that stand in no settlement yet. */
export const offeredInvoice = z.object({
  loadId: id,
  invoiceNo: z.string(),
  companyName: z.string(),
  completedDate: moment,
  /** The lots that invoicing stamped on it, in words; empty without one. */
  lotStamps: z.string(),
  boxes: z.array(purchasedBox),
});
export type OfferedInvoice = z.infer<typeof offeredInvoice>;

const typeSums = z.object({
  type: z.string(),
  pieces: z.number(),
  /** For who sees assays, as pounds a unit and USD a pound are. */
  pounds: z.number().optional(),
  /** For who sees what orders come to, as USD a unit and USD a pound are. */
  cost: z.number().optional(),
  /** Expected troy ounces, for who sees assays. */
  ounces: perMetalNumbers.optional(),
  /** Pounds a unit, USD a unit and USD a pound; null without units or pounds. */
  poundsPerUnit: z.number().nullable().optional(),
  dollarsPerUnit: z.number().nullable().optional(),
  dollarsPerPound: z.number().nullable().optional(),
});
export type TypeSums = z.infer<typeof typeSums>;

const lotComparison = z.object({
  /** Empty for what was assigned to no lot. */
  lotNo: z.string(),
  pieces: z.number(),
  receivedPieces: z.number(),
  /** Expected, for who sees assays. */
  pounds: z.number().optional(),
  /** Net dry pounds as settled. */
  netDry: z.number(),
  /** For who sees assays. */
  expectedOz: perMetalNumbers.optional(),
  settledOz: perMetalNumbers,
});
export type LotComparison = z.infer<typeof lotComparison>;

export const settlementPurchases = endpoint({
  id: 'settlementPurchases',
  service,
  method: 'GET',
  path: '/read/v1/settlement/purchases',
  summary: 'What was bought for a settlement: expected against received against processed',
  access,
  input: z.object({ settlementId: id }),
  output: z.object({
    settlementId: id,
    settlementNo: z.string(),
    companyName: z.string(),
    isComplete: z.boolean(),
    lotNos: z.array(z.string()),
    boxes: z.array(chosenBox),
    counts: z.object({ bought: z.number(), received: z.number() }),
    /** Pounds: by the catalogue, for who sees assays; shipped, received, processed net and dry, and the net dry of the lots. */
    weights: z.object({
      expected: z.number().optional(),
      shipped: z.number(),
      received: z.number(),
      processedNet: z.number(),
      processedDry: z.number(),
      lots: z.number(),
    }),
    /** What was expected, and how much of it was settled, is for who sees assays. */
    ounces: z.object({ expected: perMetalNumbers.optional(), settled: perMetalNumbers }),
    /** Settled of expected ounces, percent; null where nothing was expected. */
    accuracy: z
      .object({ pt: z.number().nullable(), pd: z.number().nullable(), rh: z.number().nullable() })
      .optional(),
    cost: z.number().optional(),
    unknownLines: z.number().int(),
    types: z.array(typeSums),
    lots: z.array(lotComparison),
  }),
});

export const settlementOffered = endpoint({
  id: 'settlementOffered',
  service,
  method: 'GET',
  path: '/read/v1/settlement/offered',
  summary: 'Completed invoices of the customer and of companies below it, with boxes in no settlement',
  access,
  input: z.object({ settlementId: id, search: searchText.default(''), ...paging(25) }),
  output: listOf(offeredInvoice),
});

export const purchasesChoose = endpoint({
  id: 'purchasesChoose',
  service,
  method: 'POST',
  path: '/write/v1/settlement/purchases/choose',
  summary: 'Puts boxes of completed invoices into a settlement; whole invoices are all their boxes',
  access,
  input: z.object({
    settlementId: id,
    boxes: z.array(z.object(box)).min(1, 'Choose an invoice or a box').max(MOST_BOXES),
    lotNo: line(100).default(''),
  }),
  output: saved,
});

export const purchaseCount = endpoint({
  id: 'purchaseCount',
  service,
  method: 'POST',
  path: '/write/v1/settlement/purchases/count',
  summary: 'Says how many pieces of a chosen box were received, and which lot it went into',
  access,
  input: z.object({
    settlementId: id,
    ...box,
    lotNo: line(100),
    receivedPieces: z.number().min(0).max(1_000_000).nullable(),
  }),
  output: saved,
});

export const purchaseRemove = endpoint({
  id: 'purchaseRemove',
  service,
  method: 'POST',
  path: '/write/v1/settlement/purchases/remove',
  summary: 'Takes a box out of a settlement again',
  access,
  input: z.object({ settlementId: id, ...box }),
  output: saved,
});
