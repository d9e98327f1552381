import {
  itemDelete,
  itemEdit,
  itemReview,
  loadAccept,
  loadAmended,
  loadComplete,
  loadCompleted,
  loadDelete,
  loadEdit,
  loadFinished,
  loadMoved,
  loadRequest,
  loadSign,
} from '@washcoat/contract-loads';
import { pictureAt, houseAdmin } from '@washcoat/testing';
import { companies, facilities, people, products, Yard } from '../yard.fixture';

const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAMAAACEE47CAAAAA1BMVEUAAACnej3aAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgIAwAACQAAa5tRrMAAAAASUVORK5CYII=';
const OTHER_SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGNg+A8AAQIBAEK+vGgAAAAASUVORK5CYII=';

describe('the life of a load', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());
  const eventsOf = async (loadId: string) => {
    const all = await Promise.all(
      [loadFinished, loadCompleted, loadAmended].map((event) => yard.test.published(event)),
    );
    return all.map((events) => events.filter((event) => event.loadId === loadId));
  };
  const edit = (loadId: string, input: Record<string, unknown>, session = people.buyer) =>
    yard.test.call(session, loadEdit, { loadId, ...input });
  const approve = (loadId: string, item?: { itemId: string }) =>
    yard.test.call(people.subscriber, itemReview, { loadId, itemId: item?.itemId ?? '', status: 1 });

  it('publishes examples that its own contract accepts', () => {
    for (const event of [loadFinished, loadCompleted, loadAmended, loadMoved])
      event.schema.parse(event.example);
  });

  it('[LOAD-058] [LOAD-044] [LOAD-045] [LOAD-046] [LOAD-048] [LOAD-049] [LDET-067] goes from a cart to an invoice, which others are told of once', async () => {
    const loadId = await yard.cart({ driversLicense: 'DL-7' });
    expect(await yard.load(loadId)).toMatchObject({
      type: 1,
      status: 1,
      isQuote: false,
      tax: 0,
      driversLicense: 'DL-7',
    });
    expect((await yard.complete(loadId)).status).toBe(409);
    await yard.add(loadId, { quantity: 2 });
    await edit(loadId, { discount: -2, discountIsPercentage: true, notes: 'Two boxes' });
    expect(await yard.load(loadId)).toMatchObject({
      type: 1,
      status: 2,
      companyName: 'Corner Muffler',
      firstName: 'Lee',
      lastName: 'Corner',
      customerEmail: 'office@corner.test',
      facilityCity: 'Atlanta',
      assistantFirstName: 'Maya',
      notes: 'Two boxes',
      subtotal: 344.46,
      discountAmount: -6.89,
      grandtotal: 337.57,
      invoioceItemDetails: { totalUnits: 2, ceramicValue: 344.46 },
    });
    const done = await yard.complete(loadId, { signature: SIGNATURE, date: '11/20/2026' });
    expect(done.body).toEqual({ message: 'Successfully completed order', loadId });
    const load = await yard.load(loadId);
    expect(load).toMatchObject({ type: 4, status: 7, signature: SIGNATURE, date: '11/20/2026' });
    const [finished, [completed, ...more]] = [(await eventsOf(loadId))[0], (await eventsOf(loadId))[1] ?? []];
    expect([finished, more]).toEqual([[], []]);
    expect(loadCompleted.schema.parse(completed)).toMatchObject({
      contactName: 'Lee Corner',
      facilityName: 'Atlanta',
      facilityCompanyId: companies.house.companyId,
      assistantFirstName: 'Maya',
      sellerUserId: null,
      grandtotal: 337.57,
      buyerFinalisedDate: load.buyerFinalisedDate,
      items: [{ oem: 'KT 0334', adjustedPrice: 172.23, total: 344.46 }],
    });
  });

  it('[LDET-086] answers a repeated completion alike, without a second event', async () => {
    const loadId = await yard.filledCart();
    const answers = [await yard.complete(loadId), await yard.complete(loadId)];
    answers.push(await yard.complete(loadId, {}, people.otherBuyer));
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      answers.map(() => [200, 'Successfully completed order']),
    );
    expect((await eventsOf(loadId))[1]).toHaveLength(1);
    expect((await yard.test.call(people.buyer, loadComplete, { loadId })).error.error).toBe(
      "A completed order can't be finished.",
    );
  });

  it('[LOAD-059] [LOAD-060] [LOAD-043] [LOAD-047] goes from a grading session to a sale that the seller finishes first', async () => {
    const asked = await yard.test.call(people.subscriber, loadRequest, { isRequestFromGradingSession: true });
    expect(asked.body.message).toBe('Successfully Sent');
    const { loadId } = asked.body;
    expect(await yard.load(loadId)).toMatchObject({
      type: 2,
      status: 1,
      facilityCity: 'Atlanta',
      assistantId: null,
    });
    expect((await yard.test.call(people.grader, loadAccept, { loadId })).status).toBe(200);
    expect(await yard.load(loadId)).toMatchObject({
      type: 1,
      status: 2,
      assistantId: people.grader.userId,
      videoGraderFirstName: 'Priya',
      videoGraderLastName: 'Nair',
    });
    await yard.add(loadId, {}, people.grader);
    expect((await yard.load(loadId)).items[0]?.status).toBe(0);
    expect((await yard.complete(loadId)).error.code).toBe('NOT_FINISHED');
    expect((await yard.complete(loadId, {}, people.subscriber)).status).toBe(403);
    const finish = () => yard.test.call(people.subscriber, loadComplete, { loadId });
    expect((await finish()).error.code).toBe('OPEN_ITEMS');
    await approve(loadId, (await yard.load(loadId)).items[0]);
    expect([(await finish()).status, (await finish()).status]).toEqual([200, 200]);
    expect(await yard.load(loadId)).toMatchObject({ type: 3, status: 4, sellerFinalisedBy: 'Lee Corner' });
    const [finished] = await eventsOf(loadId);
    expect(finished).toHaveLength(1);
    expect(finished?.[0]).toMatchObject({ sellerUserId: people.subscriber.userId, type: 3, status: 4 });
    expect((await yard.add(loadId)).error.error).toBe("A finished order can't take new items.");
    expect((await yard.complete(loadId)).status).toBe(200);
    const [, completed] = await eventsOf(loadId);
    expect(completed?.[0]?.version).toBeGreaterThan(finished?.[0]?.version ?? 0);
  });

  it('tells what happened, by whom and on which side, without a price', async () => {
    const { test } = yard;
    const movesOf = async (loadId: string) =>
      (await test.published(loadMoved)).filter((moved) => moved.loadId === loadId);
    const asked = await test.call(people.subscriber, loadRequest, { isRequestFromGradingSession: true });
    const { loadId } = asked.body;
    await test.call(people.grader, loadAccept, { loadId });
    const { item } = (await yard.add(loadId, {}, people.grader)).body;
    await edit(loadId, { isOffered: true });
    await edit(loadId, { notes: 'Two boxes' });
    await edit(loadId, { notes: 'Two boxes' });
    await approve(loadId, item);
    await test.call(people.subscriber, loadComplete, { loadId });
    await yard.complete(loadId);
    await edit(loadId, { notes: 'Three boxes', isEditInvoice: true });
    const moves = await movesOf(loadId);
    expect(moves.map(({ move, by }) => [move, by.party, by.name])).toEqual([
      ['requested', 'seller', 'Lee Corner'],
      ['accepted', 'buyer', 'Priya Nair'],
      ['changed', 'buyer', 'Priya Nair'],
      ['answered', 'buyer', 'Maya Ellison'],
      ['changed', 'buyer', 'Maya Ellison'],
      ['changed', 'seller', 'Lee Corner'],
      ['finished', 'seller', 'Lee Corner'],
      ['completed', 'buyer', 'Maya Ellison'],
      ['amended', 'buyer', 'Maya Ellison'],
    ]);
    const versions = moves.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
    expect(moves[0]).toMatchObject({
      companyName: 'Corner Muffler',
      facilityName: 'Atlanta',
      facilityCompanyId: companies.house.companyId,
      sellerUserId: people.subscriber.userId,
      isQuote: false,
    });
    expect(JSON.stringify(moves)).not.toContain('172.23');
    const quote = await test.call(people.subscriber, loadRequest, { isRequestFromGradingSession: false });
    await edit(quote.body.loadId, { isQuote: false });
    await test.call(people.buyer, loadDelete, { cartId: quote.body.loadId });
    expect((await movesOf(quote.body.loadId)).map(({ move, isQuote }) => [move, isQuote])).toEqual([
      ['requested', true],
      ['answered', false],
      ['removed', false],
    ]);
  });

  it('tells of changed items the side that did not change them, once it works on the load too', async () => {
    const { test } = yard;
    const changesOf = async (loadId: string) =>
      (await test.published(loadMoved))
        .filter((moved) => moved.loadId === loadId && moved.move === 'changed')
        .map(({ by, isWaiting }) => [by.party, isWaiting]);
    const own = await yard.cart({});
    const { item } = (await yard.add(own)).body;
    await test.call(people.buyer, itemEdit, { loadId: own, itemId: item.itemId, version: 1, quantity: 3 });
    await test.call(people.buyer, itemDelete, { loadId: own, itemId: item.itemId });
    expect(await changesOf(own)).toEqual([]);

    const asked = await test.call(people.subscriber, loadRequest, { isRequestFromGradingSession: false });
    const { loadId } = asked.body;
    await edit(loadId, { canSellerAddToCart: true });
    expect(await changesOf(loadId)).toEqual([]);
    const bySeller = (await yard.add(loadId, {}, people.subscriber)).body.item;
    expect(await changesOf(loadId)).toEqual([]);
    const byBuyer = (await yard.add(loadId)).body.item;
    expect(await changesOf(loadId)).toEqual([['buyer', true]]);
    const itemOf = ({ itemId }: { itemId: string }) => ({ loadId, itemId });
    await test.call(people.subscriber, itemEdit, { ...itemOf(bySeller), version: 1, quantity: 4 });
    await test.call(people.subscriber, itemReview, { ...itemOf(byBuyer), status: 1 });
    await test.call(people.buyer, itemDelete, itemOf(byBuyer));
    expect(await changesOf(loadId)).toEqual([
      ['buyer', true],
      ['seller', true],
      ['seller', true],
      ['buyer', true],
    ]);
  });

  it('turns carts into quotes and back', async () => {
    const loadId = await yard.filledCart();
    await edit(loadId, { isQuote: true });
    expect(await yard.load(loadId)).toMatchObject({ type: 5, status: 3, isQuote: true });
    expect((await edit(loadId, { isQuote: true })).status).toBe(200);
    expect((await yard.complete(loadId)).error.error).toBe("A quote can't be completed.");
    await edit(loadId, { isQuote: false });
    expect(await yard.load(loadId)).toMatchObject({ type: 1, status: 2 });
    const quoteId = await yard.cart({ isQuote: true });
    expect(await yard.load(quoteId)).toMatchObject({ type: 5, status: 3 });
    const asked = await yard.test.call(people.subscriber, loadRequest, {
      isRequestFromGradingSession: false,
    });
    expect(await yard.load(asked.body.loadId)).toMatchObject({ type: 5, status: 1 });
  });

  it('[LOAD-055] wants a name, an open facility and an active customer', async () => {
    const text = 'Enter Valid Cart Name & Facility';
    for (const wrong of [
      { loadName: ' ' },
      { facilityCity: '' },
      { facilityCity: 'Macon' },
      { facilityCity: 'Tampa' },
      { facilityCity: 'Nowhere' },
    ]) {
      await expect(yard.cart(wrong)).rejects.toThrow(text);
    }
    await expect(yard.cart({ customerId: companies.closed.companyId })).rejects.toThrow('switched off');
    await expect(yard.cart({ facilityCity: 'Burlington' })).rejects.toThrow('Enter the EIN');
    const named = await yard.cart({ facilityCity: undefined, facilityId: facilities.atlanta.facilityId });
    expect(await yard.load(named)).toMatchObject({ facilityId: facilities.atlanta.facilityId });
  });

  it('wants the documents of the facility before it completes', async () => {
    const loadId = await yard.cart({ facilityCity: 'Burlington', ein: '58-1' });
    await yard.add(loadId, { isDidNotBuy: true });
    expect((await yard.complete(loadId)).error.code).toBe('NOTHING_BOUGHT');
    await yard.add(loadId);
    expect((await yard.complete(loadId)).error.fields).toHaveProperty('loadUrls');
    await yard.add(loadId, { loadUrls: [pictureAt('a')] });
    expect(Object.keys((await yard.complete(loadId)).error.fields ?? {})).toEqual(['signature', 'date']);
    const wrongDate = await yard.complete(loadId, { signature: SIGNATURE, date: '02/31/2026' });
    expect(wrongDate.error.fields).toHaveProperty('date');
    expect((await yard.complete(loadId, { signature: 'scribble', date: '02/28/2026' })).status).toBe(400);
    await edit(loadId, { ein: '' });
    expect(
      (await yard.complete(loadId, { signature: SIGNATURE, date: '02/28/2026' })).error.fields,
    ).toHaveProperty('ein');
    await edit(loadId, { ein: '58-1' });
    expect((await yard.complete(loadId, { signature: SIGNATURE, date: '02/28/2026' })).status).toBe(200);
  });

  it('wants the signature of a seller where the facility requires it', async () => {
    const loadId = await yard.cart({ facilityCity: 'Burlington', ein: '58-1' });
    await yard.add(loadId);
    const finish = (input: object) => yard.test.call(people.buyer, loadComplete, { loadId, ...input });
    expect((await finish({})).status).toBe(400);
    expect((await finish({ signature: SIGNATURE, date: '11/20/2026' })).status).toBe(200);
    expect(await yard.load(loadId)).toMatchObject({ type: 3, sellerFinalisedBy: 'Maya Ellison' });
  });

  it('[LDET-041] keeps a signature as soon as it is saved, and completes with it', async () => {
    const loadId = await yard.filledCart();
    const { grandtotal } = await yard.load(loadId);
    const sign = (input: object, session = people.buyer) =>
      yard.test.call(session, loadSign, { loadId, signature: SIGNATURE, ...input });
    expect((await sign({ date: '02/31/2026' })).error.fields).toHaveProperty('date');
    expect((await sign({}, people.subscriber)).status).toBe(404);
    expect((await sign({ date: '11/20/2026' })).body.message).toBe('Signature saved successfully');
    const signed = await yard.load(loadId);
    expect(signed).toMatchObject({ date: '11/20/2026', signedTotal: grandtotal });
    expect(signed.signature).toMatch(/^data:image/);
    expect((await yard.complete(loadId)).status).toBe(200);
    expect((await eventsOf(loadId))[1]?.[0]?.signature).toBe(signed.signature);
    expect((await sign({})).status).toBe(409);
  });

  it('keeps what a signature was given for, whatever the order comes to afterwards', async () => {
    const loadId = await yard.filledCart();
    const { grandtotal } = await yard.load(loadId);
    const sign = (input: object) => yard.test.call(people.buyer, loadComplete, { loadId, ...input });
    await sign({ signature: SIGNATURE, date: '11/20/2026' });
    expect(await yard.load(loadId)).toMatchObject({ type: 3, signedTotal: grandtotal });
    await edit(loadId, { discount: -50, discountIsPercentage: true });
    await yard.complete(loadId, { signature: SIGNATURE, date: '11/20/2026' });
    const completed = (await eventsOf(loadId))[1]?.[0];
    expect(completed).toMatchObject({ signedTotal: grandtotal });
    expect(completed?.grandtotal).not.toBe(grandtotal);
    const dim = await yard.load(loadId, houseAdmin({ canSeeSubtotal: false }));
    expect(dim).not.toHaveProperty('signedTotal');
  });

  it('knows other lines of the same sum from those that were signed, and those again', async () => {
    const loadId = await yard.cart();
    await yard.add(loadId);
    await yard.add(loadId, { productId: products.c.productId });
    const buy = async (...quantities: number[]) => {
      for (const [at, { itemId, version }] of (await yard.load(loadId)).items.entries())
        await yard.edit({ loadId, itemId, version, quantity: quantities[at], adjustedPrice: 100 });
    };
    const signing = { signature: SIGNATURE, date: '11/20/2026' };
    await buy(2, 1);
    await yard.test.call(people.buyer, loadComplete, { loadId, ...signing });
    const signed = { grandtotal: 300, signedTotal: 300 };
    expect(await yard.load(loadId)).toMatchObject({ ...signed, areLinesSigned: true });
    await buy(1, 2);
    expect(await yard.load(loadId)).toMatchObject({ ...signed, areLinesSigned: false });
    expect(await yard.load(loadId, houseAdmin({ canSeeSubtotal: false }))).not.toHaveProperty(
      'areLinesSigned',
    );
    await buy(2, 1);
    expect(await yard.load(loadId)).toMatchObject({ ...signed, areLinesSigned: true });
    await buy(1, 2);
    await yard.complete(loadId, signing);
    expect((await eventsOf(loadId))[1]?.[0]).toMatchObject({ ...signed, areLinesSigned: false });
  });

  it('takes another signature as one for the sum of now', async () => {
    const loadId = await yard.filledCart();
    await yard.test.call(people.buyer, loadComplete, { loadId, signature: SIGNATURE, date: '11/20/2026' });
    await edit(loadId, { discount: -50, discountIsPercentage: true });
    const done = await yard.complete(loadId, { signature: OTHER_SIGNATURE, date: '11/20/2026' });
    expect(done.status).toBe(200);
    const { signedTotal, grandtotal } = await yard.load(loadId);
    expect(signedTotal).toBe(grandtotal);
  });

  it('[LDET-059] [LDET-060] gives markups and mark-downs to those who may', async () => {
    const loadId = await yard.filledCart();
    const neither = houseAdmin({ canAddMarkup: false });
    const downOnly = houseAdmin({ canAddMarkDownOnly: true });
    expect((await edit(loadId, { discount: -1 }, neither)).status).toBe(403);
    expect((await edit(loadId, { discount: 0, notes: 'same' }, neither)).status).toBe(200);
    expect((await edit(loadId, { discount: 1 }, downOnly)).error.error).toBe('You may only mark down.');
    expect((await edit(loadId, { discount: -1.5, discountIsPercentage: false }, downOnly)).status).toBe(200);
    expect((await yard.load(loadId)).grandtotal).toBe(170.73);
    expect((await edit(loadId, { discount: 10, discountIsPercentage: true })).status).toBe(200);
    expect((await yard.load(loadId)).grandtotal).toBe(189.45);
  });

  it('[LDET-062] is marked as verified by those with canVerifyLoad, and the mark removed', async () => {
    const loadId = await yard.filledCart();
    expect((await edit(loadId, { isVerified: true }, houseAdmin({ canVerifyLoad: false }))).status).toBe(403);
    expect((await edit(loadId, { isVerified: true })).status).toBe(200);
    expect(await yard.load(loadId)).toMatchObject({
      verifiedBy: 'Maya Ellison',
      verifiedAt: expect.any(String),
    });
    await edit(loadId, { isVerified: false });
    expect(await yard.load(loadId)).toMatchObject({ verifiedBy: null, verifiedAt: null });
  });

  it('[LDET-078] takes what the buyer sends with a completion, and knows number and address itself', async () => {
    const loadId = await yard.filledCart();
    const sent = { invoiceNo: 'XXX-1', facility: 'Nowhere', email: 'other@corner.test' };
    expect((await yard.complete(loadId, sent)).status).toBe(200);
    const completed = (await eventsOf(loadId))[1]?.[0];
    expect(completed).toMatchObject({ facilityName: 'Atlanta' });
    expect(JSON.stringify(completed)).not.toMatch(/XXX-1|Nowhere|other@corner/);
  });

  it('[LOAD-061] [LOAD-037] deletes open loads only', async () => {
    const cartId = await yard.cart();
    const remove = (id: string, session = people.buyer) =>
      yard.test.call(session, loadDelete, { cartId: id, type: 1 });
    expect((await remove(cartId, houseAdmin({ deleteCart: false }))).status).toBe(403);
    expect((await remove(cartId)).body).toEqual({ message: 'Deleted Successfully' });
    expect((await remove(cartId)).status).toBe(404);
    const completedId = await yard.filledCart();
    await yard.complete(completedId);
    expect((await remove(completedId)).status).toBe(409);
  });

  it('[LOAD-052] [LOAD-053] [LOAD-054] amends a completed order only with canEditInvoice and isEditInvoice', async () => {
    const loadId = await yard.filledCart();
    await yard.add(loadId, { productId: products.b.productId });
    await yard.complete(loadId);
    const [first, second] = (await yard.load(loadId)).items;
    const change = { loadId, itemId: first?.itemId, version: 1, quantity: 3 };
    expect((await yard.add(loadId, { isEditInvoice: true })).status).toBe(409);
    expect((await yard.edit(change)).error.error).toBe("A completed order can't be changed.");
    const unable = houseAdmin({ canEditInvoice: false });
    expect((await yard.edit({ ...change, isEditInvoice: true }, unable)).status).toBe(403);
    expect((await edit(loadId, { notes: 'x' })).status).toBe(409);
    expect((await yard.edit({ ...change, isEditInvoice: true })).status).toBe(200);
    const why = { isEditInvoice: true, reason: 'Counted again' };
    await edit(loadId, { discount: -3, ...why });
    await yard.test.call(people.buyer, itemDelete, { loadId, itemId: second?.itemId, ...why });
    const amended = (await eventsOf(loadId))[2] ?? [];
    expect(amended.map((event) => loadAmended.schema.parse(event).change)).toEqual([
      'KT 0334 quantity 1 to 3',
      'discount 0 % to -3 %. Reason: Counted again',
      'HC-1 removed. Reason: Counted again',
    ]);
    const versions = amended.map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((one, other) => one - other));
    expect(amended[2]).toMatchObject({
      amendedBy: 'Maya Ellison',
      type: 4,
      subtotal: 516.69,
      grandtotal: 501.19,
    });
  });

  it('leaves the audit trail of every change', async () => {
    const loadId = await yard.filledCart();
    await yard.complete(loadId);
    const { database } = yard.test.service;
    const trail = await database('audit_entry')
      .where({ entity: 'load', entity_id: loadId })
      .orderBy('audit_id');
    expect(trail.map(({ action, user_name }) => [action, user_name])).toEqual([
      ['create', 'Maya Ellison'],
      ['complete', 'Maya Ellison'],
    ]);
  });
});
