import type { Session } from '@washcoat/contract-entities';
import { PAYING_HIERARCHY, type PriceSight } from '@washcoat/contract-kernel';
import { itemStatuses, type LoadItem } from '@washcoat/contract-loads';
import { catAlert } from './item';
import { termsBefore, termsOf, type Terms } from './item-offer';
import type { ItemRecord } from './item.model';
import { baseSight, earlierSight, itemSight, type Disclosure } from './price-disclosure';

/**
 * An item as `session` may see it: without canSeeUnitPrice, and for hierarchy 2 before its price was disclosed, there is
 * no price and no total in it (GAP-LDET-09), and of another price that was offered only that one; without
 * canViewMarkForTest no mark for a test.
 */
export function presentItem(item: ItemRecord, session: Session, isKnown: Disclosure): LoadItem {
  const { basePrice, adjustedPrice, total } = item;
  const sight = itemSight(item, session, isKnown);
  // Whoever may not see the mark sees it as none, and no alert because of it.
  const isMarkForTest = item.isMarkForTest && session.canViewMarkForTest;
  return {
    itemId: item.itemId,
    loadId: item.loadId,
    productId: item.productId,
    oem: item.oem,
    description: item.description,
    type: item.group,
    quantity: item.quantity,
    unit: item.unit,
    finalQty: item.finalQty,
    finalUnit: item.finalUnit,
    box: item.box,
    ...(baseSight(item, session, isKnown).unit ? { basePrice, pricedDate: pricedDateOf(item) } : {}),
    ...(sight.unit ? { adjustedPrice, total } : {}),
    status: item.status,
    ...presentOffer(item, session, isKnown),
    isDidNotBuy: item.isDidNotBuy,
    isMarkForTest,
    catAlert: catAlert({
      ...item,
      isMarkForTest,
      listedPrice: seesListedPrice(session, sight) ? item.listedPrice : null,
    }),
    url: item.url,
    urls: item.url ? [item.url] : [],
    loadUrls: item.loadUrls,
    userId: item.userId,
    createdDate: item.createdAt.toISOString(),
    updatedDate: item.updatedAt.toISOString(),
    version: item.version,
  };
}

const pricedDateOf = ({ pricedAt, createdAt }: ItemRecord) => (pricedAt ?? createdAt).toISOString();

/** Who sets a price and is told whether it is far above the listed one finds that out by trying; so does who asks for one. */
const seesListedPrice = ({ hierarchy }: Session, { catalogue, unit }: PriceSight) =>
  hierarchy !== PAYING_HIERARCHY && catalogue && unit;

/**
 * What is asked for and not agreed on: who has changed what it was before. Of a hidden price, that it was changed; of a
 * hidden name, the side.
 */
function presentOffer(item: ItemRecord, session: Session, isKnown: Disclosure): Pick<LoadItem, 'offer'> {
  if (item.status === itemStatuses.approved) return {};
  const { changedBy, offer, updatedAt, adjustedPrice } = item;
  const before = termsBefore(item);
  const { names } = itemSight(item, session, isKnown);
  return {
    offer: {
      party: changedBy,
      by: offer && (names || offer.by.userId === session.userId) ? offer.by.name : '',
      at: offer?.by.at ?? updatedAt.toISOString(),
      isPriceChanged: before !== null && before.adjustedPrice !== adjustedPrice,
      isOffered: isKnown(item),
      ...(before ? { from: shownTerms(before, earlierSight(item, before, session, isKnown)) } : {}),
    },
  };
}

function shownTerms(terms: Terms, sight: PriceSight) {
  const { adjustedPrice, ...counts } = termsOf(terms);
  return { ...counts, ...(sight.unit ? { adjustedPrice } : {}) };
}
