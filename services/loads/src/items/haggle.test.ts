import type { Session } from '@washcoat/contract-entities';
import {
  itemCounter,
  itemDelete,
  itemEdit,
  itemHistory,
  itemReview,
  itemTakeBack,
  loadAccept,
  loadComplete,
  loadEdit,
  loadMoved,
  loadRequest,
} from '@washcoat/contract-loads';
import { houseAdmin, withoutIds } from '@washcoat/testing';
import { companies, people, Yard } from '../yard.fixture';

const seller: Session = { ...people.subscriber, canSeeUnitPrice: true, canSeeSubtotal: true };

describe('a haggle over the items of a load', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());

  /** A grading session that was accepted, with one line on which both sides agree. */
  const agreed = async () => {
    const asked = await yard.test.call(seller, loadRequest, {});
    const { loadId } = asked.body;
    await yard.test.call(people.buyer, loadAccept, { loadId });
    const { itemId } = (await yard.add(loadId, { quantity: 2 })).body.item;
    expect((await review(seller, { loadId, itemId }, 1)).status).toBe(200);
    return { loadId, itemId };
  };
  type Place = Awaited<ReturnType<typeof agreed>>;
  const itemOf = async ({ loadId, itemId }: Place, session: Session = people.buyer) => {
    const found = (await yard.load(loadId, session)).items.find((item) => item.itemId === itemId);
    if (!found) throw new Error('The item is gone.');
    return found;
  };
  const review = (session: Session, place: Place, status: 1 | 2, version?: number) =>
    yard.test.call(session, itemReview, { ...place, status, version });
  const edit = async (session: Session, place: Place, input: object) =>
    yard.test.call(session, itemEdit, { ...place, version: (await itemOf(place)).version, ...input });
  const counter = async (session: Session, place: Place, input: object) =>
    yard.test.call(session, itemCounter, { ...place, version: (await itemOf(place)).version, ...input });
  const takeBack = (session: Session, place: Place) => yard.test.call(session, itemTakeBack, place);

  it('[LDET-045] [LDET-071] shows both sides a changed price, what it was, who changed it and when, until the other agrees', async () => {
    const place = await agreed();
    expect((await edit(people.buyer, place, { adjustedPrice: 150 })).status).toBe(200);
    for (const session of [people.buyer, seller]) {
      const load = await yard.load(place.loadId, session);
      expect(load).toMatchObject({ unansweredCount: 1, party: session === seller ? 'seller' : 'buyer' });
      expect(load.unanswered).toMatchObject([
        {
          adjustedPrice: 150,
          status: 0,
          offer: {
            party: 'buyer',
            by: session === seller ? '' : 'Maya Ellison',
            isPriceChanged: true,
            from: { adjustedPrice: 172.23, quantity: 2, unit: 1 },
          },
        },
      ]);
    }
    expect((await review(people.otherBuyer, place, 1)).error).toMatchObject({ code: 'OWN_ITEM' });
    expect((await review(seller, place, 1)).status).toBe(200);
    const settled = await itemOf(place);
    expect(settled).toMatchObject({ status: 1, adjustedPrice: 150 });
    expect(settled).not.toHaveProperty('offer');
  });

  it('waits for the buyer when the seller raises a quantity, and leaves the turn alone for a box', async () => {
    const place = await agreed();
    await edit(seller, place, { box: 7 });
    expect(await itemOf(place)).toMatchObject({ status: 1, box: 7 });
    await edit(seller, place, { quantity: 9 });
    expect(await itemOf(place)).toMatchObject({
      status: 0,
      offer: { party: 'seller', from: { quantity: 2 } },
    });
    await edit(people.buyer, place, { box: 8, description: 'Two boxes' });
    expect(await itemOf(place)).toMatchObject({ status: 0, offer: { party: 'seller' } });
    expect((await review(people.buyer, place, 2)).status).toBe(200);
    expect(await itemOf(place)).toMatchObject({ status: 2 });
  });

  it('waits too for what a seller adds to a load that a buyer has taken up', async () => {
    const { loadId } = await agreed();
    const { item } = (await yard.add(loadId, {}, seller)).body;
    expect(item).toMatchObject({ status: 0, offer: { party: 'seller', isPriceChanged: false } });
    expect(item.offer).not.toHaveProperty('from');
    expect((await yard.load(loadId)).unansweredCount).toBe(1);
    expect((await takeBack(seller, { loadId, itemId: item.itemId })).status).toBe(200);
    expect((await yard.load(loadId)).itemCount).toBe(1);
  });

  it('turns round with a counter-offer, also of a seller who may not add, and its price counts once a buyer who may set prices agrees', async () => {
    const place = await agreed();
    const onlySells = { ...seller, canSellerAddToCart: false };
    await edit(people.buyer, place, { adjustedPrice: 150 });
    expect((await counter(people.buyer, place, { adjustedPrice: 140 })).error.code).toBe('OWN_ITEM');
    expect((await counter(onlySells, place, { adjustedPrice: 150 })).error.error).toBe(
      'Ask for another price or quantity, or approve what is offered.',
    );
    const blind = { ...onlySells, canSeeUnitPrice: false };
    expect((await counter(blind, place, { adjustedPrice: 165 })).status).toBe(403);
    expect((await counter(onlySells, place, { adjustedPrice: 165 })).body.item).toMatchObject({
      adjustedPrice: 165,
      status: 0,
      offer: { party: 'seller', by: 'Lee Corner', from: { adjustedPrice: 150 } },
    });
    const plain = houseAdmin({ canOveridePrice: false });
    expect((await review(plain, place, 1)).error).toMatchObject({
      code: 'PRICE_NOT_YOURS',
      error: 'Only somebody who may set prices can agree to what is asked for KT 0334.',
    });
    expect((await counter(plain, place, { quantity: 1, adjustedPrice: 165 })).status).toBe(403);
    expect((await counter(plain, place, { quantity: 1 })).body.item).toMatchObject({
      adjustedPrice: 150,
      quantity: 1,
      offer: { party: 'buyer' },
    });
    expect((await takeBack(plain, place)).status).toBe(200);
    expect(await itemOf(place)).toMatchObject({
      adjustedPrice: 165,
      quantity: 2,
      offer: { party: 'seller' },
    });
    expect((await review(people.buyer, place, 1)).status).toBe(200);
    expect(await itemOf(place)).toMatchObject({ adjustedPrice: 165, status: 1, total: 330 });
  });

  /** A line that a buyer has added to the request of a seller, on which nobody has agreed. */
  const unagreed = async (by: Session = people.buyer) => {
    const { loadId } = (await yard.test.call(seller, loadRequest, {})).body;
    await yard.test.call(people.buyer, loadAccept, { loadId });
    return { loadId, itemId: (await yard.add(loadId, { quantity: 1 }, by)).body.item.itemId };
  };

  it('lets a buyer who may not set prices agree to no price of a seller, whatever is asked and taken back between', async () => {
    const place = await unagreed();
    const plain = houseAdmin({ canOveridePrice: false });
    await counter(seller, place, { adjustedPrice: 500 });
    expect((await review(plain, place, 1)).error.code).toBe('PRICE_NOT_YOURS');
    expect((await counter(plain, place, { quantity: 2 })).body.item).toMatchObject({ adjustedPrice: 172.23 });
    expect((await takeBack(plain, place)).status).toBe(200);
    expect(await itemOf(place)).toMatchObject({ adjustedPrice: 500, offer: { party: 'seller' } });
    expect((await review(plain, place, 1)).error.code).toBe('PRICE_NOT_YOURS');
    expect((await edit(plain, place, { quantity: 3 })).body.item).toMatchObject({ adjustedPrice: 172.23 });
    await takeBack(plain, place);
    await counter(people.buyer, place, { adjustedPrice: 180 });
    await counter(seller, place, { adjustedPrice: 500 });
    await counter(plain, place, { quantity: 4 });
    await takeBack(plain, place);
    expect((await counter(plain, place, { quantity: 5 })).body.item).toMatchObject({ adjustedPrice: 180 });
  });

  it.each([
    ['buyer', people.buyer, seller],
    ['seller', seller, people.buyer],
  ])(
    'leads back step by step to what the %s added, which the other side removes with nothing',
    async (_, adder, other) => {
      const place = await unagreed(adder);
      await counter(other, place, { quantity: 2 });
      await counter(adder, place, { quantity: 3 });
      await takeBack(adder, place);
      expect(await itemOf(place)).toMatchObject({ quantity: 2 });
      expect((await takeBack(other, place)).status).toBe(200);
      expect(await itemOf(place)).toMatchObject({ quantity: 1, status: 0 });
      expect((await takeBack(other, place)).error.code).toBe('NOT_OWN_ITEM');
      expect((await takeBack(adder, place)).status).toBe(200);
      expect((await yard.load(place.loadId)).itemCount).toBe(0);
    },
  );

  it('is taken back by who asked, not by the other side, answered or not', async () => {
    const place = await agreed();
    await edit(people.buyer, place, { adjustedPrice: 150 });
    expect((await takeBack(seller, place)).error.code).toBe('NOT_OWN_ITEM');
    expect((await takeBack(people.otherBuyer, place)).status).toBe(200);
    expect(await itemOf(place)).toMatchObject({ adjustedPrice: 172.23, status: 1, total: 344.46 });
    await edit(people.buyer, place, { adjustedPrice: 150 });
    await review(seller, place, 2);
    expect((await yard.load(place.loadId)).subtotal).toBe(0);
    expect((await takeBack(people.buyer, place)).status).toBe(200);
    expect((await yard.load(place.loadId)).subtotal).toBe(344.46);
  });

  it('lets nobody agree to what he has not seen: two at once', async () => {
    const place = await agreed();
    await edit(people.buyer, place, { adjustedPrice: 150 });
    const { version } = await itemOf(place);
    const both = await Promise.all([
      yard.test.call(people.buyer, itemEdit, { ...place, version, adjustedPrice: 90 }),
      review(seller, place, 1, version),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = both.find(({ status }) => status === 409);
    expect(stale?.error).toMatchObject({ code: 'STALE', current: { itemId: place.itemId } });
    const left = await itemOf(place);
    expect([left.status, left.adjustedPrice]).not.toEqual([1, 90]);
  });

  it('[LDET-077] [LDET-079] holds FINISH ORDER back for the seller and COMPLETE ORDER for both, and says what is open', async () => {
    const place = await agreed();
    const { loadId } = place;
    const finish = (session: Session) => yard.test.call(session, loadComplete, { loadId });
    await edit(people.buyer, place, { adjustedPrice: 150 });
    const waiting = 'KT 0334 waits for an answer of the seller before the order can be finished.';
    expect((await finish(people.buyer)).error).toMatchObject({ code: 'OPEN_ITEMS', error: waiting });
    expect((await finish(seller)).error.error).toBe(waiting);
    await counter(seller, place, { quantity: 3 });
    expect((await finish(seller)).status).toBe(200);
    const complete = await yard.complete(loadId);
    expect([complete.status, complete.error.error]).toEqual([
      409,
      'KT 0334 waits for an answer of the buyer before the order can be completed.',
    ]);
    expect((await review(people.buyer, place, 1)).status).toBe(200);
    expect((await yard.complete(loadId)).status).toBe(200);
    expect((await yard.test.call(people.buyer, itemTakeBack, place)).status).toBe(409);
  });

  it.each([
    ['who may not set prices, at the price of the own side', false, 172.23, 688.92],
    ['who may set prices, at what is asked for', true, 500, 1672.23],
  ])(
    'agrees to what was not bought and is bought after all: a buyer %s',
    async (_, canOveridePrice, price, subtotal) => {
      const place = await agreed();
      await yard.add(place.loadId);
      const [, second] = (await yard.load(place.loadId)).items;
      await review(seller, { ...place, itemId: second?.itemId ?? '' }, 1);
      await edit(people.buyer, place, { adjustedPrice: 150 });
      await counter(seller, place, { adjustedPrice: 500 });
      await counter(people.buyer, place, { adjustedPrice: 172.23 });
      await counter(seller, place, { adjustedPrice: 500, quantity: 3 });
      const plain = houseAdmin({ canOveridePrice });
      await edit(plain, place, { isDidNotBuy: true });
      await yard.test.call(seller, loadComplete, { loadId: place.loadId });
      expect((await yard.complete(place.loadId)).status).toBe(200);
      const amended = await edit(plain, place, { isDidNotBuy: false, isEditInvoice: true });
      expect(amended.body.item).toMatchObject({ adjustedPrice: price, quantity: 3, status: 1 });
      expect(amended.body.item).not.toHaveProperty('offer');
      expect(await yard.load(place.loadId)).toMatchObject({ subtotal });
    },
  );

  it('does not hold an order back for what nobody buys', async () => {
    const place = await agreed();
    await yard.add(place.loadId, { quantity: 5 });
    const [, second] = (await yard.load(place.loadId)).items;
    const unbought = { loadId: place.loadId, itemId: second?.itemId ?? '' };
    await edit(people.buyer, unbought, { isDidNotBuy: true });
    expect((await yard.test.call(seller, loadComplete, { loadId: place.loadId })).status).toBe(200);
    expect((await yard.complete(place.loadId)).status).toBe(200);
  });

  it('is none where the seller never works: what the house changes on its own cart needs no answer', async () => {
    const loadId = await yard.cart();
    const { itemId } = (await yard.add(loadId)).body.item;
    await edit(people.buyer, { loadId, itemId }, { adjustedPrice: 150, quantity: 3 });
    expect(await itemOf({ loadId, itemId })).toMatchObject({ status: 1, adjustedPrice: 150 });
    expect((await yard.complete(loadId)).status).toBe(200);
  });

  it('is rejected by a seller only once a price was offered', async () => {
    const { loadId } = (await yard.test.call(seller, loadRequest, {})).body;
    await yard.test.call(people.buyer, loadAccept, { loadId });
    const { itemId } = (await yard.add(loadId, { quantity: 3 }, seller)).body.item;
    const place = { loadId, itemId };
    expect((await edit(people.otherBuyer, place, { quantity: 2 })).status).toBe(200);
    expect(await itemOf(place, seller)).toMatchObject({ offer: { party: 'buyer', isOffered: false } });
    const early = await review(seller, place, 2);
    expect([early.status, early.error]).toMatchObject([
      409,
      { code: 'NOT_OFFERED', error: 'No price was offered for KT 0334 yet. Wait for the buyer.' },
    ]);
    expect(await itemOf(place)).toMatchObject({ status: 0, quantity: 2 });
    await yard.test.call(people.buyer, loadEdit, { loadId, isOffered: true });
    expect(await itemOf(place, seller)).toMatchObject({ offer: { isOffered: true } });
    expect((await review(seller, place, 2)).status).toBe(200);
  });

  it('begins on a cart of the house once a partner works on it, who is told', async () => {
    const loadId = await yard.cart({ customerId: companies.gulfcoast.companyId });
    const { itemId } = (await yard.add(loadId)).body.item;
    const theirs = (await yard.add(loadId, {}, people.partner)).body.item;
    await review(people.buyer, { loadId, itemId: theirs.itemId }, 1);
    await edit(people.buyer, { loadId, itemId }, { adjustedPrice: 150 });
    const shown = await itemOf({ loadId, itemId }, people.partner);
    expect(shown).toMatchObject({ status: 0, offer: { party: 'buyer', isPriceChanged: true } });
    expect(withoutIds(JSON.stringify(shown))).not.toMatch(/172\.23|150|"adjustedPrice"/);
    const moves = (await yard.test.published(loadMoved)).filter((moved) => moved.loadId === loadId);
    expect(moves.at(-1)).toMatchObject({ move: 'changed', by: { party: 'buyer' } });
  });

  it('is not gone round by deleting and adding: what the house adds waits for a partner who works on its cart, and who is told', async () => {
    const loadId = await yard.cart({ customerId: companies.gulfcoast.companyId });
    const first = (await yard.add(loadId)).body.item;
    expect(first).toMatchObject({ status: 1 });
    await yard.add(loadId, {}, people.partner);
    await yard.test.call(people.buyer, itemDelete, { loadId, itemId: first.itemId });
    const again = (await yard.add(loadId, { adjustedPrice: 90 })).body.item;
    expect(again).toMatchObject({ status: 0, offer: { party: 'buyer' } });
    const moves = (await yard.test.published(loadMoved)).filter((moved) => moved.loadId === loadId);
    expect(moves.at(-1)).toMatchObject({ move: 'changed', by: { party: 'buyer' } });
    expect((await review(people.partner, { loadId, itemId: again.itemId }, 1)).status).toBe(200);
    expect(await itemOf({ loadId, itemId: again.itemId })).toMatchObject({ status: 1, adjustedPrice: 90 });
  });

  it('keeps every step, with prices for those who may see them', async () => {
    const place = await agreed();
    await edit(people.buyer, place, { adjustedPrice: 150 });
    await counter(seller, place, { adjustedPrice: 165 });
    await review(people.buyer, place, 2);
    await takeBack(seller, place);
    await review(seller, place, 1);
    const history = async (session: Session) =>
      (await yard.test.call(session, itemHistory, place)).body.list.map(
        ({ action, by, adjustedPrice, isWaiting }) => [action, by, adjustedPrice, isWaiting],
      );
    expect(await history(people.buyer)).toEqual([
      ['added', 'Maya Ellison', 172.23, true],
      ['approved', 'Lee Corner', 172.23, false],
      ['changed', 'Maya Ellison', 150, true],
      ['changed', 'Lee Corner', 165, true],
      ['rejected', 'Maya Ellison', 165, false],
      ['taken back', 'Lee Corner', 150, true],
      ['approved', 'Lee Corner', 150, false],
    ]);
    const told = (await yard.test.call(seller, itemHistory, place)).body.list;
    expect(told.map(({ by, party }) => [by, party])).toEqual([
      ['', 'buyer'],
      ['Lee Corner', 'seller'],
      ['', 'buyer'],
      ['Lee Corner', 'seller'],
      ['', 'buyer'],
      ['Lee Corner', 'seller'],
      ['Lee Corner', 'seller'],
    ]);
    const blind = await history({ ...seller, canSeeUnitPrice: false });
    expect(blind.map(([, , price]) => price)).toEqual(Array.from({ length: 7 }, () => undefined));
  });

  it('goes on after a line is deleted in the middle of it', async () => {
    const place = await agreed();
    await yard.add(place.loadId);
    await edit(people.buyer, place, { adjustedPrice: 150 });
    expect((await yard.test.call(seller, itemDelete, place)).status).toBe(200);
    expect((await review(seller, place, 1)).status).toBe(404);
    expect((await takeBack(people.buyer, place)).status).toBe(404);
    expect((await yard.load(place.loadId)).unanswered).toHaveLength(1);
  });
});
