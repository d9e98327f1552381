import { pricingApplied, productsChanged } from '@washcoat/contract-converters';
import { invoiceDeleted, invoiceIssued, lotsStamped } from '@washcoat/contract-invoicing';
import { loadAmended, loadCompleted, type LoadSnapshot } from '@washcoat/contract-loads';
import { TestService } from '@washcoat/testing';
import { settlementBooks } from '../books';
import { weighUnknownWire } from '../migrations/weigh-unknown-wire';
import { settlementService } from '../service';
import { deliverCompanies, idOf } from '../settlements/settlement.fixture';
import { item, order, product } from './purchases.fixture';

const amendment = { amendedBy: 'Bo Buyer', amendedAt: '2026-11-02T16:00:00.000Z', change: 'Quantity' };
const prices = { ...pricingApplied.example, appliedAt: '2026-10-01T12:00:00.000Z' };

describe('what was bought, as it is told', () => {
  let settlements: TestService;

  beforeEach(async () => {
    settlements = await TestService.start(settlementService);
    await deliverCompanies(settlements);
  });
  afterEach(() => settlements.stop());

  const ledger = async () => {
    const rows: { metal: string; ounces: string }[] = await settlements.service
      .database('metal_entry')
      .groupBy('metal')
      .select('metal', settlements.service.database.raw('sum(ounces) as ounces'));
    return Object.fromEntries(rows.map(({ metal, ounces }) => [metal, Number(ounces)]));
  };
  const entries = async () =>
    Number((await settlements.service.database('metal_entry').count()).at(0)?.count);
  const breaches = async () => {
    const found = await Promise.all(
      settlementBooks
        .filter(({ domains }) => domains.length === 1)
        .map(({ query }) => settlements.service.database.raw(query)),
    );
    return found.flatMap(({ rows }) => rows);
  };
  const complete = (load: LoadSnapshot) => settlements.deliver(loadCompleted, load);
  const amend = (load: LoadSnapshot) => settlements.deliver(loadAmended, { ...load, ...amendment });
  const tellPrices = () => settlements.deliver(pricingApplied, prices);
  const tellProduct = (overrides = {}) =>
    settlements.deliver(productsChanged, { products: [product(overrides)] });

  const tenOfA = { pt: 0.4742, pd: 0.8764, rh: 0.1472 };
  const twelveOfA = { pt: 0.5691, pd: 1.0516, rh: 0.1766 };
  const twelve = order(1, {
    version: 2,
    items: [item({ itemId: idOf(80_001), quantity: 12, finalQty: 12, finalUnit: 12, total: 1800 })],
    grandtotal: 1800,
  });

  it('comes to the metal of the catalogue', async () => {
    await tellPrices();
    await tellProduct();
    await complete(order(1));
    expect(await ledger()).toEqual(tenOfA);
    expect(await breaches()).toEqual([]);
  });

  const steps = {
    prices: tellPrices,
    product: () => tellProduct(),
    completed: () => complete(order(1)),
    amended: () => amend(twelve),
  };
  type Step = keyof typeof steps;
  const orders: Step[][] = [
    ['prices', 'product', 'completed', 'amended'],
    ['completed', 'product', 'prices', 'amended'],
    ['amended', 'completed', 'prices', 'product'],
    ['product', 'amended', 'completed', 'prices'],
    ['amended', 'prices', 'product', 'completed'],
  ];
  it.each(orders)('comes to the same told as %s, %s, %s, %s, each of them twice', async (...names) => {
    for (const name of names) {
      await steps[name]();
      await steps[name]();
    }
    expect(await ledger()).toEqual(twelveOfA);
    expect(await breaches()).toEqual([]);
    const before = await entries();
    for (const name of names) await steps[name]();
    expect(await entries()).toBe(before);
  });

  it('keeps the metal of the purchase when the catalogue learns more', async () => {
    await tellPrices();
    await tellProduct({ version: 3 });
    await complete(order(1));
    await tellProduct({ version: 2, ptAssay: 1 });
    await tellProduct({ version: 4, ptAssay: 2500 });
    expect(await ledger()).toEqual(tenOfA);
    await complete(order(2));
    expect(await ledger()).toMatchObject({ pt: 1.4226 });
  });

  it('takes the default piece of the day for a converter without assay', async () => {
    await tellProduct({ subweight: null, ptAssay: null, pdAssay: null, rhAssay: null });
    await complete(order(1));
    expect(await ledger()).toEqual({});
    await tellPrices();
    // 900 g of 300 ppm Pt: 0.00868 oz a piece.
    expect(await ledger()).toMatchObject({ pt: 0.0868 });
  });

  const applied = (n: number, appliedAt: string, weight: number) =>
    settlements.deliver(pricingApplied, {
      ...{ ...prices, snapshotId: idOf(7800 + n), appliedAt },
      globalDefaults: { ...prices.globalDefaults, weight },
    });
  const defaultSteps = {
    'older prices': () => applied(1, '2026-10-01T12:00:00.000Z', 450),
    'those of its moment': () => applied(2, '2026-10-20T12:00:00.000Z', 900),
    'later ones': () => applied(3, '2026-11-02T12:00:00.000Z', 1800),
    'the order': () => complete(order(1)),
  };
  type DefaultStep = keyof typeof defaultSteps;
  const defaultOrders: DefaultStep[][] = [
    ['older prices', 'those of its moment', 'the order', 'later ones'],
    ['older prices', 'the order', 'those of its moment', 'later ones'],
    ['the order', 'older prices', 'later ones', 'those of its moment'],
    ['later ones', 'the order', 'older prices', 'those of its moment'],
    ['later ones', 'the order', 'those of its moment', 'older prices'],
  ];
  it.each(defaultOrders)(
    'takes the default piece of its moment told as %s, %s, %s, %s, each of them twice',
    async (...names) => {
      const nothing = { subweight: null, ptAssay: null, pdAssay: null, rhAssay: null };
      await tellProduct(nothing);
      for (const name of names) {
        await defaultSteps[name]();
        await defaultSteps[name]();
        // What the catalogue learns meanwhile changes no purchase whose metal is known.
        if (name === names[2]) await tellProduct({ version: 9 });
      }
      expect(await ledger()).toMatchObject({ pt: 0.0868 });
      expect(await breaches()).toEqual([]);
      const [kept] = await settlements.service.database('bought_item').select('pounds', 'default_of');
      expect(kept).toEqual({ pounds: '19.8416', default_of: idOf(7802) });
    },
  );

  it('looks with prices only at orders that they are those of', async () => {
    await tellProduct();
    await applied(1, '2026-10-01T12:00:00.000Z', 900);
    await complete(order(1));
    const items = settlements.service.database('bought_item');
    await items.clone().update({ content_known: false });
    await applied(2, '2026-11-20T12:00:00.000Z', 900);
    expect(await items.clone().select('content_known')).toEqual([{ content_known: false }]);
    await applied(3, '2026-10-31T12:00:00.000Z', 900);
    expect(await items.clone().select('content_known')).toEqual([{ content_known: true }]);
  });

  describe('of wire', () => {
    const wire = (finalQty: number, overrides = {}) =>
      item({
        ...{ itemId: idOf(80_001), type: 'IMPORT WIRE', finalQty, quantity: finalQty, finalUnit: 1 },
        ...overrides,
      });
    const kept = async () => {
      const rows = await settlements.service
        .database('bought_item')
        .select('content_known', 'pounds', 'pt_oz');
      return rows.map(({ content_known, pounds, pt_oz }) => [content_known, Number(pounds), Number(pt_oz)]);
    };

    it('keeps the pounds that were weighed, whether its metal is known or not', async () => {
      await complete(
        order(1, { items: [wire(40.5), wire(12.25, { itemId: idOf(80_002), productId: null })] }),
      );
      expect(await kept()).toEqual([
        [false, 40.5, 0],
        [false, 12.25, 0],
      ]);
      await tellPrices();
      await tellProduct();
      // 40.5 lb of 1250 ppm.
      expect(await kept()).toEqual([
        [false, 12.25, 0],
        [true, 40.5, 0.7383],
      ]);
    });

    it('says so as well of items that were kept before', async () => {
      const pieces = item({ itemId: idOf(80_002), productId: null });
      await complete(order(1, { items: [wire(40.5), pieces] }));
      const { database } = settlements.service;
      await database('bought_item').update({ pounds: 0 });
      await weighUnknownWire.up(database);
      expect((await kept()).map(([, pounds]) => pounds).sort()).toEqual([0, 40.5]);
    });

    it('keeps those of its amendment, and none of pieces', async () => {
      await complete(order(1, { items: [wire(40.5)] }));
      await amend(order(1, { version: 2, items: [wire(38)] }));
      expect(await kept()).toEqual([[false, 38, 0]]);
      await amend(order(1, { version: 3, items: [item({ itemId: idOf(80_001) })] }));
      expect(await kept()).toEqual([[false, 0, 0]]);
      await amend(order(1, { version: 4, items: [wire(30)] }));
      await tellPrices();
      await tellProduct();
      await amend(order(1, { version: 5, items: [wire(30, { total: 900 })] }));
      expect(await kept()).toEqual([[true, 30, 0.5469]]);
      await amend(order(1, { version: 6, items: [wire(31, { productId: null })] }));
      expect(await kept()).toEqual([[false, 31, 0]]);
      expect(await breaches()).toEqual([]);
    });
  });

  it('leaves out what was not bought, and has costs add up to the order', async () => {
    await tellPrices();
    await tellProduct();
    const items = [
      item({ itemId: idOf(80_001), total: 100 }),
      item({ itemId: idOf(80_002), total: 100 }),
      item({ itemId: idOf(80_003), total: 100 }),
      item({ itemId: idOf(80_004), isDidNotBuy: true, total: 500 }),
      item({ itemId: idOf(80_005), status: 2, total: 500 }),
    ];
    await complete(order(1, { items, subtotal: 300, grandtotal: 289.99 }));
    const rows = await settlements.service.database('bought_item').orderBy('item_no').select('cost');
    expect(rows.map(({ cost }) => Number(cost))).toEqual([96.66, 96.67, 96.66]);
    expect(await ledger()).toMatchObject({ pt: 1.4226 });
    expect(await breaches()).toEqual([]);
  });

  it('takes a deleted invoice out of the book, whatever comes later', async () => {
    await tellPrices();
    await tellProduct();
    const { loadId } = order(1);
    await settlements.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId });
    await complete(order(1));
    await settlements.deliver(invoiceIssued, { ...invoiceIssued.example, loadId });
    expect(await ledger()).toEqual({});
    await amend(twelve);
    expect(await ledger()).toEqual({});
  });

  describe('of a pending invoice that was deleted', () => {
    const { loadId } = order(1);
    const told = {
      deleted: () =>
        settlements.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId, invoiceNo: '' }),
      completed: () => complete(order(1)),
      issued: () => settlements.deliver(invoiceIssued, { ...invoiceIssued.example, loadId }),
      'deleted anew': () => settlements.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId }),
    };
    type Told = keyof typeof told;
    const hear = async (names: Told[]) => {
      await tellPrices();
      await tellProduct();
      for (const name of names) {
        await told[name]();
        await told[name]();
      }
      expect(await breaches()).toEqual([]);
      return ledger();
    };

    it.each<Told[][]>([
      [['deleted', 'completed', 'issued']],
      [['deleted', 'issued', 'completed']],
      [['issued', 'deleted', 'completed']],
      [['completed', 'issued', 'deleted']],
      [['completed', 'deleted', 'issued']],
    ])('has in the book what was completed nevertheless, told as %j, each of them twice', async (names) => {
      expect(await hear(names)).toEqual(tenOfA);
    });

    it.each<Told[][]>([
      [['completed', 'deleted', 'issued', 'deleted anew']],
      [['completed', 'deleted', 'deleted anew', 'issued']],
      [['completed', 'deleted anew', 'deleted', 'issued']],
    ])('has in it nothing of what was deleted after all, told as %j, each of them twice', async (names) => {
      const left = await hear(names);
      expect(Object.values(left).filter(Boolean)).toEqual([]);
    });
  });

  it('takes what a later amendment removed out again', async () => {
    await tellPrices();
    await tellProduct();
    await complete(order(1));
    await amend(order(1, { version: 2, items: [], grandtotal: 0 }));
    expect(await ledger()).toEqual({ pt: 0, pd: 0, rh: 0 });
    expect(await breaches()).toEqual([]);
  });

  it('keeps the newest lots that were stamped', async () => {
    const stamped = (version: number, ceramicLot: string | null) =>
      settlements.deliver(lotsStamped, { ...lotsStamped.example, version, ceramicLot });
    await stamped(3, 'C-9');
    await stamped(2, 'C-1');
    const row = await settlements.service.database('stamped_lots').first();
    expect(row.stamps).toBe('November, C-9, D-7');
  });

  it('finds an order and its converter that come at the same moment', async () => {
    await tellPrices();
    await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const productId = idOf(7100 + n);
        const items = [item({ itemId: idOf(81_000 + n), productId })];
        await Promise.all([tellProduct({ productId }), complete(order(100 + n, { items }))]);
      }),
    );
    const unknown = await settlements.service.database('bought_item').where({ content_known: false });
    expect(unknown).toEqual([]);
  });

  it('refuses an order that does not say when it was completed', async () => {
    await complete(order(1, { buyerFinalisedDate: null }));
    expect(await settlements.service.database('bought_load')).toEqual([]);
  });
});

it('the ledger of ounces refuses changes', async () => {
  const settlements = await TestService.start(settlementService);
  const { database } = settlements.service;
  await settlements.deliver(pricingApplied, prices);
  await settlements.deliver(productsChanged, { products: [product()] });
  await settlements.deliver(loadCompleted, order(1));
  await expect(database('metal_entry').update({ ounces: 1 })).rejects.toThrow('append-only');
  await expect(database('metal_entry').delete()).rejects.toThrow('append-only');
  await settlements.stop();
});
