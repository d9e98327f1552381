import { lookupDone } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { calendarDay } from '@washcoat/contract-kernel';
import {
  itemCounter,
  itemEdit,
  itemHistory,
  itemList,
  itemPrice,
  itemReview,
  itemTakeBack,
  loadAccept,
  loadEdit,
  loadFinished,
  loadRequest,
  loadTimeline,
} from '@washcoat/contract-loads';
import { testSession } from '@washcoat/testing';
import { companies, people, products, Yard } from '../yard.fixture';

const seeing = { canSeeUnitPrice: true, canSeeSubtotal: true, canSeeMarkup: true, canShowPricing: true };
/** Prices of converter A for Corner in Atlanta, in every form in which an answer could carry them. */
const price = /172\.23|187\.15|344\.46/;

describe('prices that a subscriber did not pay for', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());

  const newSubscriber = () =>
    testSession({
      ...seeing,
      hierarchy: 2,
      companyId: companies.corner.companyId,
      parentCompanyId: companies.corner.parentCompanyId,
      canSellerAddToCart: true,
      canBuildCart: true,
    });
  const request = async (session: Session, isRequestFromGradingSession = false) => {
    const { status, body } = await yard.test.call(session, loadRequest, { isRequestFromGradingSession });
    expect(status).toBe(200);
    return body.loadId;
  };
  const dayOf = (moment: Date) => calendarDay(moment, yard.test.platform.timezone);
  const lookUp = (
    session: Session,
    at = new Date(),
    productId: string = products.a.productId,
    day: string | null = dayOf(at),
  ) =>
    yard.test.deliver(lookupDone, {
      ...lookupDone.example,
      day: day ?? undefined,
      productId,
      userId: session.userId,
      companyId: companies.corner.companyId,
      at: at.toISOString(),
    });
  /** Everything that a seller can ask of its load, as bytes. */
  const read = async (session: Session, loadId: string, itemId: string) => {
    const answers = await Promise.all([
      yard.load(loadId, session),
      yard.test.call(session, itemList, { loadId }),
      yard.test.call(session, itemPrice, { loadId, itemId }),
      yard.test.call(session, itemEdit, { loadId, itemId, version: 99, quantity: 2 }),
    ]);
    return JSON.stringify(answers);
  };

  it('reach them on no way: adding, reading, editing, a stale edit, an explanation, totals', async () => {
    const session = newSubscriber();
    for (const isGrading of [false, true]) {
      const loadId = await request(session, isGrading);
      const added = await yard.add(loadId, { basePrice: 1, adjustedPrice: 1, quantity: 2 }, session);
      expect(added.status).toBe(200);
      const { itemId } = added.body.item;
      const edited = await yard.edit({ loadId, itemId, version: 1, quantity: 1 }, session);
      expect(edited.status).toBe(200);
      const bytes = JSON.stringify([added, edited]) + (await read(session, loadId, itemId));
      expect(bytes).not.toMatch(price);
      expect(bytes).not.toMatch(
        /"(basePrice|adjustedPrice|total|subtotal|grandtotal|discountAmount|ceramicValue)"/,
      );
      expect((await yard.test.call(session, itemPrice, { loadId, itemId })).status).toBe(403);
      expect((await yard.load(loadId)).items[0]).toMatchObject({ basePrice: 172.23, total: 172.23 });
    }
  });

  it('are there on the day of a paid lookup, for who paid and for that converter only', async () => {
    const session = newSubscriber();
    const loadId = await request(session);
    const { itemId } = (await yard.add(loadId, {}, session)).body.item;
    await lookUp(newSubscriber());
    await lookUp(session, new Date(), products.b.productId);
    await lookUp(session, new Date(Date.now() - 25 * 3_600_000));
    await lookUp(session, new Date(Date.now() + 25 * 3_600_000));
    expect(await read(session, loadId, itemId)).not.toMatch(price);
    await lookUp(session);
    expect((await yard.load(loadId, session)).items[0]).toMatchObject({ basePrice: 172.23, total: 172.23 });
    expect(await yard.load(loadId, session)).toMatchObject({ subtotal: 172.23, grandtotal: 172.23 });
    expect((await yard.test.call(session, itemPrice, { loadId, itemId })).body).toMatchObject({
      basePrice: 172.23,
    });
    const another = await yard.add(loadId, { productId: products.c.productId }, session);
    expect(another.body.item).not.toHaveProperty('basePrice');
    const mixed = await yard.load(loadId, session);
    expect(mixed).not.toHaveProperty('subtotal');
    expect(mixed.invoioceItemDetails).not.toHaveProperty('ceramicValue');
    expect(mixed.items.map((item) => 'basePrice' in item)).toEqual([true, false]);
  });

  it('stay unknown in its history and in the timeline once others were offered, but to who paid', async () => {
    const session = newSubscriber();
    const loadId = await request(session);
    const { itemId } = (await yard.add(loadId, {}, session)).body.item;
    const buyer = { ...people.buyer, canOveridePrice: true };
    expect((await yard.edit({ loadId, itemId, version: 1, adjustedPrice: 150 }, buyer)).status).toBe(200);
    const told = async () => [
      JSON.stringify((await yard.test.call(session, itemHistory, { loadId, itemId })).body),
      JSON.stringify((await yard.test.call(session, loadTimeline, { loadId, count: 100 })).body),
    ];
    for (const bytes of await told()) {
      expect(bytes).not.toMatch(price);
      expect(bytes).toContain('"adjustedPrice":150');
    }
    await lookUp(session);
    for (const bytes of await told()) expect(bytes).toContain('"adjustedPrice":172.23');
  });

  it('[LDET-043] are not told by an offer of another price, by what follows from it or by taking it back, but to who paid', async () => {
    const session = newSubscriber();
    const buyer = { ...people.buyer, canOveridePrice: true };
    for (const isGrading of [false, true]) {
      const loadId = await request(session, isGrading);
      if (isGrading) await yard.test.call(buyer, loadAccept, { loadId });
      const { itemId } = (await yard.add(loadId, {}, session)).body.item;
      const place = { loadId, itemId };
      const told = async () =>
        (await read(session, loadId, itemId)) +
        JSON.stringify(await yard.test.call(session, itemHistory, place)) +
        JSON.stringify(await yard.test.call(session, loadTimeline, { loadId, count: 100 }));
      const offer = isGrading ? itemCounter : itemEdit;
      const offered = await yard.test.call(buyer, offer, { ...place, version: 1, adjustedPrice: 1 });
      expect(offered.status).toBe(200);
      const shown = (await yard.load(loadId, session)).items[0];
      expect(shown).toMatchObject({ adjustedPrice: 1, total: 1 });
      expect([shown?.basePrice, shown?.pricedDate]).toEqual([undefined, undefined]);
      expect(shown?.offer?.from).toEqual({ quantity: 1, unit: 1 });
      expect(await yard.load(loadId, session)).toMatchObject({ subtotal: 1 });
      expect((await yard.test.call(session, itemPrice, place)).status).toBe(403);
      const asked = await yard.test.call(session, itemCounter, {
        ...place,
        version: 2,
        adjustedPrice: 2,
      });
      expect([asked.status, asked.body.item.basePrice]).toEqual([200, undefined]);
      expect((await yard.test.call(session, itemTakeBack, place)).status).toBe(200);
      expect((await yard.test.call(buyer, itemTakeBack, place)).status).toBe(200);
      expect((await yard.load(loadId)).items[0]).toMatchObject({ adjustedPrice: 172.23 });
      expect(await told()).not.toMatch(price);
    }
  });

  it('are not found out by asking for one price after another', async () => {
    const session = newSubscriber();
    const loadId = await request(session, true);
    await yard.test.call(people.buyer, loadAccept, { loadId });
    const { itemId } = (await yard.add(loadId, {}, session)).body.item;
    const place = { loadId, itemId };
    await yard.test.call(people.buyer, itemCounter, { ...place, version: 1, adjustedPrice: 1 });
    const guess = async (adjustedPrice: number) => {
      const { version: read } = (await yard.load(loadId)).items[0] ?? {};
      const { body } = await yard.test.call(session, itemCounter, { ...place, version: read, adjustedPrice });
      await yard.test.call(session, itemTakeBack, place);
      const {
        itemId: _,
        version: __,
        updatedDate: ___,
        adjustedPrice: asked,
        total,
        offer,
        ...told
      } = body.item;
      expect([asked, total, offer?.from?.adjustedPrice]).toEqual([adjustedPrice, adjustedPrice, 1]);
      return told;
    };
    expect(await guess(172.23)).toEqual(await guess(172.22));
  });

  it('are known to who paid for them while another one is offered', async () => {
    const session = newSubscriber();
    const loadId = await request(session, true);
    await yard.test.call(people.buyer, loadAccept, { loadId });
    const { itemId } = (await yard.add(loadId, {}, session)).body.item;
    await lookUp(session);
    await yard.edit({ loadId, itemId, version: 1, adjustedPrice: 1 });
    expect((await yard.load(loadId, session)).items[0]).toMatchObject({
      basePrice: 172.23,
      adjustedPrice: 1,
      offer: { from: { adjustedPrice: 172.23 } },
    });
    expect((await yard.test.call(session, itemPrice, { loadId, itemId })).body).toMatchObject({
      basePrice: 172.23,
    });
  });

  it('are known once they were offered themselves, whatever is offered after that', async () => {
    const session = newSubscriber();
    const loadId = await request(session, true);
    await yard.test.call(people.buyer, loadAccept, { loadId });
    const { itemId } = (await yard.add(loadId, {}, session)).body.item;
    await yard.test.call(people.buyer, loadEdit, { loadId, isOffered: true });
    await yard.edit({ loadId, itemId, version: 1, adjustedPrice: 150 });
    const shown = (await yard.load(loadId, session)).items[0];
    expect(shown).toMatchObject({ basePrice: 172.23, offer: { from: { adjustedPrice: 172.23 } } });
    const back = await yard.test.call(people.buyer, itemTakeBack, { loadId, itemId });
    expect(back.status).toBe(200);
    expect((await yard.load(loadId, session)).items[0]).toMatchObject({ adjustedPrice: 172.23 });
  });

  it('are there on the day that was paid for, as the event names it; one without is of the day of its moment', async () => {
    const longAgo = new Date(Date.now() - 72 * 3_600_000);
    for (const [at, day, isShown] of [
      [longAgo, dayOf(new Date()), true],
      [new Date(), dayOf(longAgo), false],
      [new Date(), null, true],
    ] as const) {
      const session = newSubscriber();
      const loadId = await request(session);
      await yard.add(loadId, {}, session);
      await lookUp(session, at, products.a.productId, day);
      expect('basePrice' in ((await yard.load(loadId, session)).items[0] ?? {})).toBe(isShown);
    }
  });

  it('are there once the buyer adds a line, sets another price, or sends the prices, and not for another count or note', async () => {
    const session = newSubscriber();
    const loadId = await request(session, true);
    const own = (await yard.add(loadId, {}, session)).body.item.itemId;
    await yard.add(loadId, { productId: products.c.productId }, session);
    expect((await yard.test.call(people.grader, loadAccept, { loadId })).status).toBe(200);
    const shown = async () => (await yard.load(loadId, session)).items.map((item) => 'adjustedPrice' in item);
    expect(await shown()).toEqual([false, false]);
    await yard.add(loadId, { productId: products.b.productId });
    expect(await shown()).toEqual([false, false, true]);
    const untold = [{ box: 3 }, { quantity: 2 }, { description: 'bent' }, { adjustedPrice: 172.23 }];
    for (const [index, changes] of untold.entries()) {
      const { status } = await yard.edit({ loadId, itemId: own, version: index + 1, ...changes });
      expect([changes, status, await shown()]).toEqual([changes, 200, [false, false, true]]);
    }
    await yard.edit({ loadId, itemId: own, version: untold.length + 1, adjustedPrice: 160 });
    expect(await shown()).toEqual([true, false, true]);
    const stolen = await yard.test.call(session, loadEdit, { loadId, isOffered: true });
    expect(stolen.status).toBe(403);
    expect((await yard.load(loadId)).isOffered).toBe(false);
    expect((await yard.test.call(people.buyer, loadEdit, { loadId, isOffered: true })).status).toBe(200);
    expect(await shown()).toEqual([true, true, true]);
    expect(await yard.load(loadId, session)).toMatchObject({
      isOffered: true,
      grandtotal: expect.any(Number),
    });
  });

  it('are there once the buyer turns the quote into a cart, and not when the seller does', async () => {
    const session = newSubscriber();
    for (const [turner, isShown] of [
      [session, false],
      [people.buyer, true],
    ] as const) {
      const loadId = await request(session);
      await yard.add(loadId, {}, session);
      expect((await yard.test.call(turner, loadEdit, { loadId, isQuote: false })).status).toBe(200);
      expect('grandtotal' in (await yard.load(loadId, session))).toBe(isShown);
    }
  });

  it('are told to other domains with whether they were offered or paid for', async () => {
    const session = newSubscriber();
    const finish = async () => {
      const loadId = await request(session);
      await yard.add(loadId, {}, session);
      await yard.test.call(session, loadEdit, { loadId, isQuote: false });
      await yard.complete(loadId, { isInvoice: false }, session);
      const told = (await yard.test.published(loadFinished)).find((load) => load.loadId === loadId);
      return told?.items.map(({ isOffered, isPaidFor }) => [isOffered, isPaidFor]);
    };
    expect(await finish()).toEqual([[false, false]]);
    await lookUp(session);
    expect(await finish()).toEqual([[false, true]]);
  });

  it('stay unknown when the seller approves what is its own', async () => {
    const session = newSubscriber();
    const loadId = await request(session);
    const { itemId } = (await yard.add(loadId, {}, session)).body.item;
    await yard.test.call(session, itemReview, { loadId, itemId, status: 1 });
    expect(await read(session, loadId, itemId)).not.toMatch(price);
  });
});
