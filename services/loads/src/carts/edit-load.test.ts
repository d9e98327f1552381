import { itemDelete, loadAmended } from '@washcoat/contract-loads';
import { houseAdmin } from '@washcoat/testing';
import { companies, people, products, Yard } from '../yard.fixture';
import { flowOf } from './load-flow.fixture';

describe('an edited load', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());
  const { eventsOf, edit } = flowOf(() => yard);

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

  const notSeen = 'You may not see the discount of a load, so you may not set it.';
  const neither = 'You may neither mark a load up nor down.';
  it.each([
    [false, false, false, notSeen, notSeen],
    [false, true, false, notSeen, notSeen],
    [false, false, true, notSeen, notSeen],
    [false, true, true, notSeen, notSeen],
    [true, false, false, neither, neither],
    [true, true, false, undefined, undefined],
    [true, false, true, 'You may only mark down.', undefined],
    [true, true, true, 'You may only mark down.', undefined],
  ])(
    '[LDET-059] [LDET-060] answers who sees markups: %s, adds them: %s, marks down only: %s',
    async (canSeeMarkup, canAddMarkup, canAddMarkDownOnly, up, down) => {
      const loadId = await yard.filledCart();
      const session = houseAdmin({ canSeeMarkup, canAddMarkup, canAddMarkDownOnly });
      const tried = async (discount: number, discountIsPercentage: boolean) => {
        const { status, error } = await edit(loadId, { discount, discountIsPercentage }, session);
        return status === 200 ? undefined : [status, error.error];
      };
      const refusal = (sentence: string | undefined) => sentence && [403, sentence];
      expect(await tried(4, true)).toEqual(refusal(up));
      expect(await tried(4, false)).toEqual(refusal(up));
      expect(await tried(-4, true)).toEqual(refusal(down));
      expect(await tried(-4, false)).toEqual(refusal(down));
      const { discount, grandtotal } = await yard.load(loadId);
      expect([discount, grandtotal]).toEqual(down ? [0, 172.23] : [-4, 168.23]);
    },
  );

  it('[LDET-059] lets nobody find out a discount by trying, and takes off no more than all', async () => {
    const loadId = await yard.filledCart();
    await edit(loadId, { discount: -3 });
    const blind = houseAdmin({ canSeeMarkup: false });
    const statuses = async (inputs: Record<string, unknown>[]) =>
      Promise.all(inputs.map(async (input) => (await edit(loadId, input, blind)).status));
    expect(await statuses([{ discount: -3 }, { discount: -2 }, { discountIsPercentage: true }])).toEqual([
      403, 403, 403,
    ]);
    expect(await statuses([{ notes: 'Gate code 12' }])).toEqual([200]);
    const all = await edit(loadId, { discount: -100.5, discountIsPercentage: true });
    expect([all.status, all.error.fields]).toEqual([400, { discount: 'A mark-down is at most 100 %.' }]);
    expect((await yard.load(loadId)).discount).toBe(-3);
  });

  it('[LDET-062] is marked as verified by those with canVerifyLoad, and the mark removed', async () => {
    const loadId = await yard.filledCart();
    expect((await edit(loadId, { isVerified: true }, houseAdmin({ canVerifyLoad: false }))).status).toBe(403);
    expect((await edit(loadId, { isVerified: true })).status).toBe(200);
    expect(await yard.load(loadId)).toMatchObject({
      verifiedBy: 'Maya Ellison',
      verifiedAt: expect.any(String),
    });
    const seller = await yard.load(loadId, { ...people.partner, companyId: companies.corner.companyId });
    expect(seller).toMatchObject({ party: 'seller', verifiedBy: null, verifiedAt: expect.any(String) });
    await edit(loadId, { isVerified: false });
    expect(await yard.load(loadId)).toMatchObject({ verifiedBy: null, verifiedAt: null });
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

  it('[LOAD-054] [LDET-072] leaves something to buy on a completed order, whoever amends it', async () => {
    const loadId = await yard.filledCart();
    await yard.add(loadId, { productId: products.b.productId });
    await yard.complete(loadId);
    const [first, second] = (await yard.load(loadId)).items;
    const amending = { loadId, isEditInvoice: true };
    const removed = (item: typeof first) =>
      yard.test.call(people.buyer, itemDelete, { ...amending, itemId: item?.itemId });
    const notBought = (item: typeof first, isDidNotBuy: boolean) =>
      yard.edit({ ...amending, itemId: item?.itemId, version: item?.version, isDidNotBuy });
    expect((await notBought(second, true)).status).toBe(200);
    const nothing = [409, 'NOTHING_BOUGHT', 'There is nothing on this load to buy.'];
    for (const { status, error } of [await removed(first), await notBought(first, true)])
      expect([status, error.code, error.error]).toEqual(nothing);
    const both = await yard.load(loadId);
    expect(both).toMatchObject({ subtotal: 172.23, items: [{ version: 1 }, { isDidNotBuy: true }] });
    expect((await removed(second)).status).toBe(200);
    expect((await eventsOf(loadId))[2]).toHaveLength(2);
    const bigger = { ...amending, itemId: first?.itemId, version: 1, quantity: 2 };
    expect((await yard.edit(bigger)).body.item).toMatchObject({ total: 344.46 });
  });
});
