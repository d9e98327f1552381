import {
  itemDelete,
  itemEdit,
  itemReview,
  loadAccept,
  loadAmended,
  loadComplete,
  loadCompleted,
  loadDelete,
  loadFinished,
  loadMoved,
  loadRequest,
} from '@washcoat/contract-loads';
import { companies, people, Yard } from '../yard.fixture';
import { SIGNATURE, flowOf } from './load-flow.fixture';

describe('the life of a load', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());
  const { eventsOf, edit, approve } = flowOf(() => yard);

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
    expect((await edit(loadId, { discount: -10 })).status).toBe(200);
    const [, lowered] = (await eventsOf(loadId))[0] ?? [];
    expect(lowered?.version).toBeGreaterThan(finished?.[0]?.version ?? 0);
    expect(lowered?.grandtotal).toBe((await yard.load(loadId)).grandtotal);
    expect(lowered?.grandtotal).toBeLessThan(finished?.[0]?.grandtotal ?? 0);
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
