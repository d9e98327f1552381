import type { Session } from '@washcoat/contract-entities';
import { itemStatuses } from '@washcoat/contract-loads';
import { isBought } from '@washcoat/metals';
import { houseAdmin, testSession } from '@washcoat/testing';
import fc from 'fast-check';
import type { Party } from '../carts/party';
import { agreedItem } from './item.fixture';
import {
  approved,
  isBoughtAfterAll,
  isUnanswered,
  assertWaitsFor,
  rejected,
  takenBack,
  withTerms,
  type Actor,
  type Terms,
} from './item-offer';
import { mayOverridePrice, assertMayAgreeToPrice, standingPriceFor } from './item.policy';
import type { ItemRecord } from './item.model';

const sessions: Record<Who, Session> = {
  seller: testSession({ hierarchy: 2 }),
  limited: houseAdmin({ canOveridePrice: false }),
  buyer: houseAdmin({ canOveridePrice: true }),
};
type Who = 'seller' | 'limited' | 'buyer';

const BASE = agreedItem.basePrice;
const ASKED_BY_SELLER = [500, 600];
const SET_BY_BUYER = [90, 240];

const step = fc.record({
  who: fc.constantFrom<Who>('seller', 'limited', 'buyer'),
  act: fc.constantFrom(
    'approve',
    'reject',
    'counter',
    'counter',
    'edit',
    'take back',
    'did not buy',
    'delete and add',
    'complete',
  ),
  price: fc.option(fc.nat({ max: 1 }), { nil: undefined }),
  quantity: fc.constantFrom(1, 2, 3),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** An item that two sides haggle over, as the use cases let them, and the prices that the buyer's side stood by. */
class Walk {
  isGone = false;
  isCompleted = false;
  stoodBy: Set<number>;

  constructor(
    public item: ItemRecord,
    public adder: Party,
  ) {
    this.stoodBy = new Set([BASE, item.adjustedPrice]);
  }

  go(step: Step): void {
    const party: Party = step.who === 'seller' ? 'seller' : 'buyer';
    try {
      this.take(step, party);
    } catch (error) {
      if (!(error instanceof Error) || !('status' in error)) throw error;
    }
  }

  private take({ who, act, ...asked }: Step, party: Party): void {
    const session = sessions[who];
    if (act === 'complete') {
      this.isCompleted ||= !isUnanswered(this.item);
    } else if (this.isCompleted) {
      if (party === 'buyer') this.change(act, { session, party, ...asked });
    } else if (act === 'approve') {
      const after = approved(this.item, party);
      assertMayAgreeToPrice(this.item, session, party);
      this.stands(session, party);
      this.item = after;
    } else if (act === 'reject') this.item = rejected(this.item, party);
    else if (act === 'take back') this.takeBack(party);
    else if (act === 'delete and add') this.addAgain(session, party, asked.price);
    else this.change(act, { session, party, ...asked });
  }

  private takeBack(party: Party): void {
    const before = takenBack(this.item, party);
    if (before) this.item = before;
    else {
      expect(party).toBe(this.adder);
      this.isGone = true;
    }
  }

  private addAgain(session: Session, party: Party, price: number | undefined): void {
    const named = mayOverridePrice(session, party) && price !== undefined ? SET_BY_BUYER[price] : undefined;
    this.item = added(party, named ?? BASE);
    this.adder = party;
    this.stoodBy = new Set([BASE, this.item.adjustedPrice]);
  }

  private change(act: string, { session, party, price, quantity }: Asking): void {
    const { item } = this;
    const isMarked = act === 'did not buy' && party === 'buyer';
    if (act === 'counter') assertWaitsFor(item, party);
    const maySet = mayOverridePrice(session, party) || (party === 'seller' && act === 'counter');
    const prices = party === 'seller' ? ASKED_BY_SELLER : SET_BY_BUYER;
    const named = maySet && price !== undefined && !isMarked ? prices[price] : undefined;
    const marked = isMarked ? { ...item, isDidNotBuy: !item.isDidNotBuy } : item;
    const isSettled = this.isCompleted && isBoughtAfterAll(item, marked);
    const isKept = !isSettled && act !== 'counter' && (isMarked || quantity === item.quantity);
    const terms: Terms = {
      quantity: isMarked ? item.quantity : quantity,
      unit: item.unit,
      adjustedPrice: named ?? (isKept ? item.adjustedPrice : standingPriceFor(item, session, party)),
    };
    const isAmending = this.isCompleted;
    this.item = withTerms(marked, terms, actor(party), { isShared: true, isAmending, isSettled });
    if (this.item !== marked) this.stands(session, party);
  }

  /** Somebody who may set prices stands by the one that he leaves or agrees to. */
  private stands(session: Session, party: Party): void {
    if (mayOverridePrice(session, party)) this.stoodBy.add(this.item.adjustedPrice);
  }
}

interface Asking {
  session: Session;
  party: Party;
  price: number | undefined;
  quantity: number;
}

const actor = (party: Party): Actor => ({
  party,
  userId: party,
  name: party,
  at: '2026-11-23T10:00:00.000Z',
});

/** The item as `adder` has added it, which waits for the other side. */
const added = (adder: Party, adjustedPrice: number): ItemRecord => {
  const { party: changedBy, ...by } = actor(adder);
  return { ...agreedItem, adjustedPrice, changedBy, status: 0, offer: { agreed: null, answers: null, by } };
};

const walks = fc
  .tuple(
    fc.constantFrom(
      () => new Walk(agreedItem, 'buyer'),
      () => new Walk(added('buyer', 100), 'buyer'),
      () => new Walk(added('seller', BASE), 'seller'),
    ),
    fc.array(step, { maxLength: 30 }),
  )
  .map(([begin, steps]) => ({ begin, steps }));

describe('a haggle of a seller, a buyer who may set prices and one who may not', () => {
  it('never ends in a price that nobody who may set prices stood by, and what is taken back is the own addition', () => {
    fc.assert(
      fc.property(walks, ({ begin, steps }) => {
        const walk = begin();
        for (const each of steps) {
          if (walk.isGone) return;
          walk.go(each);
          const { item } = walk;
          if (item.status === itemStatuses.approved) {
            expect([...walk.stoodBy]).toContain(item.adjustedPrice);
            expect(item.offer).toBeNull();
          }
          if (walk.isCompleted && isBought(item)) expect(item.status).toBe(itemStatuses.approved);
        }
      }),
      { numRuns: 800 },
    );
  });
});
