import { id, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { itemGroup, itemStatus, loadStatus, loadType } from './states';

/** Totals by group, as the product spells it. LBS are pounds, pieces are whole units, values are dollars. */
export const itemDetails = z.object({
  totalPieceCount: z.number(),
  totalUnits: z.number(),
  totalUnits1: z.number(),
  totalUnits2: z.number(),
  domesticFoilValue: z.number(),
  domesticFoilLBS: z.number(),
  importFoilValue: z.number(),
  importFoilLBS: z.number(),
  totalAllFoilPieces: z.number(),
  totalDomesticFoilPieces: z.number(),
  totalImportFoilPieces: z.number(),
  dieselValue: z.number(),
  dieselUnitCount: z.number(),
  totalDieselPieces: z.number(),
  miscValue: z.number(),
  miscUnitCount: z.number(),
  totalMiscPieces: z.number(),
  afmktValue: z.number(),
  afmktUnitCount: z.number(),
  totalAfmktPieces: z.number(),
  ceramicValue: z.number(),
  ceramicUnitCount: z.number(),
  totalCeramicPieces: z.number(),
  testUnits: z.number(),
  pulledUnits: z.number(),
});
export type ItemDetails = z.infer<typeof itemDetails>;

/** The same as a load shows it: the values are absent without canSeeSubtotal. */
export const shownItemDetails = itemDetails.partial({
  domesticFoilValue: true,
  importFoilValue: true,
  dieselValue: true,
  miscValue: true,
  afmktValue: true,
  ceramicValue: true,
});
export type ShownItemDetails = z.infer<typeof shownItemDetails>;

/** The totals by group for somebody who sees sums, or else the counts alone. */
export function shownValues(details: ItemDetails, areSumsShown: boolean): ShownItemDetails {
  if (areSumsShown) return details;
  const {
    domesticFoilValue: _domestic,
    importFoilValue: _import,
    dieselValue: _diesel,
    miscValue: _misc,
    afmktValue: _afmkt,
    ceramicValue: _ceramic,
    ...counts
  } = details;
  return counts;
}

/** The two sides of a load: whose goods they are, and whose facility buys them. */
export const loadParty = z.enum(['seller', 'buyer']);

/** What a side asks for of an item and the other one has not agreed to. */
export const itemOffer = z.object({
  /** The side that asks; the other one answers. */
  party: loadParty,
  /** Who asked, empty for those who may not see the names of others, and when. */
  by: z.string(),
  at: moment,
  /** Whether another price is asked for, also for those who may not see it. */
  isPriceChanged: z.boolean(),
  /** False while its price was not put before the seller who reads this: there is nothing to reject yet. */
  isOffered: z.boolean().optional(),
  /** What it was before; absent for an item that was added. The price is absent for those who may not see it. */
  from: z.object({ quantity: z.number(), unit: z.number(), adjustedPrice: z.number().optional() }).optional(),
});

/** One line of a load. Prices and total are absent for those who may not see them, or to whom they were not disclosed. */
export const loadItem = z.object({
  itemId: id,
  loadId: id,
  productId: id.nullable(),
  oem: z.string(),
  description: z.string(),
  /** The group the line is counted in. */
  type: itemGroup,
  quantity: z.number(),
  unit: z.number(),
  finalQty: z.number(),
  finalUnit: z.number(),
  box: z.number().int(),
  basePrice: z.number().optional(),
  adjustedPrice: z.number().optional(),
  total: z.number().optional(),
  /** When it got its base price; absent like the price. */
  pricedDate: moment.optional(),
  status: itemStatus,
  /** Absent for an approved item. */
  offer: itemOffer.optional(),
  isDidNotBuy: z.boolean(),
  isMarkForTest: z.boolean(),
  catAlert: z.boolean(),
  url: z.string().nullable(),
  /** The pictures of what it is, those of the load apart. */
  urls: z.array(z.string()).optional(),
  loadUrls: z.array(z.string()),
  userId: id,
  createdDate: moment,
  updatedDate: moment,
  /** Sent back with an edit; a stale one is refused with 409. */
  version: z.number().int(),
});
export type LoadItem = z.infer<typeof loadItem>;

/** A load as lists show it. */
export const load = z.object({
  loadId: id,
  loadName: z.string(),
  type: loadType,
  status: loadStatus,
  companyId: id,
  companyName: z.string(),
  parentCompanyId: id.nullable(),
  customerId: id,
  firstName: z.string(),
  lastName: z.string(),
  city: z.string(),
  state: z.string(),
  customerEmail: z.string(),
  facilityId: id,
  facilityCity: z.string(),
  facilityState: z.string(),
  /** By this name it has modifiers and discounts of its own. */
  facilityName: z.string(),
  isQuote: z.boolean(),
  assistantId: id.nullable(),
  assistantFirstName: z.string().nullable(),
  assistantLastName: z.string().nullable(),
  videoGraderId: id.nullable(),
  videoGraderFirstName: z.string().nullable(),
  videoGraderLastName: z.string().nullable(),
  itemCount: z.number().int(),
  /** Until when a quote holds its prices, also when that is over; null while it does not. */
  heldUntil: moment.nullable().optional(),
  createdDate: moment,
  updatedDate: moment,
  /** Grows with every change of the load and its items. */
  version: z.number().int().optional(),
});
export type Load = z.infer<typeof load>;

/** Something that the reader sells, as the reader's home shows it: no money in it. */
export const ownSale = load.extend({
  /** Items that wait for the reader's answer. */
  waitingCount: z.number().int(),
  /** Whether the buyer's side has put every price before the seller. */
  isOffered: z.boolean(),
  /** When the list of a quote that was asked for was sent to the buyer. */
  sentAt: moment.nullable(),
});
export type OwnSale = z.infer<typeof ownSale>;

/** What is promised in open quotes whose prices are held. */
export const heldMetal = z.object({
  quotes: z.number().int(),
  /** Troy ounces. */
  ounces: z.object({ pt: z.number(), pd: z.number(), rh: z.number() }),
  /** Lines of them of which the metal is not known. */
  unknownLines: z.number().int(),
  /** When the first of them ends; null while there is none. */
  endsAt: moment.nullable(),
});
export type HeldMetal = z.infer<typeof heldMetal>;

/** A load opened: with items, totals and what its two parties have done. */
export const loadDetail = load.extend({
  /** Of a completed order; null for the moment before it has one, absent for those who read no invoices. */
  invoiceNo: z.string().nullable().optional(),
  notes: z.string(),
  businessLicense: z.string().nullable(),
  driversLicense: z.string().nullable(),
  ein: z.string().nullable(),
  phone: z.string(),
  address: z.string(),
  zipcode: z.string(),
  signature: z.string().nullable(),
  date: z.string().nullable(),
  /** What it came to when it was signed; absent without canSeeSubtotal, null where that was not kept. */
  signedTotal: z.number().nullable().optional(),
  /** Whether what is bought now, and for how much, is what was signed; null where nobody signed. */
  areLinesSigned: z.boolean().nullable().optional(),
  signedAt: moment.nullable().optional(),
  /** Absent without canSeeMarkup, like discountAmount. */
  discount: z.number().optional(),
  discountIsPercentage: z.boolean().optional(),
  payForwardDate: moment.nullable(),
  /** When the list of a quote that was asked for was sent to the buyer. */
  sentAt: moment.nullable().optional(),
  /** Since when a quote holds its prices: those of the metals are of that moment. */
  heldAt: moment.nullable().optional(),
  /** For how many hours quotes to this customer hold their prices unless it is said when one is sent; the buyer's side sees it. */
  holdHours: z.number().int().optional(),
  canSellerAddToCart: z.boolean(),
  /** Who finished it, the seller or a buyer for it; null for the side that sells. */
  sellerFinalisedBy: z.string().nullable(),
  sellerFinalisedDate: moment.nullable(),
  buyerFinalisedDate: moment.nullable(),
  /** Who looked it over, and when; null while nobody has. Who it was is null for the side that sells. */
  verifiedBy: z.string().nullable().optional(),
  verifiedAt: moment.nullable().optional(),
  isPicRequired: z.boolean(),
  isSignRequired: z.boolean(),
  isEinRequired: z.boolean(),
  items: z.array(loadItem),
  areMoreItemsAvailable: z.boolean(),
  /** The side of the reader. */
  party: loadParty.optional(),
  /** Items that wait for an answer, first those that wait for the reader's side; at most 50 of them. */
  unanswered: z.array(loadItem).optional(),
  unansweredCount: z.number().int().optional(),
  /** How many of them wait for the reader's side. */
  waitingCount: z.number().int().optional(),
  /** Whether it is a grading session: it was requested as one, or somebody grades it. */
  isGradingSession: z.boolean().optional(),
  /** Whether the seller's side, which asked for it, or the buyer for it has to finish it before it is completed. */
  hasToBeFinished: z.boolean().optional(),
  /** Whether it can become the session of another customer: nobody asked for it, said anything of it or priced anything. */
  isCustomerOpen: z.boolean().optional(),
  /** Whether the buyer's side has put every price before the seller. */
  isOffered: z.boolean().optional(),
  /** Absent without canSeeSubtotal, and for hierarchy 2 until every price in it was disclosed. */
  subtotal: z.number().optional(),
  discountAmount: z.number().optional(),
  tax: z.literal(0),
  grandtotal: z.number().optional(),
  invoioceItemDetails: shownItemDetails,
});
export type LoadDetail = z.infer<typeof loadDetail>;
