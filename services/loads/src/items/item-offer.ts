import { itemStatuses } from '@washcoat/contract-loads';
import { conflict, Problem } from '@washcoat/service-kit';
import type { Party } from '../carts/party';
import { derive } from './item';
import type { ItemRecord } from './item.model';

/** What the two sides of a load haggle over. */
export type Terms = Pick<ItemRecord, 'quantity' | 'unit' | 'adjustedPrice'>;

/** Terms that others took the place of, and when the buyer's side had put their price before the seller (ISO), if it had. */
export interface EarlierTerms extends Terms {
  offeredAt?: string | null;
}

/** Who asked for something, and when (ISO). */
export interface OfferedBy {
  userId: string;
  name: string;
  at: string;
}

/** An offer that another one answers; it comes back when that one is taken back. */
export interface AnsweredOffer extends EarlierTerms {
  status: 0 | 2;
  party: Party;
  by: OfferedBy;
  /** The offer that this one answers in its turn; absent in what was asked for before that was kept. */
  answers?: AnsweredOffer | null;
}

/** What is known of an item that its sides have not agreed on: the terms in force before, and whose turn it was. */
export interface ItemOffer {
  /** Null for an item that was added and never agreed on. */
  agreed: EarlierTerms | null;
  /** The other side's offer that the present terms answer. */
  answers: AnsweredOffer | null;
  by: OfferedBy;
}

/** Somebody who acts for one side. */
export interface Actor extends OfferedBy {
  party: Party;
}

/** How an item is changed. */
export interface Changing {
  /** Whether the other side takes part in it. */
  isShared: boolean;
  /** Whether that is an amendment of a completed order. */
  isAmending?: boolean;
  /** Whether whoever changes it agrees to what is asked for as well. */
  isSettled?: boolean;
}

export const termsOf = ({ quantity, unit, adjustedPrice }: Terms): Terms => ({
  quantity,
  unit,
  adjustedPrice,
});

/** The terms that the present ones would change; null for an item that is new. */
export function termsBefore({ offer }: Pick<ItemRecord, 'offer'>): EarlierTerms | null {
  return offer?.answers ?? offer?.agreed ?? null;
}

/**
 * An item with other terms. When the other side takes part in it, it waits for that side; an offer of that side is
 * answered by it, so that the wait turns round. The terms that were agreed on, asked for again by who had left them,
 * need no answer, and neither does an amendment of a completed order; what one settles counts with the same terms too.
 */
export function withTerms(
  item: ItemRecord,
  terms: Terms,
  actor: Actor,
  { isShared, isAmending = false, isSettled = false }: Changing,
): ItemRecord {
  const changed = { ...item, ...terms };
  const changedItem = { ...changed, ...derive(changed), changedBy: actor.party };
  if (areSame(item, changedItem) && !isSettled) return item;
  const isOpen = item.status !== itemStatuses.approved;
  const isOwn = isOpen && item.changedBy === actor.party;
  const waits = !isAmending && (isShared || (isOpen && !isOwn));
  const agreed = isOpen ? (item.offer?.agreed ?? null) : earlierTermsOf(item);
  const answers = isOwn ? (item.offer?.answers ?? null) : isOpen ? answered(item) : null;
  const isAsBefore = isOwn && !answers && agreed !== null && areSame(agreed, changedItem);
  if (!waits || isAsBefore) return { ...changedItem, status: itemStatuses.approved, offer: null };
  const { userId, name, at } = actor;
  return {
    ...changedItem,
    status: itemStatuses.underReview,
    offer: { agreed, answers, by: { userId, name, at } },
  };
}

/** The item as the other side agrees to it. Throws 409 when it does not wait for `party`. */
export function approved(item: ItemRecord, party: Party): ItemRecord {
  assertWaitsFor(item, party);
  return { ...item, status: itemStatuses.approved, offer: null };
}

/** The item as the other side will not have it. Throws 409 when it does not wait for `party`. */
export function rejected(item: ItemRecord, party: Party): ItemRecord {
  assertWaitsFor(item, party);
  return { ...item, status: itemStatuses.rejected };
}

/**
 * The item as it was before its side asked for what it has now, whether the other side has rejected it or not answered:
 * with the offer that it answered, or the terms that were agreed on, whose price is offered if it was. Null for one that
 * it had added itself.
 *
 * @throws 409 when there is nothing that `party` could take back
 */
export function takenBack(item: ItemRecord, party: Party): ItemRecord | null {
  const name = itemName(item);
  if (item.status === itemStatuses.approved)
    throw new Problem(409, `${name} is approved already.`, { code: 'NOT_UNDER_REVIEW' });
  if (item.changedBy !== party)
    throw conflict(`${name} was changed by the other side, which alone can take that back.`, 'NOT_OWN_ITEM');
  const { offer } = item;
  if (offer?.answers) {
    const { status, party: offeredBy, by, answers = null } = offer.answers;
    const before = { ...item, ...restored(item, offer.answers), status, changedBy: offeredBy };
    return { ...before, ...derive(before), offer: { agreed: offer.agreed, answers, by } };
  }
  if (offer?.agreed) {
    const before = { ...item, ...restored(item, offer.agreed), status: itemStatuses.approved, offer: null };
    return { ...before, ...derive(before) };
  }
  if (offer || item.version === 1) return null;
  throw conflict(`What ${name} was before is not known any more. Change it, or delete it.`, 'NOT_KNOWN');
}

/**
 * The price that the buyer's side stands by: not the one that a seller asks for, but its own last one, else the one
 * agreed on, else the one at which the seller's item was added.
 */
export function priceOfBuyer(item: ItemRecord): number {
  const { status, changedBy, offer, adjustedPrice } = item;
  if (!offer || status === itemStatuses.approved || changedBy === 'buyer') return adjustedPrice;
  return priceOfBuyerBefore(item, offer.answers);
}

/**
 * When the buyer's side put a price before the seller, as far as the item has it still; null for one that it never did. What
 * a seller asks for is no offer, whatever it comes to: else the price of an item could be found out by asking for others.
 */
export function whenOffered(item: ItemRecord, price: number): Date | null {
  const { adjustedPrice, offeredAt, offer } = item;
  if (offeredAt && adjustedPrice === price && priceOfBuyer(item) === price) return offeredAt;
  const answered = answeredIn(offer?.answers).filter(
    ({ party, answers }) => party === 'buyer' || priceOfBuyerBefore(item, answers) === price,
  );
  const earlier = [offer?.agreed, ...answered].find(
    (terms) => terms?.offeredAt && terms.adjustedPrice === price,
  );
  return earlier?.offeredAt ? new Date(earlier.offeredAt) : null;
}

/** The same of terms from before, which know it themselves. */
export function whenOfferedBefore(item: ItemRecord, { offeredAt, adjustedPrice }: EarlierTerms): Date | null {
  return offeredAt ? new Date(offeredAt) : whenOffered(item, adjustedPrice);
}

/** Whether an item that counts waits for an answer. */
export function isUnanswered({ status, isDidNotBuy }: Pick<ItemRecord, 'status' | 'isDidNotBuy'>): boolean {
  return status === itemStatuses.underReview && !isDidNotBuy;
}

/** Whether `after` is bought after all, while its sides have not agreed on it. */
export function isBoughtAfterAll(before: ItemRecord, after: ItemRecord): boolean {
  return before.isDidNotBuy && !after.isDidNotBuy && before.status !== itemStatuses.approved;
}

/** What people call an item. */
export const itemName = ({ oem, description }: Pick<ItemRecord, 'oem' | 'description'>): string =>
  oem || description;

/** Refuses an answer of `party` to an item that does not wait for it. Throws 409. */
export function assertWaitsFor(item: ItemRecord, party: Party): void {
  const name = itemName(item);
  if (item.status !== itemStatuses.underReview) {
    const state = item.status === itemStatuses.approved ? 'approved' : 'rejected';
    throw new Problem(409, `${name} is ${state} already.`, { code: 'NOT_UNDER_REVIEW' });
  }
  if (item.changedBy === party) throw conflict(`${name} waits for the other party.`, 'OWN_ITEM');
}

function lastOfBuyer(offer: AnsweredOffer | null | undefined): AnsweredOffer | null {
  return !offer || offer.party === 'buyer' ? (offer ?? null) : lastOfBuyer(offer.answers);
}

function priceOfBuyerBefore({ offer, basePrice }: ItemRecord, answers: AnsweredOffer | null | undefined) {
  return (lastOfBuyer(answers) ?? offer?.agreed)?.adjustedPrice ?? basePrice;
}

/** An offer and those that it answers, the last one first. */
function answeredIn(offer: AnsweredOffer | null | undefined): AnsweredOffer[] {
  return offer ? [offer, ...answeredIn(offer.answers)] : [];
}

const earlierTermsOf = (item: ItemRecord): EarlierTerms => ({
  ...termsOf(item),
  offeredAt: item.offeredAt?.toISOString() ?? null,
});

const restored = (item: ItemRecord, terms: EarlierTerms) => ({
  ...termsOf(terms),
  offeredAt: whenOfferedBefore(item, terms),
});

/** Whether the terms are the same. */
export function areSame(one: Terms, other: Terms): boolean {
  return (
    one.quantity === other.quantity && one.unit === other.unit && one.adjustedPrice === other.adjustedPrice
  );
}

function answered(item: ItemRecord): AnsweredOffer {
  const by = item.offer?.by ?? { userId: item.userId, name: '', at: item.updatedAt.toISOString() };
  return {
    ...earlierTermsOf(item),
    status: item.status === itemStatuses.rejected ? itemStatuses.rejected : itemStatuses.underReview,
    party: item.changedBy,
    by,
    answers: item.offer?.answers ?? null,
  };
}
