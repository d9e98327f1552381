import { itemStatuses } from '@washcoat/contract-loads';
import fc from 'fast-check';
import type { Party } from '../carts/party';
import {
  approved,
  isUnanswered,
  priceOfBuyer,
  rejected,
  takenBack,
  termsBefore,
  termsOf,
  withTerms,
  type Actor,
} from './item-offer';
import { agreedItem } from './item.fixture';
import type { ItemRecord } from './item.model';

const actor = (party: Party): Actor => ({
  party,
  userId: party,
  name: party === 'buyer' ? 'Maya Ellison' : 'Rosa Delgado',
  at: '2026-11-23T10:00:00.000Z',
});
const shared = { isShared: true };
const other = (party: Party): Party => (party === 'buyer' ? 'seller' : 'buyer');
const at = (price: number, party: Party, item: ItemRecord = agreedItem) =>
  withTerms(item, { ...termsOf(item), adjustedPrice: price }, actor(party), shared);

describe('what two sides haggle over', () => {
  it('[LDET-047] waits for the side that did not change it, and says what it was before', () => {
    const asked = at(240, 'buyer');
    expect(asked).toMatchObject({ status: itemStatuses.underReview, changedBy: 'buyer', adjustedPrice: 240 });
    expect(termsBefore(asked)).toMatchObject({ adjustedPrice: 172.23, quantity: 2 });
    expect(asked.offer?.by).toMatchObject({ name: 'Maya Ellison' });
    expect(() => approved(asked, 'buyer')).toThrow('KT 0334 waits for the other party.');
    expect(() => rejected(asked, 'buyer')).toThrow('KT 0334 waits for the other party.');
    expect(approved(asked, 'seller')).toMatchObject({ status: 1, offer: null, adjustedPrice: 240 });
  });

  it('waits for the buyer when a seller raises a quantity', () => {
    const more = { ...termsOf(agreedItem), quantity: 9 };
    const raised = withTerms(agreedItem, more, actor('seller'), shared);
    expect(raised).toMatchObject({ status: 0, changedBy: 'seller', quantity: 9, total: 1550.07 });
    expect(rejected(raised, 'buyer').status).toBe(itemStatuses.rejected);
  });

  it('turns the wait round with a counter-offer, which leads back to what it answers', () => {
    const asked = at(240, 'buyer');
    const countered = at(255, 'seller', asked);
    expect(countered).toMatchObject({ status: 0, changedBy: 'seller', adjustedPrice: 255 });
    expect(termsBefore(countered)).toMatchObject({ adjustedPrice: 240 });
    expect(priceOfBuyer(countered)).toBe(240);
    const better = at(250, 'seller', countered);
    expect(termsBefore(better)).toMatchObject({ adjustedPrice: 240 });
    const back = takenBack(better, 'seller');
    expect(back).toMatchObject({ adjustedPrice: 240, changedBy: 'buyer', status: 0, total: 480 });
    expect(back?.offer?.by.name).toBe('Maya Ellison');
    expect(back && takenBack(back, 'buyer')).toMatchObject({ adjustedPrice: 172.23, status: 1, offer: null });
  });

  it('is agreed again when who had left the terms asks for them, and only then', () => {
    expect(at(172.23, 'buyer', at(240, 'buyer'))).toMatchObject({ status: 1, offer: null });
    expect(at(172.23, 'seller', at(240, 'buyer'))).toMatchObject({ status: 0, changedBy: 'seller' });
  });

  it('goes back to what was agreed on after a rejection too; what was added goes', () => {
    const refused = rejected(at(240, 'buyer'), 'seller');
    expect(() => takenBack(refused, 'seller')).toThrow('was changed by the other side');
    expect(takenBack(refused, 'buyer')).toMatchObject({ adjustedPrice: 172.23, status: 1 });
    const { by } = at(240, 'buyer').offer ?? {};
    const added: ItemRecord = {
      ...agreedItem,
      status: 0,
      offer: { agreed: null, answers: null, by: by ?? actor('buyer') },
    };
    expect(takenBack(added, 'buyer')).toBeNull();
    expect(() => takenBack(agreedItem, 'buyer')).toThrow('KT 0334 is approved already.');
  });

  it('needs no answer where nobody is there to give one, and in an amendment', () => {
    const less = { ...termsOf(agreedItem), adjustedPrice: 1 };
    const alone = withTerms(agreedItem, less, actor('buyer'), { isShared: false });
    expect(alone).toMatchObject({ status: 1, offer: null });
    const amended = withTerms(at(240, 'seller'), less, actor('buyer'), { isShared: true, isAmending: true });
    expect(amended).toMatchObject({ status: 1, offer: null });
    expect(withTerms(agreedItem, termsOf(agreedItem), actor('seller'), shared)).toBe(agreedItem);
  });

  const step = fc.record({
    party: fc.constantFrom<Party>('seller', 'buyer'),
    act: fc.constantFrom('approve', 'reject', 'take back', 'price', 'quantity', 'again'),
    value: fc.constantFrom(0.5, 1, 2, 172.23, 240),
  });
  /** Leads from none of the values to another one, which may be what was agreed on. */
  const UNHEARD_OF = 7;
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
  const attempt = (item: ItemRecord, { party, act, value }: Step): ItemRecord | null | 'refused' => {
    try {
      if (act === 'approve') return approved(item, party);
      if (act === 'reject') return rejected(item, party);
      if (act === 'take back') return takenBack(item, party);
      const terms = termsOf(item);
      const asked = { price: { adjustedPrice: value }, quantity: { quantity: value }, again: {} }[act];
      return withTerms(item, { ...terms, ...asked }, actor(party), shared);
    } catch {
      return 'refused';
    }
  };

  it('never stands still: whatever two people do in whatever order, somebody has a next step', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let item = agreedItem;
        for (const each of steps) {
          const after = attempt(item, each);
          if (after === 'refused' || after === null) continue;
          item = after;
          if (isUnanswered(item)) {
            const answering = other(item.changedBy);
            expect(approved(item, answering).status).toBe(1);
            expect(rejected(item, answering).status).toBe(2);
            expect(at(item.adjustedPrice + UNHEARD_OF, answering, item).changedBy).toBe(answering);
            expect(takenBack(item, item.changedBy)).toMatchObject({ oem: 'KT 0334' });
          }
          if (item.status === 2) {
            expect(takenBack(item, item.changedBy)).toMatchObject({ oem: 'KT 0334' });
            for (const party of ['seller', 'buyer'] as const)
              expect(at(item.adjustedPrice + UNHEARD_OF, party, item).status).toBe(0);
          }
          if (item.status === 1) expect(item.offer).toBeNull();
        }
      }),
      { numRuns: 300 },
    );
  });

  it('agrees to nothing that one side alone has asked for', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 30 }),
        fc.constantFrom<Party>('seller', 'buyer'),
        (steps, one) => {
          let item = agreedItem;
          for (const each of steps) {
            const after = attempt(item, { ...each, party: one });
            if (after !== null && after !== 'refused') item = after;
          }
          const back = item.status === 1 ? item : takenBack(item, one);
          expect(back && termsOf(back)).toEqual(termsOf(agreedItem));
        },
      ),
      { numRuns: 300 },
    );
  });
});
