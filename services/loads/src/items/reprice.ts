import type { PriceStep } from '@washcoat/contract-kernel';
import { itemStatuses } from '@washcoat/contract-loads';
import { Problem } from '@washcoat/service-kit';
import type { LoadRecord } from '../carts/load.model';
import type { PriceFacts } from '../copies/price-facts.repository';
import { derive } from './item';
import { priceForLoad } from './item-price';
import { withTerms, type Actor, type EarlierTerms, type ItemOffer } from './item-offer';
import type { ItemRecord } from './item.model';

/** An item with a new price, and how that came about. */
export interface Repriced {
  before: ItemRecord;
  item: ItemRecord;
  steps: PriceStep[];
}

interface Repricing {
  load: LoadRecord;
  facts: PriceFacts;
  actor: Actor;
  /** Whether what the buyer changes waits for the seller. */
  isShared: boolean;
  now: Date;
}

/** Whether somebody has set the price of an item by hand, or it never came from the catalogue. */
export const isPricedByHand = ({ productId, basePrice, adjustedPrice }: ItemRecord): boolean =>
  productId === null || basePrice !== adjustedPrice;

/**
 * An item at the price of this moment, for whose quote nothing is promised any more. What was agreed on waits for the
 * seller anew where it takes part; what waits for an answer goes on waiting for it. Null for what keeps its price: it was
 * set by hand, or the catalogue has none or the same.
 */
export function repriced(
  item: ItemRecord,
  { load, facts, actor, isShared, now }: Repricing,
): Repriced | null {
  if (isPricedByHand(item)) return null;
  const price = priceNow(load, facts, item.productId ?? '');
  if (!price || price.offerPrice === null || price.offerPrice === item.basePrice) return null;
  const { offerPrice, listedPrice, snapshot, steps } = price;
  const priced = {
    ...item,
    basePrice: offerPrice,
    listedPrice,
    snapshotId: snapshot.snapshotId,
    pricedAt: now,
    updatedAt: now,
    version: item.version + 1,
  };
  const { quantity, unit } = item;
  const isOpen = item.status !== itemStatuses.approved;
  const after = isOpen
    ? waitingAt(priced, item.basePrice, { price: offerPrice, now })
    : withTerms(priced, { quantity, unit, adjustedPrice: offerPrice }, actor, { isShared });
  return { before: item, item: { ...after, offeredAt: item.offeredAt ?? now }, steps };
}

/** What it costs now; null for a converter that is gone. */
function priceNow(load: LoadRecord, facts: PriceFacts, productId: string) {
  try {
    return priceForLoad(load, facts, productId);
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}

/** An item that goes on waiting, whatever is taken back of it, at another price than the one that is over. */
function waitingAt(item: ItemRecord, was: number, other: OtherPrice): ItemRecord {
  const offer = item.offer && offerAt(item.offer, was, other);
  const changed = { ...item, adjustedPrice: other.price, offer };
  return { ...changed, ...derive(changed) };
}

function offerAt(offer: ItemOffer, was: number, other: OtherPrice): ItemOffer {
  const agreed = offer.agreed && at(offer.agreed, was, other);
  return { ...offer, agreed, answers: offer.answers && at(offer.answers, was, other) };
}

/** A price that is put before the seller now. */
interface OtherPrice {
  price: number;
  now: Date;
}

const at = <T extends EarlierTerms>(terms: T, was: number, { price, now }: OtherPrice): T =>
  terms.adjustedPrice === was ? { ...terms, adjustedPrice: price, offeredAt: now.toISOString() } : terms;
