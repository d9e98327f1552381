import { defineEvent, id, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { itemDetails } from './load-record';
import { itemGroup, itemStatus, loadStatus, loadType } from './states';

const item = z.object({
  itemId: id,
  productId: id.nullable(),
  oem: z.string(),
  description: z.string(),
  manufacturer: z.string(),
  family: z.string(),
  type: itemGroup,
  quantity: z.number(),
  unit: z.number(),
  finalQty: z.number(),
  finalUnit: z.number(),
  box: z.number().int(),
  basePrice: z.number(),
  adjustedPrice: z.number(),
  total: z.number(),
  status: itemStatus,
  isDidNotBuy: z.boolean(),
  isMarkForTest: z.boolean(),
  url: z.string().nullable(),
  /** The buyer's side has put the price before the seller. */
  isOffered: z.boolean().optional(),
  /** The seller, a subscriber, has paid a lookup for the price. */
  isPaidFor: z.boolean().optional(),
});
export type LoadEventItem = z.infer<typeof item>;

/** A load whole, as invoicing, reporting and billing keep it. */
export const loadSnapshot = z.object({
  loadId: id,
  loadName: z.string(),
  type: loadType,
  status: loadStatus,
  companyId: id,
  companyName: z.string(),
  parentCompanyId: id.nullable(),
  /** Hierarchy-2 user whose sale this is; earns credits. */
  sellerUserId: id.nullable(),
  contactName: z.string(),
  customerEmail: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  facilityId: id,
  facilityName: z.string(),
  facilityAddress: z.string(),
  facilityCity: z.string(),
  facilityState: z.string(),
  facilityZipcode: z.string(),
  isFranchiseFacility: z.boolean(),
  facilityCompanyId: id,
  assistantId: id.nullable(),
  assistantFirstName: z.string().nullable(),
  assistantLastName: z.string().nullable(),
  notes: z.string(),
  signature: z.string().nullable(),
  date: z.string().nullable(),
  /** What the load came to when it was signed, and when; events from before these fields lack them. */
  signedTotal: z.number().nullable().optional(),
  /** Whether what is bought here, and for how much, is what was signed; null where nobody signed. */
  areLinesSigned: z.boolean().nullable().optional(),
  signedAt: moment.nullable().optional(),
  sellerFinalisedBy: z.string().nullable(),
  sellerFinalisedDate: moment.nullable(),
  buyerFinalisedDate: moment.nullable(),
  payForwardDate: moment.nullable(),
  createdDate: moment,
  discount: z.number(),
  discountIsPercentage: z.boolean(),
  subtotal: z.number(),
  discountAmount: z.number(),
  grandtotal: z.number(),
  invoioceItemDetails: itemDetails,
  items: z.array(item),
  /** Grows with every change of the load; an older one that arrives late is ignored. */
  version: z.number().int(),
});
export type LoadSnapshot = z.infer<typeof loadSnapshot>;

const noTotals = Object.fromEntries(Object.keys(itemDetails.shape).map((name) => [name, 0]));

const example: LoadSnapshot = {
  loadId: '018f3c1e-0000-7000-8000-000000000701',
  loadName: 'Corner weekly',
  type: 4,
  status: 7,
  companyId: '018f3c1e-0000-7000-8000-000000000101',
  companyName: 'Corner Muffler',
  parentCompanyId: '018f3c1e-0000-7000-8000-000000000001',
  sellerUserId: '018f3c1e-0000-7000-8000-000000000301',
  contactName: 'Lee Corner',
  customerEmail: 'office@corner.test',
  phone: '4045550142',
  address: '12 Corner St',
  city: 'Atlanta',
  state: 'GA',
  zipcode: '30318',
  facilityId: '018f3c1e-0000-7000-8000-000000000201',
  facilityName: 'Atlanta',
  facilityAddress: '1180 Foundry St NW',
  facilityCity: 'Atlanta',
  facilityState: 'GA',
  facilityZipcode: '30318',
  isFranchiseFacility: false,
  facilityCompanyId: '018f3c1e-0000-7000-8000-000000000001',
  assistantId: '018f3c1e-0000-7000-8000-000000000302',
  assistantFirstName: 'Bo',
  assistantLastName: 'Buyer',
  notes: '',
  signature: null,
  date: null,
  sellerFinalisedBy: null,
  sellerFinalisedDate: null,
  buyerFinalisedDate: '2026-11-20T15:00:00.000Z',
  payForwardDate: null,
  createdDate: '2026-11-20T14:00:00.000Z',
  discount: -2,
  discountIsPercentage: true,
  subtotal: 344.46,
  discountAmount: -6.89,
  grandtotal: 337.57,
  invoioceItemDetails: itemDetails.parse({
    ...noTotals,
    totalPieceCount: 2,
    totalUnits: 2,
    ceramicValue: 344.46,
    ceramicUnitCount: 2,
    totalCeramicPieces: 2,
  }),
  items: [
    {
      itemId: '018f3c1e-0000-7000-8000-000000000801',
      productId: '018f3c1e-0000-7000-8000-000000000401',
      oem: 'KT 0334',
      description: 'Mercedes C-Class',
      manufacturer: 'Mercedes',
      family: 'Foreign Large',
      type: 'CERAMIC',
      quantity: 2,
      unit: 1,
      finalQty: 2,
      finalUnit: 2,
      box: 1,
      basePrice: 172.23,
      adjustedPrice: 172.23,
      total: 344.46,
      status: 1,
      isDidNotBuy: false,
      isMarkForTest: false,
      url: null,
      isOffered: true,
      isPaidFor: false,
    },
  ],
  version: 5,
};

/** The seller finished the order: a pending invoice without a number. */
export const loadFinished = defineEvent({
  name: 'loads.load-finished.v1',
  topic: 'loads.load',
  kind: 'record',
  schema: loadSnapshot,
  example: { ...example, type: 3, status: 4, buyerFinalisedDate: null, version: 4 },
});

/** The buyer completed the order. */
export const loadCompleted = defineEvent({
  name: 'loads.load-completed.v1',
  topic: 'loads.load',
  kind: 'record',
  schema: loadSnapshot,
  example,
});

/** A completed order was amended by somebody who may edit invoices. */
export const loadAmended = defineEvent({
  name: 'loads.load-amended.v1',
  topic: 'loads.load',
  kind: 'record',
  schema: loadSnapshot.extend({ amendedBy: z.string(), amendedAt: moment, change: z.string() }),
  example: {
    ...example,
    version: 6,
    amendedBy: 'Bo Buyer',
    amendedAt: '2026-11-20T16:00:00.000Z',
    change: 'KT 0334 quantity 2 to 3',
  },
});

/** What happened to a load, as far as somebody of one side may want to hear of it. Carries no prices. */
export const loadMoved = defineEvent({
  name: 'loads.load-moved.v1',
  topic: 'loads.load',
  kind: 'message',
  schema: z.object({
    loadId: id,
    loadName: z.string(),
    /**
     * `answered`: the buyer put its prices before the seller. `changed`: one side changed items or terms of what the
     * other side works on too.
     */
    move: z.enum([
      'requested',
      'accepted',
      'answered',
      'changed',
      'finished',
      'completed',
      'amended',
      'removed',
    ]),
    /** The buyer has something to do about it: accept, answer or complete it; events from before this field lack it. */
    isWaiting: z.boolean().optional(),
    /** A quote is asked for, not a grading session. */
    isQuote: z.boolean(),
    companyId: id,
    companyName: z.string(),
    contactName: z.string(),
    facilityName: z.string(),
    facilityCompanyId: id,
    sellerUserId: id.nullable(),
    by: z.object({ userId: id, name: z.string(), party: z.enum(['seller', 'buyer']) }),
    movedAt: moment,
    version: z.number().int(),
  }),
  example: {
    loadId: example.loadId,
    loadName: example.loadName,
    move: 'requested',
    isWaiting: true,
    isQuote: false,
    companyId: example.companyId,
    companyName: example.companyName,
    contactName: example.contactName,
    facilityName: example.facilityName,
    facilityCompanyId: example.facilityCompanyId,
    sellerUserId: '018f3c1e-0000-7000-8000-000000000301',
    by: { userId: '018f3c1e-0000-7000-8000-000000000301', name: 'Sam Corner', party: 'seller' },
    movedAt: '2026-11-20T14:00:00.000Z',
    version: 1,
  },
});
export type LoadMove = z.infer<typeof loadMoved.schema>;
