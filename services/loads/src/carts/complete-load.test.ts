import {
  itemDelete,
  itemReview,
  loadComplete,
  loadDelete,
  loadEdit,
  loadRequest,
} from '@washcoat/contract-loads';
import { houseAdmin } from '@washcoat/testing';
import { companies, people, Yard } from '../yard.fixture';
import { flowOf } from './load-flow.fixture';

describe('a completed or deleted load', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());
  const { eventsOf } = flowOf(() => yard);

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

  it('[LDET-078] takes what the buyer sends with a completion, and knows number and address itself', async () => {
    const loadId = await yard.filledCart();
    const sent = { invoiceNo: 'XXX-1', facility: 'Nowhere', email: 'other@corner.test' };
    expect((await yard.complete(loadId, sent)).status).toBe(200);
    const completed = (await eventsOf(loadId))[1]?.[0];
    expect(completed).toMatchObject({ facilityName: 'Atlanta' });
    expect(JSON.stringify(completed)).not.toMatch(/XXX-1|Nowhere|other@corner/);
  });

  it.each([
    ['a subscriber', people.subscriber],
    ['a partner', people.partner],
  ])(
    '[LDET-037] [LDET-038] [LDET-077] waits for %s who asked for a quote to finish it, also while its prices are held, or for a buyer who does so instead',
    async (_, seller) => {
      const asked = { isRequestFromGradingSession: false };
      for (const finisher of [seller, people.buyer]) {
        const { loadId } = (await yard.test.call(seller, loadRequest, asked)).body;
        await yard.add(loadId, {}, seller);
        const held = await yard.test.call(people.buyer, loadEdit, { loadId, isOffered: true, holdHours: 4 });
        expect(held.status).toBe(200);
        const load = await yard.load(loadId);
        expect([load.type, load.status, load.hasToBeFinished]).toEqual([5, 2, true]);
        const early = await yard.complete(loadId);
        expect([early.status, early.error.code]).toEqual([409, 'NOT_FINISHED']);
        expect(early.error.error).toMatch(/^This load is in process: .+ has to finish it first\.$/);
        expect(await yard.load(loadId)).toMatchObject({ type: 5, buyerFinalisedDate: null });
        expect((await yard.test.call(finisher, loadComplete, { loadId })).status).toBe(200);
        expect((await yard.load(loadId)).hasToBeFinished).toBe(false);
        expect((await yard.complete(loadId)).status).toBe(200);
        expect(await yard.load(loadId)).toMatchObject({ type: 4, status: 7, hasToBeFinished: false });
      }
    },
  );

  it('is of a cart of the house at once, also for a customer whose people sign in and added to it', async () => {
    const loadId = await yard.filledCart({ customerId: companies.gulfcoast.companyId });
    expect((await yard.load(loadId)).hasToBeFinished).toBe(false);
    expect((await yard.complete(loadId)).status).toBe(200);
    const theirs = await yard.filledCart({ customerId: companies.gulfcoast.companyId });
    const { itemId } = (await yard.add(theirs, {}, people.partner)).body.item;
    await yard.test.call(people.buyer, itemReview, { loadId: theirs, itemId, status: 1 });
    expect((await yard.complete(theirs)).status).toBe(200);
  });

  it('refuses what no invoice can come to, and takes it once its quantity is put right', async () => {
    const loadId = await yard.cart();
    const buyer = { ...people.buyer, canOveridePrice: true };
    const huge = { productId: null, type: 'OTHER', description: 'bin', quantity: 100_000, unit: 10 };
    const added = await yard.add(loadId, { ...huge, basePrice: 1e6, adjustedPrice: 1e6 }, buyer);
    expect(added.status).toBe(200);
    expect((await yard.complete(loadId, {}, buyer)).error).toMatchObject({
      code: 'TOO_LARGE',
      error: 'No invoice can come to so much. Look at the quantities and prices of its items.',
    });
    const { itemId } = added.body.item;
    expect((await yard.edit({ loadId, itemId, version: 1, quantity: 1, unit: 1 }, buyer)).status).toBe(200);
    expect((await yard.complete(loadId, {}, buyer)).status).toBe(200);
  });

  it('is not finished while it is empty, and then takes an item still', async () => {
    const loadId = await yard.cart();
    const finish = () => yard.test.call(people.buyer, loadComplete, { loadId });
    const { itemId } = (await yard.add(loadId)).body.item;
    await yard.test.call(people.buyer, itemDelete, { loadId, itemId });
    expect((await finish()).error).toMatchObject({
      code: 'NO_ITEMS',
      error: 'Add an item first: a finished order takes no more.',
    });
    expect((await yard.add(loadId)).status).toBe(200);
    expect((await finish()).status).toBe(200);
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
});
