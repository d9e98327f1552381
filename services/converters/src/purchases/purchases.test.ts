import { randomUUID } from 'node:crypto';
import { productList, seenBefore } from '@washcoat/contract-converters';
import { companyChanged } from '@washcoat/contract-entities';
import { loadAmended, loadCompleted, type LoadEventItem, type LoadSnapshot } from '@washcoat/contract-loads';
import { testSession, type TestService } from '@washcoat/testing';
import {
  converterA,
  converterC,
  customer,
  newProduct,
  partnerOf,
  startCatalogue,
} from '../testing/catalogue.fixture';
import { editor, viewer as reader } from '../testing/product-form.fixture';

const viewer = { ...reader, canSeeUnitPrice: true };

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const stranger = {
  ...companyChanged.example,
  companyId: randomUUID(),
  companyName: 'Orchard Auto',
  parentCompanyId: null,
};
const inactive = newProduct({ oem: 'OFF 1', isActive: false });
const [line] = loadCompleted.example.items;

function bought(productId: string | null, overrides: Partial<LoadEventItem> = {}): LoadEventItem {
  if (!line) throw new Error('The example of load-completed has no items.');
  return { ...line, itemId: randomUUID(), productId, ...overrides };
}

function load(days: number, items: LoadEventItem[], overrides: Partial<LoadSnapshot> = {}): LoadSnapshot {
  const { companyId, companyName } = customer;
  const made = {
    loadId: randomUUID(),
    companyId,
    companyName,
    buyerFinalisedDate: daysAgo(days),
    version: 5,
  };
  return { ...loadCompleted.example, ...made, items, ...overrides };
}

const amended = (snapshot: LoadSnapshot) => ({
  ...snapshot,
  amendedBy: 'Bo Buyer',
  amendedAt: daysAgo(0),
  change: 'KT 0334 quantity 2 to 3',
});

describe('what was bought of a converter before', () => {
  let catalogue: TestService;
  const { productId } = converterA;
  const first = load(40, [
    bought(productId, { finalQty: 2.5, adjustedPrice: 172.23 }),
    bought(productId, { isDidNotBuy: true }),
    bought(productId, { status: 2 }),
    bought(null),
  ]);
  const second = load(10, [
    bought(productId, { finalQty: 1, adjustedPrice: 180 }),
    bought(converterC.productId),
  ]);
  const elsewhere = load(
    5,
    [bought(productId, { finalQty: 7 }), bought(inactive.productId, { finalQty: 90 })],
    {
      companyId: stranger.companyId,
      companyName: stranger.companyName,
    },
  );
  const longAgo = load(91, [bought(converterC.productId, { finalQty: 500 })]);

  beforeAll(async () => {
    catalogue = await startCatalogue([converterA, converterC, inactive]);
    await catalogue.deliver(companyChanged, stranger);
    for (const each of [first, second, elsewhere, longAgo]) await catalogue.deliver(loadCompleted, each);
  });
  afterAll(() => catalogue.stop());

  const seen = async (session = viewer, asked: Record<string, unknown> = {}) =>
    (await catalogue.call(session, seenBefore, { productId, ...asked })).body.list;

  it('lists what was really bought, newest first, for those in whose scope it lies', async () => {
    const list = await seen();
    expect(list).toEqual([
      {
        loadId: elsewhere.loadId,
        companyName: 'Orchard Auto',
        date: elsewhere.buyerFinalisedDate,
        finalQty: 7,
        adjustedPrice: 172.23,
      },
      {
        loadId: second.loadId,
        companyName: 'Corner Muffler',
        date: second.buyerFinalisedDate,
        finalQty: 1,
        adjustedPrice: 180,
      },
      {
        loadId: first.loadId,
        companyName: 'Corner Muffler',
        date: first.buyerFinalisedDate,
        finalQty: 2.5,
        adjustedPrice: 172.23,
      },
    ]);
    const own = [second.loadId, first.loadId];
    expect((await seen(viewer, { companyId: customer.companyId })).map(({ loadId }) => loadId)).toEqual(own);
    expect((await seen(partnerOf(customer))).map(({ loadId }) => loadId)).toEqual(own);
    expect(await seen(partnerOf(customer), { companyId: stranger.companyId })).toEqual([]);
    expect(await seen(viewer, { count: 1 })).toHaveLength(1);
  });

  it('keeps prices from those who see none', async () => {
    const sessions = [
      testSession({ canSeeUnitPrice: true }),
      reader,
      partnerOf(customer, { hierarchy: 2, canSeeUnitPrice: true }),
    ];
    for (const session of sessions) {
      const list = await seen(session);
      expect(list.length).toBeGreaterThan(0);
      for (const row of list) expect(row).not.toHaveProperty('adjustedPrice');
    }
  });

  it('answers 401, 403, 404 and 400', async () => {
    expect((await catalogue.call(null, seenBefore, { productId })).status).toBe(401);
    expect((await catalogue.call(testSession({ isNewUser: true }), seenBefore, { productId })).status).toBe(
      403,
    );
    for (const unknown of [randomUUID(), inactive.productId])
      expect((await catalogue.call(viewer, seenBefore, { productId: unknown })).status).toBe(404);
    expect((await catalogue.call(viewer, seenBefore, { productId, count: 0 })).status).toBe(400);
    expect((await catalogue.call(viewer, seenBefore, { productId: 'x' })).status).toBe(400);
  });

  it('shows the 100 bought most in the last 90 days, the most bought first', async () => {
    const top = async (session: typeof viewer, asked: Record<string, unknown> = {}) => {
      const { body } = await catalogue.call(session, productList, { isTopResults: true, ...asked });
      return [body.list.map(({ oem }) => oem), body.areMoreItemsAvailable];
    };
    expect(await top(viewer)).toEqual([['KT 0334', 'KT 0335'], false]);
    expect(await top(editor)).toEqual([['OFF 1', 'KT 0334', 'KT 0335'], false]);
    expect(await top(editor, { count: 1 })).toEqual([['OFF 1'], true]);
    expect(await top(editor, { count: 1, offset: 2 })).toEqual([['KT 0335'], false]);
    expect(await top(editor, { offset: 100 })).toEqual([[], false]);
    expect(await top(editor, { family: 'Misc' })).toEqual([['OFF 1'], false]);
  });

  it('follows amendments, also doubled, late and in the wrong order', async () => {
    const item = bought(converterC.productId, { finalQty: 1 });
    const cart = load(1, [item]);
    const fewer = { ...cart, version: 7, items: [{ ...item, finalQty: 3 }] };
    const none = { ...cart, version: 9, items: [{ ...item, isDidNotBuy: true }] };
    const known = async () =>
      (await seen(viewer, { productId: converterC.productId }))
        .filter(({ loadId }) => loadId === cart.loadId)
        .map(({ finalQty }) => finalQty);
    const late = await catalogue.deliver(loadAmended, amended(fewer));
    expect(await known()).toEqual([3]);
    await catalogue.deliver(loadCompleted, cart);
    await catalogue.deliver(loadAmended, amended(fewer), late);
    await catalogue.deliver(loadAmended, amended(fewer));
    expect(await known()).toEqual([3]);
    await catalogue.deliver(loadAmended, amended(none));
    await catalogue.deliver(loadAmended, amended(fewer));
    expect(await known()).toEqual([]);
  });

  it('understands the examples of the events', async () => {
    await catalogue.deliver(loadAmended, loadAmended.example);
    await catalogue.deliver(loadCompleted, loadCompleted.example);
    const rows = await catalogue.service
      .database('purchase')
      .where({ load_id: loadCompleted.example.loadId });
    expect(rows).toHaveLength(1);
    expect(await catalogue.service.database('dead_letter')).toEqual([]);
  });
});
