import { randomUUID } from 'node:crypto';
import { pricingApplied } from '@washcoat/contract-converters';
import { itemReview, loadEdit, loadMargin } from '@washcoat/contract-loads';
import { houseAdmin } from '@washcoat/testing';
import { companies, people, products, Yard } from '../yard.fixture';

describe('the margin of a load', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());
  const marginOf = async (loadId: string, session = people.buyer) => {
    const { status, body } = await yard.test.call(session, loadMargin, { loadId });
    return status === 200 ? body : status;
  };

  it('is the market value of the worked example without what is paid for it, with its discount', async () => {
    const loadId = await yard.cart();
    expect(await marginOf(loadId)).toMatchObject({ marketValue: 0, paid: 0, margin: 0, marginPercent: null });
    await yard.add(loadId, { quantity: 2 });
    expect(await marginOf(loadId)).toEqual({
      appliedAt: pricingApplied.example.appliedAt,
      marketValue: 428.96,
      paid: 344.46,
      margin: 84.5,
      marginPercent: 19.7,
      valuedCount: 1,
      unknownCount: 0,
    });
    await yard.test.call(people.buyer, loadEdit, { loadId, discount: 30 });
    expect(await marginOf(loadId)).toMatchObject({ paid: 447.8, margin: -18.84, marginPercent: -4.4 });
  });

  it('leaves out what is not bought, and on both sides what has no metal that is known', async () => {
    const loadId = await yard.filledCart();
    await yard.add(loadId, { isDidNotBuy: true, quantity: 9 });
    await yard.add(loadId, { productId: null, type: 'OTHER', oem: 'Box', basePrice: 100 });
    expect(await marginOf(loadId)).toMatchObject({
      ...{ marketValue: 214.48, paid: 172.23, valuedCount: 1, unknownCount: 1 },
    });
    const wire = (await yard.add(loadId, { productId: products.wire.productId, quantity: 4.2946 })).body.item;
    expect(wire.type).toBe('DOMESTIC WIRE');
    const margin = await marginOf(loadId);
    expect(margin).toMatchObject({ valuedCount: 2 });
    const rejected = await yard.cart({ customerId: companies.gulfcoast.companyId });
    const { itemId } = (await yard.add(rejected, {}, people.partner)).body.item;
    await yard.test.call(people.buyer, itemReview, { loadId: rejected, itemId, status: 2 });
    expect(await marginOf(rejected)).toMatchObject({ marketValue: 0, paid: 0 });
  });

  it('moves with the metal, while the prices on the load stay', async () => {
    const own = await Yard.start();
    const loadId = await own.filledCart();
    const { marketPrice } = pricingApplied.example;
    await own.test.deliver(pricingApplied, {
      ...pricingApplied.example,
      snapshotId: randomUUID(),
      appliedAt: new Date().toISOString(),
      marketPrice: { pt: marketPrice.pt * 2, pd: marketPrice.pd * 2, rh: marketPrice.rh * 2 },
    });
    const { body } = await own.test.call(people.buyer, loadMargin, { loadId });
    expect(body).toMatchObject({ marketValue: 428.96, paid: 172.23, margin: 256.73 });
    await own.stop();
  });

  it('is for the side that buys, with the rights to see prices and sums', async () => {
    const loadId = await yard.filledCart({ customerId: companies.gulfcoast.companyId });
    const all = { canShowPricing: true, canSeeUnitPrice: true, canSeeSubtotal: true };
    expect(await marginOf(loadId, { ...people.partner, ...all })).toBe(403);
    expect(await marginOf(loadId, { ...people.subscriber, ...all })).toBe(403);
    expect(await marginOf(loadId, { ...people.franchisee, ...all })).toBe(404);
    for (const missing of Object.keys(all))
      expect([missing, await marginOf(loadId, houseAdmin({ [missing]: false }))]).toEqual([missing, 403]);
  });
});
