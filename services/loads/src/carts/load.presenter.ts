import type { Session } from '@washcoat/contract-entities';
import { loadTypes, shownValues, type Load, type LoadDetail } from '@washcoat/contract-loads';
import { priceSight, type PriceSight } from '@washcoat/contract-kernel';
import { isBought } from '@washcoat/metals';
import { presentItem } from '../items/item.presenter';
import type { ItemRecord } from '../items/item.model';
import { isOffered, type Disclosure } from '../items/price-disclosure';
import type { LoadRecord } from './load.model';
import { isUnanswered } from '../items/item-offer';
import { isGradingSession } from './grading-session';
import { partyOf } from './party';
import { totalsOf } from './load-totals';
import { areLinesSigned } from './signed-lines';
import { hasToBeFinished } from './taking-part';

/** How many items that wait for an answer an opened load tells. */
const MOST_UNANSWERED = 50;

/** A load as lists show it: no money in it. */
export function presentLoad(load: LoadRecord, itemCount: number): Load {
  return {
    loadId: load.loadId,
    loadName: load.loadName,
    type: load.type,
    status: load.status,
    companyId: load.companyId,
    companyName: load.companyName,
    parentCompanyId: load.parentCompanyId,
    customerId: load.companyId,
    firstName: load.firstName,
    lastName: load.lastName,
    city: load.city,
    state: load.state,
    customerEmail: load.customerEmail,
    facilityId: load.facilityId,
    facilityCity: load.facility.city,
    facilityState: load.facility.state,
    facilityName: load.facility.name,
    isQuote: load.type === 5,
    assistantId: load.assistantId,
    assistantFirstName: load.assistantFirstName,
    assistantLastName: load.assistantLastName,
    videoGraderId: load.videoGraderId,
    videoGraderFirstName: load.videoGraderFirstName,
    videoGraderLastName: load.videoGraderLastName,
    itemCount,
    heldUntil: (load.type === loadTypes.quote && load.heldUntil?.toISOString()) || null,
    createdDate: load.createdAt.toISOString(),
    updatedDate: load.updatedAt.toISOString(),
    version: load.version,
  };
}

/** What an opened load holds of its items. */
interface ShownItems {
  items: readonly ItemRecord[];
  /** Those in the answer; totals are of all. */
  shown: readonly ItemRecord[];
  /** For how many hours quotes to the customer hold their prices; absent for who does not send any. */
  holdHours?: number;
  /** Whether another customer may be chosen. */
  isCustomerOpen: boolean;
  /** Of a completed order; null before invoicing told it, absent for who reads no invoices. */
  invoiceNo?: string | null;
}

/**
 * A load opened, as `session` may see it: prices by canSeeUnitPrice, totals and values by canSeeSubtotal, the discount
 * by canSeeMarkup. Hierarchy 2 sees totals once every price in them was disclosed. Who verified it or finished it, which a
 * buyer does for the seller as well, is named to the side that buys.
 */
export function presentLoadDetail(
  load: LoadRecord,
  { items, shown, holdHours, isCustomerOpen, invoiceNo }: ShownItems,
  session: Session,
  isKnown: Disclosure,
): LoadDetail {
  const { facility } = load;
  const isDisclosed = items.filter(isBought).every(isKnown);
  const party = partyOf(load, session);
  const names = party === 'buyer';
  const open = items.filter(isUnanswered);
  const waiting = open.filter(({ changedBy }) => changedBy !== party);
  const unanswered = [...waiting, ...open.filter(({ changedBy }) => changedBy === party)];
  return {
    ...presentLoad(load, items.length),
    notes: load.notes,
    businessLicense: load.businessLicense,
    driversLicense: load.driversLicense,
    ein: load.ein,
    phone: load.phone,
    address: load.address,
    zipcode: load.zipcode,
    signature: load.signature,
    date: load.date,
    signedAt: load.signedAt?.toISOString() ?? null,
    payForwardDate: load.payForwardDate?.toISOString() ?? null,
    sentAt: load.sentAt?.toISOString() ?? null,
    ...(load.type === loadTypes.quote ? { heldAt: load.heldAt?.toISOString() ?? null } : {}),
    ...(holdHours === undefined ? {} : { holdHours }),
    ...(invoiceNo === undefined ? {} : { invoiceNo }),
    canSellerAddToCart: load.canSellerAddToCart,
    sellerFinalisedBy: names ? load.sellerFinalisedBy : null,
    sellerFinalisedDate: load.sellerFinalisedDate?.toISOString() ?? null,
    buyerFinalisedDate: load.buyerFinalisedDate?.toISOString() ?? null,
    verifiedBy: names ? load.verifiedBy : null,
    verifiedAt: load.verifiedAt?.toISOString() ?? null,
    isPicRequired: facility.isPicRequired,
    isSignRequired: facility.isSignRequired,
    isEinRequired: facility.isEinRequired,
    items: shown.map((item) => presentItem(item, session, isKnown)),
    areMoreItemsAvailable: items.length > shown.length,
    party,
    unanswered: unanswered.slice(0, MOST_UNANSWERED).map((item) => presentItem(item, session, isKnown)),
    unansweredCount: unanswered.length,
    waitingCount: waiting.length,
    isGradingSession: isGradingSession(load),
    hasToBeFinished: hasToBeFinished(load),
    isCustomerOpen,
    isOffered: items.every(isOffered),
    ...presentTotals(load, items, priceSight(session, { isDisclosed })),
  };
}

function presentTotals(load: LoadRecord, items: readonly ItemRecord[], sight: PriceSight) {
  const { discount, discountIsPercentage, signedTotal } = load;
  const { subtotal, discountAmount, grandtotal, details } = totalsOf(load, items);
  return {
    ...(sight.markup ? { discount, discountIsPercentage } : {}),
    ...(sight.sums ? { subtotal, grandtotal, signedTotal, areLinesSigned: areLinesSigned(load, items) } : {}),
    ...(sight.discountAmount ? { discountAmount } : {}),
    tax: 0 as const,
    invoioceItemDetails: shownValues(details, sight.sums),
  };
}
