import type { Session } from '@washcoat/contract-entities';
import { allows } from '@washcoat/contract-kernel';
import { buildsCarts, isBoughtBy } from '@washcoat/contract-loads';
import { forbidden, Problem } from '@washcoat/service-kit';
import { IllegalMove } from './load';
import type { LoadRecord } from './load.model';
import { partyOf, type Party } from './party';

/** Refuses whoever is not on the buyer's side. Throws 403. */
export function assertMayBuy(party: Party): void {
  if (party !== 'buyer') throw forbidden();
}

/** Refuses whoever is not on the seller's side. Throws 403. */
export function assertMaySell(party: Party): void {
  if (party !== 'seller') throw forbidden();
}

/** Only the buyer completes an order: who builds carts, or who accepted it and buys it. Throws 403. */
export function assertMayComplete(session: Session, load: LoadRecord): void {
  assertMayBuy(partyOf(load, session));
  if (!allows(buildsCarts, session) && !isBoughtBy(load, session)) throw forbidden();
}

/** Who signs and finishes an order: the seller, and for it whoever buys the load (GAP-LDET-06). Throws 403. */
export function assertMayFinish(session: Session, load: LoadRecord): void {
  if (allows(buildsCarts, session) || session.hierarchy === 2) return;
  if (partyOf(load, session) !== 'buyer' || !isBoughtBy(load, session)) throw forbidden();
}

/** Only hierarchy 1 sees the open carts of all franchises. Throws 403. */
export function assertMayListFranchises(session: Session): void {
  if (session.hierarchy !== 1) throw forbidden();
}

/**
 * Whether a change is an amendment of a completed order. On one it must be: said so with isEditInvoice (else 409), by a
 * buyer who may edit invoices (else 403).
 */
export function isAllowedAmendment({
  session,
  load,
  party,
  isEditInvoice,
}: {
  session: Session;
  load: LoadRecord;
  party: Party;
  isEditInvoice: boolean;
}): boolean {
  if (load.type !== 4) return false;
  if (!isEditInvoice) throw new IllegalMove(load, 'edit');
  if (party !== 'buyer' || !session.canEditInvoice) throw forbidden();
  return true;
}

/**
 * Refuses whoever may not set this discount. Only a buyer sets one, and only who sees it (canSeeMarkup): blindly one
 * would write over what one does not know, or find it out by trying. canAddMarkup gives markups and mark-downs;
 * canAddMarkDownOnly allows a minus only and wins when both are set (GAP-LDET-10). Throws 403.
 */
export function assertMaySetDiscount(session: Session, party: Party, discount: number): void {
  assertMayBuy(party);
  if (!session.canSeeMarkup)
    throw refusedDiscount('You may not see the discount of a load, so you may not set it.');
  if (!session.canAddMarkup && !session.canAddMarkDownOnly)
    throw refusedDiscount('You may neither mark a load up nor down.');
  if (session.canAddMarkDownOnly && discount > 0)
    throw new Problem(403, 'You may only mark down.', { code: 'MARK_DOWN_ONLY' });
}

const refusedDiscount = (sentence: string) => new Problem(403, sentence, { code: 'FORBIDDEN' });

/** Only the buyer's staff with canVerifyLoad marks a load as looked over (GAP-LDET-08). Throws 403. */
export function assertMayVerify(session: Session, party: Party): void {
  assertMayBuy(party);
  if (!session.canVerifyLoad) throw forbidden();
}

/** Whether the user is a grader: limited house staff that accepts requests. */
export function isGrader(session: Pick<Session, 'hierarchy' | 'canAcceptLoadRequest'>): boolean {
  return session.hierarchy !== 1 && session.hierarchy !== 10 && session.canAcceptLoadRequest;
}
