import { defineEvent, id, marketSource, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';

const numeric = z.number().nullable();

/** What other domains keep of a converter: what it is called and what its price is made of. */
export const productCopy = z.object({
  productId: id,
  oem: z.string(),
  manufacturer: z.string(),
  model: z.string(),
  description: z.string(),
  family: z.string(),
  typeName: z.string(),
  profileUrl: z.string().nullable(),
  subweight: numeric,
  ptAssay: numeric,
  pdAssay: numeric,
  rhAssay: numeric,
  ptDisc: numeric,
  pdDisc: numeric,
  rhDisc: numeric,
  schemeDisc: numeric,
  price2Modifier: numeric,
  ptDiscIsPercentage: z.boolean(),
  pdDiscIsPercentage: z.boolean(),
  rhDiscIsPercentage: z.boolean(),
  schemeDiscIsPercentage: z.boolean(),
  price2ModifierIsPercentage: z.boolean(),
  price: numeric,
  isCalculatedPrice: z.boolean(),
  isMarkForTest: z.boolean(),
  isActive: z.boolean(),
  /** Known to hold no precious metal: worth nothing unless an override price is used. */
  isWithoutMetal: z.boolean().default(false),
  isDeleted: z.boolean(),
  /** Grows with every change of the converter; an older one that arrives late is ignored. */
  version: z.number().int(),
});
export type ProductCopy = z.infer<typeof productCopy>;

/** Up to 500 converters that changed together: one edit, or a part of a bulk upload. */
export const productsChanged = defineEvent({
  name: 'converters.products-changed.v1',
  topic: 'converters.product',
  kind: 'record',
  schema: z.object({ products: z.array(productCopy).min(1).max(500) }),
  example: {
    products: [
      {
        productId: '018f3c1e-0000-7000-8000-000000000401',
        oem: 'KT 0334',
        manufacturer: 'Mercedes',
        model: 'C-Class',
        description: 'Mercedes C-Class',
        family: 'Foreign Large',
        typeName: 'CERAMIC',
        profileUrl: null,
        subweight: 1180,
        ptAssay: 1250,
        pdAssay: 2310,
        rhAssay: 388,
        ptDisc: 5,
        pdDisc: null,
        rhDisc: null,
        schemeDisc: 6,
        price2Modifier: -10,
        ptDiscIsPercentage: true,
        pdDiscIsPercentage: true,
        rhDiscIsPercentage: true,
        schemeDiscIsPercentage: true,
        price2ModifierIsPercentage: true,
        price: null,
        isCalculatedPrice: false,
        isMarkForTest: false,
        isActive: true,
        isWithoutMetal: false,
        isDeleted: false,
        version: 1,
      },
    ],
  },
});

const perMetal = z.object({ pt: z.number(), pd: z.number(), rh: z.number() });
const discount = z.object({ value: z.number(), isPercentage: z.boolean() });

/** An immutable pricing snapshot: all that a converter's price needs besides the converter and the customer. */
export const pricingSnapshot = z.object({
  snapshotId: id,
  appliedAt: moment,
  appliedByUserId: id.nullable(),
  appliedBy: z.string(),
  marketPrice: perMetal,
  hedge: perMetal,
  discount: z.object({ pt: discount, pd: discount, rh: discount }),
  overridesModifier: z.number(),
  /** Percent by facility name: what readers from before `facilitiesById` go by. */
  facilities: z.record(z.string(), z.number()),
  /** Percent by facility id, and its name at that moment; snapshots from before this field lack it. */
  facilitiesById: z.record(id, z.object({ name: z.string(), value: z.number() })).optional(),
  families: z.record(z.string(), z.number()),
  familiesIsPercentage: z.boolean(),
  globalDefaults: z.object({ weight: z.number(), pt: z.number(), pd: z.number(), rh: z.number() }),
  /** What `marketPrice` came from; snapshots from before this field lack it. */
  marketSource: marketSource.optional(),
});
export type PricingSnapshotData = z.infer<typeof pricingSnapshot>;

export const pricingApplied = defineEvent({
  name: 'converters.pricing-applied.v1',
  topic: 'converters.pricing',
  kind: 'record',
  schema: pricingSnapshot,
  example: {
    snapshotId: '018f3c1e-0000-7000-8000-000000000501',
    appliedAt: '2026-11-20T14:12:00.000Z',
    appliedByUserId: null,
    appliedBy: 'House',
    marketPrice: { pt: 1000, pd: 1100, rh: 4800 },
    hedge: { pt: 980, pd: 1070, rh: 4600 },
    discount: {
      pt: { value: 12, isPercentage: true },
      pd: { value: 15, isPercentage: true },
      rh: { value: 250, isPercentage: false },
    },
    overridesModifier: -4,
    facilities: { Atlanta: -3 },
    families: { 'Foreign Large': 2.5 },
    familiesIsPercentage: true,
    globalDefaults: { weight: 900, pt: 300, pd: 700, rh: 90 },
  },
});

/** Prices came in force by a schedule, or were due and wait for somebody. */
export const pricingScheduleRan = defineEvent({
  name: 'converters.pricing-schedule-ran.v1',
  topic: 'converters.pricing-schedule',
  kind: 'message',
  schema: z.object({
    /** Whose draft it was. */
    companyId: id,
    schedule: z.enum(['later', 'market']),
    outcome: z.enum(['applied', 'waits']),
    /** Why it waits, in a sentence; else empty. */
    reason: z.string(),
    /** Who set the schedule. */
    setBy: z.string(),
    at: moment,
  }),
  example: {
    companyId: '018f3c1e-0000-7000-8000-000000000001',
    schedule: 'later',
    outcome: 'waits',
    reason: 'Market prices are held until somebody confirms or refuses them.',
    setBy: 'Dana Whitlock',
    at: '2026-11-23T14:00:00.000Z',
  },
});

/** What a price modifier of a company is: what wire, an aftermarket piece and the like cost it. */
export const priceModifierChanged = defineEvent({
  name: 'converters.price-modifier-changed.v1',
  topic: 'converters.price-modifier',
  kind: 'record',
  schema: z.object({
    priceModifierId: id,
    companyId: id,
    name: z.string(),
    /** 1 dollars per piece, 2 dollars per pound, 3 percent. */
    type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    value: z.number(),
    updatedDate: moment,
    isDeleted: z.boolean(),
    version: z.number().int(),
  }),
  example: {
    priceModifierId: '018f3c1e-0000-7000-8000-000000000a01',
    companyId: '018f3c1e-0000-7000-8000-000000000001',
    name: 'Domestic wire',
    type: 2,
    value: 31.4,
    updatedDate: '2026-11-20T14:12:00.000Z',
    isDeleted: false,
    version: 1,
  },
});
export type PriceModifierCopy = z.infer<typeof priceModifierChanged.schema>;

/** A subscriber opened a converter and paid for it with a credit. */
export const lookupDone = defineEvent({
  name: 'converters.lookup-done.v1',
  topic: 'converters.lookup',
  kind: 'record',
  schema: z.object({
    lookupId: id,
    productId: id,
    oem: z.string(),
    userId: id,
    companyId: id,
    firstName: z.string(),
    lastName: z.string(),
    at: moment,
    /** The day that it was paid for, in the installation's zone; events from before this field lack it. */
    day: z.iso.date().optional(),
  }),
  example: {
    lookupId: '018f3c1e-0000-7000-8000-000000000601',
    productId: '018f3c1e-0000-7000-8000-000000000401',
    oem: 'KT 0334',
    userId: '018f3c1e-0000-7000-8000-000000000301',
    companyId: '018f3c1e-0000-7000-8000-000000000101',
    firstName: 'Sam',
    lastName: 'Corner',
    at: '2026-11-20T14:12:00.000Z',
    day: '2026-11-20',
  },
});

/** An expert resolved or rejected a question. */
export const ticketAnswered = defineEvent({
  name: 'converters.ticket-answered.v1',
  topic: 'converters.ticket',
  kind: 'message',
  schema: z.object({
    ticketId: id,
    userId: id,
    email: z.string(),
    firstName: z.string(),
    oem: z.string(),
    isRejected: z.boolean(),
    offerPrice: z.number().nullable(),
    comments: z.string(),
    answeredBy: z.string(),
    at: moment,
  }),
  example: {
    ticketId: '018f3c1e-0000-7000-8000-000000000801',
    userId: '018f3c1e-0000-7000-8000-000000000301',
    email: 'subscriber@corner.test',
    firstName: 'Sam',
    oem: 'KT 0334',
    isRejected: false,
    offerPrice: 187,
    comments: 'A KT 0334 without its pipe.',
    answeredBy: 'Bo Buyer',
    at: '2026-11-20T14:12:00.000Z',
  },
});

/** A question to the experts was asked (or asked anew), resolved, rejected or removed. */
export const ticketMoved = defineEvent({
  name: 'converters.ticket-moved.v1',
  topic: 'converters.ticket',
  kind: 'message',
  schema: z.object({
    ticketId: id,
    move: z.enum(['asked', 'resolved', 'rejected', 'removed']),
    oem: z.string(),
    userId: id,
    askedBy: z.string(),
    companyName: z.string(),
    at: moment,
  }),
  example: {
    ticketId: '018f3c1e-0000-7000-8000-000000000801',
    move: 'asked',
    oem: 'KT 0334',
    userId: '018f3c1e-0000-7000-8000-000000000301',
    askedBy: 'Sam Corner',
    companyName: 'Corner Muffler',
    at: '2026-11-20T14:20:00.000Z',
  },
});
export type TicketMove = z.infer<typeof ticketMoved.schema>;

/** A file of converters was checked, applied or refused. */
export const uploadEnded = defineEvent({
  name: 'converters.upload-ended.v1',
  topic: 'converters.upload',
  kind: 'message',
  schema: z.object({
    uploadId: id,
    title: z.string(),
    userId: id,
    outcome: z.enum(['preview', 'done', 'failed']),
    /** Why it failed; else empty. */
    error: z.string(),
    at: moment,
  }),
  example: {
    uploadId: '018f3c1e-0000-7000-8000-000000000901',
    title: 'Prices of November',
    userId: '018f3c1e-0000-7000-8000-000000000302',
    outcome: 'failed',
    error: 'All 3 rows are bad: nothing was changed. Correct them and send them again.',
    at: '2026-11-20T14:30:00.000Z',
  },
});

/** Somebody asked for the sheet of a customer's prices to be mailed to the customer. */
export const priceSheetRequested = defineEvent({
  name: 'converters.price-sheet-requested.v1',
  topic: 'converters.price-sheet',
  kind: 'message',
  schema: z.object({
    companyId: id,
    companyName: z.string(),
    customerEmail: z.string(),
    contactName: z.string(),
    requestedBy: z.string(),
    /** What stands on it. */
    snapshotId: id,
    family: z.string().nullable(),
    ctype: z.number().int().nullable(),
    isTop: z.boolean(),
    /** A day, `2026-12-31`. */
    validUntil: z.string().nullable(),
    /** What ends the schedule by which it goes out; absent for one that somebody asked for. */
    ticket: z.string().optional(),
    at: moment,
  }),
  example: {
    companyId: '018f3c1e-0000-7000-8000-000000000101',
    companyName: 'Corner Muffler',
    customerEmail: 'office@corner.test',
    contactName: 'Lee Corner',
    requestedBy: 'Dana Whitlock',
    snapshotId: '018f3c1e-0000-7000-8000-000000000501',
    family: 'Foreign Large',
    ctype: null,
    isTop: false,
    validUntil: '2026-12-31',
    at: '2026-11-23T14:00:00.000Z',
  },
});
