import {
  itemCounter,
  itemDelete,
  itemReview,
  loadComplete,
  loadEdit,
  loadRequest,
  loadSend,
  loadTimeline,
} from '@washcoat/contract-loads';
import { houseAdmin } from '@washcoat/testing';
import { stepsOfLoads } from '../migrations/20261123000124-steps-of-loads';
import { companies, people, products, Yard } from '../yard.fixture';

const sight = { canSeeUnitPrice: true, canSeeSubtotal: true, canSeeMarkup: true };
const buyer = houseAdmin({
  ...people.buyer,
  ...sight,
  canOveridePrice: true,
  canAddMarkup: true,
  canEditInvoice: true,
});
const seller = { ...people.subscriber, ...sight };

describe('the timeline of a load', () => {
  let yard: Yard;
  let loadId: string;
  beforeAll(async () => {
    yard = await Yard.start();
    await yard.introduce([buyer, seller, people.otherBuyer, people.grader]);
    const asking = { isRequestFromGradingSession: false };
    loadId = (await yard.test.call(seller, loadRequest, asking)).body.loadId;
    await yard.add(loadId, { quantity: 2 }, seller);
    await yard.test.call(seller, loadSend, { loadId });
    const [item] = (await yard.load(loadId, buyer)).items;
    const { itemId } = item ?? {};
    await yard.edit({ loadId, itemId, version: 1, adjustedPrice: 150 }, buyer);
    await yard.test.call(seller, itemCounter, { loadId, itemId, version: 2, adjustedPrice: 160 });
    await yard.test.call(buyer, itemReview, { loadId, itemId, status: 1, version: 3 });
    const { body } = await yard.add(loadId, { productId: products.c.productId }, buyer);
    await yard.test.call(buyer, itemDelete, { loadId, itemId: body.item.itemId });
    await yard.test.call(buyer, loadEdit, { loadId, discount: -3.25, notes: 'By the gate' });
    await yard.test.call(buyer, loadEdit, { loadId, isOffered: true, holdHours: 4 });
    const { userId: videoGraderId } = people.grader;
    await yard.test.call(buyer, loadEdit, { loadId, assistantId: people.otherBuyer.userId, videoGraderId });
    await yard.test.call(seller, loadComplete, { loadId, isInvoice: false });
    await yard.complete(loadId, {}, buyer);
    await yard.test.call(buyer, loadEdit, {
      loadId,
      notes: 'At the door',
      isEditInvoice: true,
      reason: 'Wrong',
    });
  });
  afterAll(() => yard.stop());

  const read = (session = buyer, page: object = {}) =>
    yard.test.call(session, loadTimeline, { loadId, count: 100, ...page });
  const steps = async (session = buyer) =>
    (await read(session)).body.list
      .map(({ by, party, action, item = '', adjustedPrice, grandtotal }) =>
        [by || party, action, item, adjustedPrice, grandtotal]
          .filter((part) => part !== undefined && part !== '')
          .join(' '),
      )
      .reverse();

  it('tells who did what, with the prices of the moment', async () => {
    expect(await steps()).toEqual([
      'Lee Corner asked for it',
      'Lee Corner added KT 0334 172.23',
      'Lee Corner sent the list',
      'Maya Ellison changed KT 0334 150',
      'Lee Corner answered KT 0334 160',
      'Maya Ellison approved KT 0334 160',
      expect.stringMatching(/^Maya Ellison added KT 0334 C 211\.7$/),
      expect.stringMatching(/^Maya Ellison removed KT 0334 C 211\.7$/),
      'Maya Ellison changed it',
      'Maya Ellison sent the prices',
      'Maya Ellison changed it',
      'Lee Corner finished it 309.6',
      'Maya Ellison completed it 309.6',
      'Maya Ellison corrected it',
    ]);
    const { list } = (await read()).body;
    const words = list
      .map(({ change }) => change)
      .filter(Boolean)
      .reverse();
    expect(words).toEqual([
      'price $172.23 to $150.00',
      'price $150.00 to $160.00',
      'notes none to By the gate, discount 0 % to −3.25 %',
      'buyer Maya to Ruben, grader none to Priya',
      'notes By the gate to At the door',
    ]);
    expect(list.find(({ action }) => action === 'sent the prices')?.heldUntil).toMatch(/Z$/);
  });

  it('names nobody of the other side to who is outside of the house, and tells the side', async () => {
    const told = await steps(seller as typeof buyer);
    expect(told[3]).toBe('buyer changed KT 0334 150');
    expect(told[4]).toBe('Lee Corner answered KT 0334 160');
    const { body } = await read(seller as typeof buyer);
    expect(JSON.stringify(body)).not.toMatch(/Maya|Ellison|Ruben|Alvarez|Priya|Nair/);
    expect(body.list.map(({ change }) => change)).toContain('buyer changed, grader changed');
  });

  it('leaves out the figures that the reader may not see, in words as well', async () => {
    const none = { ...buyer, canSeeUnitPrice: false, canSeeSubtotal: false, canSeeMarkup: false };
    const text = JSON.stringify((await read(none)).body.list.map(({ stepId: _, at: __, ...told }) => told));
    expect(text).not.toMatch(/172\.23|150|160|211\.7|3\.25|309\.6/);
    expect(text).toContain('price changed');
    const noSums = JSON.stringify((await read({ ...buyer, canSeeSubtotal: false })).body);
    expect([noSums.includes('172.23'), noSums.includes('309.6')]).toEqual([true, false]);
  });

  it('tells a subscriber no price that was not disclosed', async () => {
    const asking = { isRequestFromGradingSession: false };
    const other = (await yard.test.call(seller, loadRequest, asking)).body.loadId;
    await yard.add(other, {}, seller);
    const { body } = await yard.test.call(seller, loadTimeline, { loadId: other });
    expect(body.list.map(({ action }) => action)).toEqual(['added', 'asked for it']);
    expect(JSON.stringify(body)).not.toMatch(/172\.23|adjustedPrice/);
    const seen = await yard.test.call(buyer, loadTimeline, { loadId: other });
    expect(seen.body.list[0]?.adjustedPrice).toBe(172.23);
  });

  it('tells a new customer nothing of the one that the load had before', async () => {
    const session = await yard.cart();
    await yard.test.call(buyer, loadEdit, { loadId: session, videoGraderId: people.grader.userId });
    const { body } = await yard.add(session, {}, buyer);
    await yard.test.call(buyer, itemDelete, { loadId: session, itemId: body.item.itemId });
    const { companyId: customerId } = companies.gulfcoast;
    expect((await yard.test.call(buyer, loadEdit, { loadId: session, customerId })).status).toBe(200);
    await yard.test.call(buyer, loadEdit, { loadId: session, notes: 'Of the new one' });
    const partner = { ...people.partner, ...sight };
    const told = await yard.test.call(partner, loadTimeline, { loadId: session });
    expect(told.body.list.map(({ change }) => change)).toEqual(['notes none to Of the new one']);
    expect(JSON.stringify(told.body)).not.toMatch(/Corner|172\.23|KT 0334/);
    const all = await yard.test.call(buyer, loadTimeline, { loadId: session });
    expect(JSON.stringify(all.body)).toMatch(/customer Corner Muffler .* to Gulf Coast Recyclers/);
  });

  it('comes in pages, to those who see the load', async () => {
    const first = (await read(buyer, { count: 5 })).body;
    const rest = (await read(buyer, { count: 5, offset: 11 })).body;
    expect([first.list.length, first.areMoreItemsAvailable]).toEqual([5, true]);
    expect([rest.list.map(({ action }) => action), rest.areMoreItemsAvailable]).toEqual([
      ['sent the list', 'added', 'asked for it'],
      false,
    ]);
    for (const session of [people.franchisee, people.colleague])
      expect((await read(session as typeof buyer)).status).toBe(404);
    for (const page of [{ count: 0 }, { count: 1001 }, { offset: -1 }])
      expect((await read(buyer, page)).status).toBe(400);
  });

  it('is found by an index that may have been built before its migration', async () => {
    await expect(stepsOfLoads.up(yard.test.service.database)).resolves.toBeDefined();
  });
});
