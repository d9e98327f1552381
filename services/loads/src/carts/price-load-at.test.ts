import { randomUUID } from 'node:crypto';
import { pricingApplied } from '@washcoat/contract-converters';
import { loadEdit, loadPricedAt } from '@washcoat/contract-loads';
import { houseAdmin, testSession } from '@washcoat/testing';
import { people, products, Yard } from '../yard.fixture';

const first = { ...pricingApplied.example, appliedAt: '2026-09-01T12:00:00.000Z' };
const second = {
  ...first,
  snapshotId: randomUUID(),
  appliedAt: '2026-10-01T12:00:00.000Z',
  appliedBy: 'Dana Whitlock',
  hedge: { pt: 1960, pd: 2140, rh: 9200 },
};

describe('a load at the prices of another day', () => {
  let yard: Yard;
  let loadId = '';
  beforeAll(async () => {
    yard = await Yard.start();
    await yard.test.service.database('pricing_copy').delete();
    await yard.test.deliver(pricingApplied, first);
    await yard.test.deliver(pricingApplied, second);
    loadId = await yard.cart();
    await yard.add(loadId, { quantity: 2 });
    await yard.add(loadId, { productId: products.wire.productId, quantity: 3 });
    await yard.add(loadId, { productId: products.b.productId, isDidNotBuy: true });
    await yard.add(loadId, { productId: null, type: 'OTHER', oem: 'Box', basePrice: 12.5 });
  });
  afterAll(() => yard.stop());
  const ask = (input: object, session = people.buyer) =>
    yard.test.call(session, loadPricedAt, { loadId, ...input });

  it('is what the worked example comes to, to the cent, and names the snapshot that it took', async () => {
    const { status, body } = await ask({ onDay: '2026-09-15' });
    expect(status).toBe(200);
    expect(body.pricedWith).toMatchObject({ snapshotId: first.snapshotId, appliedAt: first.appliedAt });
    const a = body.list.find(({ oem }) => oem === 'KT 0334');
    expect(a).toMatchObject({ finalQty: 2, priceThen: 172.23, totalThen: 344.46 });
    expect(a?.total).toBeGreaterThan(600);
    const box = body.list.find(({ oem }) => oem === 'Box');
    expect(box).toMatchObject({ priceThen: null, total: 12.5, totalThen: 12.5 });
    expect([body.pricedCount, body.keptCount, body.list.length]).toEqual([2, 1, 3]);
    const wire = body.list.find(({ oem }) => oem === 'FOIL-D');
    expect(body.then?.subtotal).toBeCloseTo(344.46 + 12.5 + (wire?.totalThen ?? 0), 2);
    expect(body.agreed?.subtotal).toBe((await yard.load(loadId)).subtotal);
    expect((await ask({ onDay: '2026-10-01' })).body.then).toEqual(body.agreed);
    expect((await ask({ snapshotId: first.snapshotId, onDay: '2026-10-09' })).body).toEqual(body);
  });

  it('leads on to the prices that came in force before and after, also twice on one day', async () => {
    const [before, after] = [first, second].map(({ snapshotId, appliedAt }) => ({ snapshotId, appliedAt }));
    expect((await ask({ onDay: '2026-09-15' })).body.besidePrices).toEqual({ earlier: null, later: after });
    const noon = { ...second, snapshotId: randomUUID(), appliedAt: '2026-10-01T15:00:00.000Z' };
    await yard.test.deliver(pricingApplied, noon);
    const { pricedWith, besidePrices } = (await ask({ onDay: '2026-10-01' })).body;
    expect([pricedWith.snapshotId, besidePrices]).toEqual([noon.snapshotId, { earlier: after, later: null }]);
    const middle = (await ask({ snapshotId: besidePrices?.earlier?.snapshotId })).body;
    expect(middle.besidePrices).toMatchObject({ earlier: before, later: { snapshotId: noon.snapshotId } });
    await yard.test.service.database('pricing_copy').where({ snapshot_id: noon.snapshotId }).delete();
  });

  it('prices what was set by hand too, with the discount of the load, and changes nothing', async () => {
    const own = await yard.cart();
    const { item } = (await yard.add(own, { quantity: 2 })).body;
    await yard.edit({ loadId: own, itemId: item.itemId, version: 1, adjustedPrice: 500 });
    await yard.test.call(people.buyer, loadEdit, { loadId: own, discount: -10, discountIsPercentage: true });
    const before = await yard.load(own);
    const { body } = await ask({ loadId: own, onDay: '2026-09-01' });
    expect([body.agreed, body.then]).toEqual([
      { subtotal: 1000, grandtotal: 900 },
      { subtotal: 344.46, grandtotal: 310.01 },
    ]);
    expect(await yard.load(own)).toEqual(before);
  });

  it('is told of a completed order as well', async () => {
    const sold = await yard.filledCart();
    await yard.complete(sold);
    expect((await ask({ loadId: sold, onDay: '2026-09-01' })).body.then?.subtotal).toBe(172.23);
  });

  it('refuses a day before the first prices, none at all, the year 0 and prices that never were', async () => {
    const early = await ask({ onDay: '2026-08-31' });
    expect([early.status, early.error.code]).toEqual([409, 'NO_PRICING']);
    expect(early.error.error).toBe('No prices were in force on that day yet. Choose a later one.');
    expect((await ask({})).status).toBe(400);
    for (const onDay of ['0000-01-01', '1999-12-31', '2026-02-30', 'yesterday'])
      expect((await ask({ onDay })).status).toBe(400);
    expect((await ask({ snapshotId: randomUUID() })).status).toBe(404);
  });

  it('tells prices, sums and names to those only who see them on the load', async () => {
    const asked = { onDay: '2026-10-15' };
    for (const flag of ['canShowPricing', 'canSeeUnitPrice'] as const)
      expect((await ask(asked, houseAdmin({ [flag]: false }))).status).toBe(403);
    expect((await ask(asked, people.subscriber)).status).toBe(403);
    const { body } = await ask(asked, houseAdmin({ canSeeSubtotal: false }));
    expect(body).not.toHaveProperty('then');
    expect(body).not.toHaveProperty('agreed');
    const partner = testSession({ ...people.franchisee, canShowPricing: true, canSeeUnitPrice: true });
    expect((await ask(asked, partner)).status).toBe(404);
    const own = await yard.cart({}, people.buyer);
    await yard.add(own);
    const corner = { ...partner, companyId: (await yard.load(own)).companyId };
    const seen = await ask({ loadId: own, ...asked }, corner);
    expect([seen.status, seen.body?.pricedWith.appliedBy]).toEqual([200, '']);
    expect((await ask(asked)).body.pricedWith.appliedBy).toBe('Dana Whitlock');
  });

  it('asks no oftener for 20,000 lines than for one, and answers a page of them', async () => {
    const large = await yard.filledCart();
    const { database } = yard.test.service;
    const asked = async () => {
      let statements = 0;
      const count = ({ sql }: { sql: string }) => {
        if (/\b(load|load_item|\w+_copy)\b/.test(sql)) statements += 1;
      };
      database.on('query', count);
      const { body } = await ask({ loadId: large, onDay: '2026-09-01' });
      database.off('query', count);
      return { body, statements };
    };
    const one = await asked();
    const columns = (await database('load_item').columnInfo()) as object;
    const copied = Object.keys(columns).filter((name) => !['item_id', 'position'].includes(name));
    await database.raw(
      `insert into load_item (item_id, ${copied.map((name) => `"${name}"`).join(', ')})
       select gen_random_uuid(), ${copied.map((name) => `"${name}"`).join(', ')}
         from load_item, generate_series(1, 19999) where load_id = ?`,
      [large],
    );
    const { body, statements } = await asked();
    expect(statements).toBe(one.statements);
    expect([body.pricedCount, body.list.length, body.areMoreItemsAvailable]).toEqual([20_000, 100, true]);
    expect(body.then?.subtotal).toBe(3_444_600);
  });
});
