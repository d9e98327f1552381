import type { Session } from '@washcoat/contract-entities';
import { allows } from '@washcoat/contract-kernel';
import { buildsCarts, isFilledBy, isTakenUpBy, PICTURE_MISSING } from '@washcoat/contract-loads';
import { badInput, conflict, forbidden, Problem } from '@washcoat/service-kit';
import type { LoadAction } from '../carts/load';
import type { LoadRecord } from '../carts/load.model';
import { isAllowedAmendment } from '../carts/load.policy';
import type { Party } from '../carts/party';
import { isUnanswered, itemName, priceOfBuyer } from './item-offer';
import type { ItemRecord } from './item.model';
import type { Disclosure } from './price-disclosure';

/**
 * Who may add, change and remove items: the buyer's staff that builds carts, or has taken this load up as its buyer or
 * video grader, and the seller when both its role and the load allow it (GAP-LDET-11). Throws 403.
 */
export function assertMayEditItems(session: Session, load: LoadRecord, party: Party): void {
  const isAllowed =
    party === 'seller'
      ? session.canSellerAddToCart && load.canSellerAddToCart
      : allows(buildsCarts, session) || isTakenUpBy(load, session);
  if (!isAllowed) throw forbidden();
}

/**
 * Who may change or remove items in the state of the load, and as which action: on a completed order only those who may
 * edit invoices and say so; on a finished one only the buyer. Throws 403 or 409.
 */
export function itemActionFor(
  action: 'editItem' | 'deleteItem',
  {
    session,
    load,
    party,
    isEditInvoice,
  }: { session: Session; load: LoadRecord; party: Party; isEditInvoice: boolean },
): LoadAction {
  if (!isFilledBy(load, session)) throw forbidden();
  if (isAllowedAmendment({ session, load, party, isEditInvoice })) return 'amend';
  assertMayEditItems(session, load, party);
  if (load.type === 3 && party === 'seller') {
    throw conflict('A finished order waits for the buyer; its items stay as they are.', 'ILLEGAL_MOVE');
  }
  return action;
}

/** Only a buyer with canOveridePrice sets the price of a converter. */
export function mayOverridePrice(session: Session, party: Party): boolean {
  return party === 'buyer' && session.canOveridePrice;
}

/** Only a buyer with didNotBuyIndicator marks an item as not bought. Throws 403. */
export function assertMayMarkDidNotBuy(session: Session, party: Party): void {
  if (party !== 'buyer' || !session.didNotBuyIndicator) throw forbidden();
}

/** Items without a converter need canShowOther. Throws 403. */
export function assertMayAddOther(session: Session): void {
  if (!session.canShowOther) throw forbidden();
}

/** Refuses an item without picture when the user must add one. Throws 400. */
export function assertHasPictures(session: Session, loadUrls: readonly string[]): void {
  if (session.isPictureMandatory && !loadUrls.length) {
    throw badInput({ loadUrls: PICTURE_MISSING });
  }
}

/** The price of an item for somebody who names none: a buyer who may not set prices goes on from its own side's. */
export function standingPriceFor(item: ItemRecord, session: Session, party: Party): number {
  return party === 'seller' || mayOverridePrice(session, party) ? item.adjustedPrice : priceOfBuyer(item);
}

/**
 * Refuses another price of whoever may not set one. A buyer who sees the one that stands may send it along; of others it
 * could be found out by trying. Throws 403.
 */
export function assertMaySetPrice(item: ItemRecord, price: number, session: Session, party: Party): void {
  if (mayOverridePrice(session, party)) return;
  if (party === 'buyer' && session.canSeeUnitPrice && price === item.adjustedPrice) return;
  const instead = party === 'seller' ? ' Ask for another one in a counter-offer.' : '';
  const sentence = `You may not set the price of ${itemName(item)}.${instead}`;
  throw new Problem(403, sentence, { code: 'PRICE_NOT_YOURS' });
}

/** A price that the seller asks for is agreed to by a buyer who may set prices. Throws 403. */
export function assertMayAgreeToPrice(item: ItemRecord, session: Session, party: Party): void {
  if (item.adjustedPrice === standingPriceFor(item, session, party)) return;
  throw new Problem(
    403,
    `Only somebody who may set prices can agree to what is asked for ${itemName(item)}.`,
    {
      code: 'PRICE_NOT_YOURS',
    },
  );
}

/** A seller rejects what was put before it, and not what says that it was not offered yet. Throws 409. */
export function assertPriceKnown(item: ItemRecord, isKnown: Disclosure): void {
  if (!isKnown(item))
    throw conflict(`No price was offered for ${itemName(item)} yet. Wait for the buyer.`, 'NOT_OFFERED');
}

/** Refuses an order of which something waits for an answer, by name. Throws 409. */
export function assertAnswered(items: readonly ItemRecord[], what: 'finished' | 'completed'): void {
  const open = items.filter(isUnanswered);
  const [first] = open;
  if (!first) return;
  const named = open.slice(0, 3).map(itemName).join(', ');
  const rest = open.length > 3 ? ` and ${open.length - 3} more` : '';
  const sides = new Set(open.map(({ changedBy }) => changedBy));
  const whose = sides.size > 1 ? 'both sides' : first.changedBy === 'buyer' ? 'the seller' : 'the buyer';
  const wait = open.length > 1 ? 'wait' : 'waits';
  throw conflict(
    `${named}${rest} ${wait} for an answer of ${whose} before the order can be ${what}.`,
    'OPEN_ITEMS',
  );
}
