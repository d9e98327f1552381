import type { Session } from '@washcoat/contract-entities';
import { badInput, conflict, forbidden, Problem } from '@washcoat/service-kit';
import type { LoadAction } from '../carts/load';
import type { LoadRecord } from '../carts/load.model';
import { mayAmend } from '../carts/load.policy';
import type { Party } from '../carts/party';
import type { ItemRecord } from './item.model';

/**
 * Who may add, change and remove items: the buyer's staff, and the seller when both its role and the load allow it
 * (GAP-LDET-11). Throws 403.
 */
export function mustBuildItems(session: Session, load: LoadRecord, party: Party): void {
  const isAllowed =
    party === 'seller'
      ? session.canSellerAddToCart && load.canSellerAddToCart
      : session.canBuildCart || session.hierarchy === 10;
  if (!isAllowed) throw forbidden();
}

/**
 * Who may change or remove items in the state of the load, and as which action: on a completed order only those who may
 * edit invoices and say so; on a finished one only the buyer. Throws 403 or 409.
 */
export function itemAction(
  action: 'editItem' | 'deleteItem',
  {
    session,
    load,
    party,
    isEditInvoice,
  }: { session: Session; load: LoadRecord; party: Party; isEditInvoice: boolean },
): LoadAction {
  if (mayAmend({ session, load, party, isEditInvoice })) return 'amend';
  mustBuildItems(session, load, party);
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
export function mustMarkDidNotBuy(session: Session, party: Party): void {
  if (party !== 'buyer' || !session.didNotBuyIndicator) throw forbidden();
}

/** Items without a converter need canShowOther. Throws 403. */
export function mustShowOther(session: Session): void {
  if (!session.canShowOther) throw forbidden();
}

/** Refuses an item without picture when the user must add one. Throws 400. */
export function mustHavePictures(session: Session, loadUrls: readonly string[]): void {
  if (session.isPictureMandatory && !loadUrls.length) {
    throw badInput({ loadUrls: 'Please upload atleast one image' });
  }
}

/** Only the other party reviews an item, and only while it is under review. Throws 409. */
export function mustReview(item: ItemRecord, party: Party): void {
  const name = item.oem || item.description;
  if (item.status !== 0) {
    const state = item.status === 1 ? 'approved' : 'rejected';
    throw new Problem(409, `${name} is ${state} already.`, { code: 'NOT_UNDER_REVIEW' });
  }
  if (item.changedBy === party) throw conflict(`${name} waits for the other party.`, 'OWN_ITEM');
}
