import { companyChanged } from '@washcoat/contract-entities';
import { invoiceDeleted } from '@washcoat/contract-invoicing';
import { loadAmended, loadCompleted, type LoadEventItem } from '@washcoat/contract-loads';
import {
  costSheetReport,
  didNotBuyReport,
  salesReport,
  topCatsReport,
  topCustomersReport,
  transactionsReport,
  type Material,
} from '@washcoat/contract-reporting';
import { orZero } from '@washcoat/metals';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import fc from 'fast-check';
import { completedLoad, idOf, loadItem } from '../report-rows/load.fixture';
import { reportingService } from '../service';
import { foldSpans } from '../sums/fold-sums.job';

const HISTORIES = 6;
jest.setTimeout(120_000);

const cents = fc.integer({ min: 1, max: 99_999_999 }).map((amount) => amount / 100);

/** An item as it stood in one version of its order. */
const item = fc.record({
  fate: fc.constantFrom('bought' as const, 'did not buy' as const, 'rejected' as const),
  oem: fc.constantFrom('GD3', 'GS2', 'KT 0334'),
  type: fc.constantFrom('CERAMIC', 'IMPORT WIRE'),
  quarters: fc.integer({ min: 1, max: 400 }),
  total: cents,
  price: cents,
});
type Item = typeof item extends fc.Arbitrary<infer T> ? T : never;

/** An order with its versions, oldest first, which may be told of in any order, and whether its invoice was deleted. */
const order = fc.record({
  versions: fc.array(
    fc.record({ grandtotal: cents, ceramic: cents, items: fc.array(item, { maxLength: 4 }) }),
    { minLength: 1, maxLength: 3 },
  ),
  day: fc.integer({ min: 1, max: 28 }),
  isDeleted: fc.boolean(),
});
const history = fc.record({
  orders: fc.array(order, { minLength: 1, maxLength: 8 }),
  shuffle: fc.array(fc.nat(), { minLength: 64, maxLength: 64 }),
});
type Order = typeof order extends fc.Arbitrary<infer T> ? T : never;

const sumOf = (figures: readonly (number | undefined)[]) =>
  figures.reduce<ReturnType<typeof orZero>>((sum, figure) => sum.plus(figure ?? NaN), orZero(0)).toNumber();
const lastOf = ({ versions }: Order) => versions.at(-1) ?? { grandtotal: 0, ceramic: 0, items: [] };
const unitsOf = ({ quarters }: Item) => Math.ceil(quarters / 4);
const quantityOf = (items: readonly Item[], fate: Item['fate']) =>
  sumOf(items.map((one) => (one.fate === fate ? one.quarters / 4 : 0)));

/** What a report of items comes to. */
function sumsOf(items: readonly Item[], fate: Item['fate']) {
  const wanted = items.filter((one) => one.fate === fate);
  return {
    rows: wanted.length,
    pieces: sumOf(wanted.map((one) => (one.type === 'IMPORT WIRE' ? 0 : unitsOf(one)))),
    spend: sumOf(wanted.map(({ total }) => total)),
  };
}

/** Every type has an average of its own. */
function expectMaterials(
  totals: { materials?: readonly Material[] },
  items: readonly Item[],
  fate: Item['fate'],
) {
  const expected = ['CERAMIC', 'IMPORT WIRE'].flatMap((type) => {
    const of = items.filter((one) => one.fate === fate && one.type === type);
    if (!of.length) return [];
    const [units, spend] = [quantityOf(of, fate), sumOf(of.map(({ total }) => total))];
    const averageSpend = orZero(spend).div(units).toDecimalPlaces(2).toNumber();
    return [{ type, units, isWeighed: type === 'IMPORT WIRE', spend, averageSpend }];
  });
  expect(totals.materials).toEqual(expected);
}

describe('the figures of all reports, over any history of orders', () => {
  let reporting: TestService;
  let last = 0;
  beforeAll(async () => {
    reporting = await TestService.start(reportingService);
  });
  afterAll(() => reporting.stop());

  const viewerOf = (companyId: string) =>
    testSession({
      ...{ hierarchy: 10, companyId, canSeeSubtotal: true, canSeeUnitPrice: true, canAccessDashboard: true },
      ...{
        canViewCostSheet: true,
        canViewTopCats: true,
        canViewDNBReport: true,
        canViewTransactionReport: true,
      },
    });

  /** Tells of every version of every order, and of what was deleted, in a shuffled order. */
  async function tell(companyId: string, orders: readonly Order[], shuffle: readonly number[]) {
    const events = orders.flatMap(({ versions, day, isDeleted }) => {
      const loadId = idOf(10_000 + last++);
      const told = versions.map(({ grandtotal, ceramic, items }, at) => {
        const load = completedLoad({
          ...{ loadId, companyId, version: at + 1, grandtotal },
          ...{ facilityName: `Yard ${companyId}`, facilityCity: 'Atlanta' },
          buyerFinalisedDate: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
          invoioceItemDetails: { ...loadCompleted.example.invoioceItemDetails, ceramicValue: ceramic },
          items: items.map(itemOf),
        });
        return () =>
          at === 0
            ? reporting.deliver(loadCompleted, load)
            : reporting.deliver(loadAmended, { ...loadAmended.example, ...load });
      });
      const deleted = { ...invoiceDeleted.example, loadId };
      return isDeleted ? [...told, () => reporting.deliver(invoiceDeleted, deleted)] : told;
    });
    const keyed = events.map((event, at) => ({ event, key: shuffle[at % shuffle.length] ?? 0 }));
    for (const { event } of keyed.sort((left, right) => left.key - right.key)) await event();
  }

  function itemOf({ fate, oem, type, quarters, total, price }: Item): LoadEventItem {
    return loadItem({
      ...{ itemId: idOf(1_000_000 + last++), oem, type, total, finalQty: quarters / 4, adjustedPrice: price },
      finalUnit: Math.ceil(quarters / 4),
      isDidNotBuy: fate !== 'bought',
      status: fate === 'rejected' ? 2 : 1,
    });
  }

  /** A report whole: all its rows, and the days and totals that its first page tells. */
  async function whole<Row, Sums extends object>(
    ask: (page: { count: number; after?: string }) => Promise<{
      status: number;
      body: { list: Row[]; areMoreItemsAvailable: boolean; next?: string | null } & Sums;
    }>,
  ) {
    const first = await ask({ count: 3 });
    const list = [...first.body.list];
    for (let { body } = first; body.next;) {
      ({ body } = await ask({ count: 3, after: body.next }));
      list.push(...body.list);
    }
    expect(first.status).toBe(200);
    return { ...first.body, list };
  }

  it('come to what the last versions of the orders come to, to the cent: in their rows, days and totals', async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.boolean(), async ({ orders, shuffle }, isFolded) => {
        const companyId = idOf(5_000 + last++);
        await reporting.deliver(companyChanged, {
          ...companyChanged.example,
          ...{ companyId, parentCompanyId: HOUSE_ID },
        });
        await tell(companyId, orders, shuffle);
        if (isFolded) await foldSpans(reporting.service);
        const kept = orders.filter(({ isDeleted }) => !isDeleted).map(lastOf);
        const items = kept.flatMap((version) => version.items);
        const grandtotal = sumOf(kept.map((version) => version.grandtotal));

        const viewer = viewerOf(companyId);
        const cost = await whole((page) => reporting.call(viewer, costSheetReport, page));
        expect(cost.totals).toMatchObject({ rows: kept.length, grandtotal });
        expect(cost.totals.ceramicValue).toBe(sumOf(kept.map(({ ceramic }) => ceramic)));
        for (const parts of [cost.list, cost.days])
          expect(sumOf(parts.map((part) => part.grandtotal))).toBe(grandtotal);

        const sales = await whole((page) => reporting.call(viewer, salesReport, page));
        expect(sales.totals).toMatchObject({ rows: kept.length, grandtotal });
        expect(sumOf(sales.list.map((row) => row.grandtotal))).toBe(grandtotal);

        const bought = await whole((page) => reporting.call(viewer, transactionsReport, page));
        expect(bought.totals).toMatchObject(sumsOf(items, 'bought'));
        expectMaterials(bought.totals, items, 'bought');
        expect(sumOf(bought.days.map(({ spend }) => spend))).toBe(bought.totals.spend);
        expect(sumOf(bought.list.map(({ finalQty }) => finalQty))).toBe(quantityOf(items, 'bought'));

        const left = await whole((page) => reporting.call(viewer, didNotBuyReport, page));
        expect(left.totals).toMatchObject(sumsOf(items, 'did not buy'));
        expectMaterials(left.totals, items, 'did not buy');
        expect(sumOf(left.days.map(({ spend }) => spend))).toBe(left.totals.spend);
        expect(sumOf(left.list.map(({ qty }) => qty))).toBe(quantityOf(items, 'did not buy'));

        // Who sees all customers is answered of other sums: those of the yard, where nobody else sold.
        const facility = `Yard ${companyId}`;
        const everybody = { ...viewer, hierarchy: 1 as const, companyId: HOUSE_ID };
        for (const [report, totals] of [
          [costSheetReport, cost.totals],
          [transactionsReport, bought.totals],
          [didNotBuyReport, left.totals],
        ] as const)
          expect((await reporting.call(everybody, report, { facility })).body.totals).toEqual(totals);

        const { body: cats } = await reporting.call(viewer, topCatsReport, {});
        expect(cats.totals.quantity).toBe(quantityOf(items, 'bought'));
        expect(sumOf(cats.list.map(({ quantity }) => quantity))).toBe(cats.totals.quantity);
        expect(sumOf(cats.list.map(({ count }) => count))).toBe(bought.totals.pieces);
        for (const { oem, type, minPrice, maxPrice } of cats.list) {
          const prices = items.flatMap((one) =>
            one.fate === 'bought' && one.oem === oem && one.type === type ? [one.price] : [],
          );
          expect([minPrice, maxPrice]).toEqual([Math.min(...prices), Math.max(...prices)]);
        }

        const { body: customers } = await reporting.call(viewer, topCustomersReport, {});
        expect(customers.totals.orders).toBe(kept.length);
        expect(sumOf(customers.list.map(({ invcount }) => invcount))).toBe(kept.length);
      }),
      { numRuns: HISTORIES },
    );
  });
});
