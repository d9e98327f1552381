import { invoiceDeleted, invoiceIssued } from '@washcoat/contract-invoicing';
import { loadEdit, metalPosition } from '@washcoat/contract-loads';
import { houseAdmin } from '@washcoat/testing';
import { people, products, Yard } from '../yard.fixture';

describe('the metal in carts and purchases', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());
  const ask = (session = people.buyer) => yard.test.call(session, metalPosition, {});

  it('is that of the worked example: converter A holds 0.04742235 oz Pt, and what is completed was bought', async () => {
    const loadId = await yard.cart();
    await yard.add(loadId, { quantity: 2 });
    await yard.add(loadId, { productId: products.b.productId, isDidNotBuy: true });
    await yard.add(loadId, { productId: null, type: 'OTHER', oem: 'Box', basePrice: 12.5 });
    const open = (await ask()).body;
    const a = {
      converters: 1,
      ounces: { pt: 0.0948, pd: 0.1753, rh: 0.0294 },
      unknownLines: 0,
      amount: 344.46,
    };
    const none = { converters: 0, ounces: { pt: 0, pd: 0, rh: 0 }, unknownLines: 0, amount: 0 };
    expect(open).toMatchObject({ carts: a, bought: none });
    await yard.complete(loadId);
    expect((await ask()).body).toMatchObject({ carts: none, bought: a });
  });

  const positionNow = async () => {
    const answer = await ask();
    if (answer.status !== 200) throw new Error(answer.error.error);
    return answer.body;
  };

  it.each([
    ['percent off', -10, true, 310.01],
    ['dollars off', -44.46, false, 300],
    ['a percentage on it', 10, true, 378.91],
    ['dollars on it', 55.54, false, 400],
  ])(
    'costs what is paid after the discount of its order: %s',
    async (_, discount, discountIsPercentage, paid) => {
      const before = await positionNow();
      const loadId = await yard.cart();
      await yard.add(loadId, { quantity: 2 });
      const edited = await yard.test.call(people.buyer, loadEdit, { loadId, discount, discountIsPercentage });
      expect(edited.status).toBe(200);
      const open = await positionNow();
      expect(open.carts.amount - before.carts.amount).toBeCloseTo(paid, 2);
      await yard.complete(loadId);
      const completed = await positionNow();
      expect(completed.carts).toEqual(before.carts);
      expect(completed.bought.amount - before.bought.amount).toBeCloseTo(paid, 2);
    },
  );

  it('bears its share of the discount of an order that buys other things too', async () => {
    const before = await positionNow();
    const loadId = await yard.cart();
    await yard.add(loadId, { quantity: 2 });
    await yard.add(loadId, { productId: null, type: 'OTHER', oem: 'Box', basePrice: 344.46 });
    await yard.test.call(people.buyer, loadEdit, { loadId, discount: -100, discountIsPercentage: false });
    await yard.complete(loadId);
    expect((await positionNow()).bought.amount - before.bought.amount).toBeCloseTo(294.46, 2);
  });

  it.each(['before', 'after'])(
    'leaves out what stood on a deleted invoice that is told %s its number, which stays',
    async (order) => {
      const before = await positionNow();
      const loadId = await yard.filledCart();
      await yard.complete(loadId);
      expect((await positionNow()).bought).not.toEqual(before.bought);
      const named = { loadId, invoiceNo: `ATL-9${order}` };
      const tell = [
        () => yard.test.deliver(invoiceDeleted, { ...invoiceDeleted.example, ...named }),
        () => yard.test.deliver(invoiceIssued, { ...invoiceIssued.example, ...named }),
      ];
      for (const each of order === 'before' ? tell : tell.reverse()) await each();
      expect((await positionNow()).bought).toEqual(before.bought);
      expect(await yard.load(loadId)).toMatchObject({ invoiceNo: named.invoiceNo });
    },
  );

  it('asks of all completed orders for the latest changed only, which an index tells', async () => {
    const asked: string[] = [];
    const { database } = yard.test.service;
    const note = ({ sql }: { sql: string }) => void asked.push(sql);
    database.on('query', note);
    await ask();
    database.off('query', note);
    const completed = asked.filter((sql) => sql.includes('"buyer_finalised_date" >='));
    expect(completed).not.toEqual([]);
    for (const sql of completed) expect(sql).toContain('"load"."updated_at" >=');
  });

  it('is for those who see what it follows from', async () => {
    for (const flag of ['canEditPricing', 'canShowPricing', 'canAccessAssay', 'canSeeSubtotal'] as const)
      expect((await ask(houseAdmin({ [flag]: false }))).status).toBe(403);
    expect((await ask(houseAdmin({ hierarchy: 10 }))).status).toBe(403);
  });
});
