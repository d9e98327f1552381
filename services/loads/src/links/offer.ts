import { loadTypes } from '@washcoat/contract-loads';
import { paperSight } from '@washcoat/contract-kernel';
import { isBought, isPoundGroup } from '@washcoat/metals';
import { findCompanyCopy, type Problem } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { totalsOf } from '../carts/load-totals';
import { isUnanswered } from '../items/item-offer';
import type { ItemRecord } from '../items/item.model';
import { itemsOf } from '../items/item.repository';
import { isOffered } from '../items/price-disclosure';
import type { LinkSight } from './link.policy';
import type { LinkedLoad } from './link.repository';
import { refusalOf } from './offer-refusal';
import { sealOf } from './offer-seal';

/** One line of an offer. */
export interface OfferLine {
  oem: string;
  description: string;
  /** Pieces, or pounds where it is weighed. */
  quantity: number;
  isWeighed: boolean;
  isDidNotBuy: boolean;
  /** Whose answer it waits for. */
  waitsFor: 'seller' | 'buyer' | null;
  /** Whether its price was put before the seller. */
  isOffered: boolean;
  /** Absent where the price was not offered yet, or the seller's company is shown none. */
  price?: number;
  total?: number;
}

/** What the page of a link shows of a load: what its seller was offered, and nothing of the house's. */
export interface Offer {
  loadName: string;
  companyName: string;
  facilityName: string;
  /** Where it stands, in one sentence. */
  standing: string;
  /** Until when the prices of a quote are held. */
  heldUntil: Date | null;
  expiresAt: Date;
  lines: OfferLine[];
  /** Whether the seller's company is shown prices of lines. */
  arePricesShown: boolean;
  /** Absent until every price in them was offered. */
  sums?: { subtotal: number; discountAmount?: number; grandtotal: number };
  /** By which an approval says what it is of. */
  fingerprint: string;
  approval: { by: string; at: Date; isCurrent: boolean } | null;
  rejection: { by: string; at: Date; reason: string; isCurrent: boolean } | null;
  /** Why it cannot be approved now; null when it can. */
  refusal: Problem | null;
}

/** What a link shows of its load at a moment. */
export async function offerOf(database: Knex, { link, load }: LinkedLoad, now: Date): Promise<Offer> {
  const items = await itemsOf(database, load.loadId);
  const seller = await findCompanyCopy(database, load.companyId);
  return presentOffer({ link, load, items }, paperSight(seller ?? {}), now);
}

/** The same, of items that are known. */
export function presentOffer(
  { link, load, items }: LinkedLoad & { items: readonly ItemRecord[] },
  sight: LinkSight,
  now: Date,
): Offer {
  const areSumsShown = sight.sums && items.filter(isBought).every(isOffered);
  const fingerprint = sealOf(link, { load, items, sight });
  const { subtotal, discountAmount, grandtotal } = totalsOf(load, items);
  const sums = { subtotal, ...(sight.discountAmount ? { discountAmount } : {}), grandtotal };
  const { approvedAt, approvedBy, approvedOffer, rejectedAt, rejectedBy, rejectedReason } = link;
  return {
    loadName: load.loadName,
    companyName: load.companyName,
    facilityName: load.facility.name,
    standing: standings[load.type] ?? '',
    heldUntil: load.type === loadTypes.quote ? load.heldUntil : null,
    expiresAt: link.expiresAt,
    lines: items
      .filter((item) => item.isDidNotBuy || isBought(item))
      .map((item) => presentLine(item, sight.unit && isOffered(item))),
    arePricesShown: sight.unit,
    ...(areSumsShown ? { sums } : {}),
    fingerprint,
    approval: approvedAt && {
      by: approvedBy ?? '',
      at: approvedAt,
      isCurrent: approvedOffer === fingerprint,
    },
    rejection: rejectedAt && {
      by: rejectedBy ?? '',
      at: rejectedAt,
      reason: rejectedReason ?? '',
      isCurrent: link.rejectedOffer === fingerprint,
    },
    refusal: refusalOf({ load, items }, now),
  };
}

const standings: Record<number, string> = {
  [loadTypes.cart]: 'It is still being put together.',
  [loadTypes.request]: 'It waits for a buyer.',
  [loadTypes.quote]: 'This is a quote.',
  [loadTypes.finished]: 'It is finished and waits to be completed.',
  [loadTypes.invoice]: 'It is completed.',
};

function presentLine(item: ItemRecord, isPriceShown: boolean): OfferLine {
  return {
    oem: item.oem,
    description: item.description,
    quantity: item.finalQty,
    isWeighed: isPoundGroup(item.group),
    isDidNotBuy: item.isDidNotBuy,
    waitsFor: isUnanswered(item) ? (item.changedBy === 'buyer' ? 'seller' : 'buyer') : null,
    isOffered: isOffered(item),
    ...(isPriceShown && !item.isDidNotBuy ? { price: item.adjustedPrice, total: item.total } : {}),
  };
}
