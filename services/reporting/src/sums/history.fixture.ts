import { invoiceDeleted } from '@washcoat/contract-invoicing';
import { loadAmended, loadCompleted, loadFinished, type LoadSnapshot } from '@washcoat/contract-loads';
import type { TestService } from '@washcoat/testing';
import fc from 'fast-check';
import { completedLoad, idOf, loadItem } from '../report-rows/load.fixture';

const cents = fc.integer({ min: 1, max: 9_999_999 }).map((amount) => amount / 100);

const item = fc.record({
  oem: fc.constantFrom('GD3', 'GS2'),
  product: fc.constantFrom(idOf(61), idOf(62), null),
  price: cents,
  fate: fc.constantFrom('bought' as const, 'did not buy' as const, 'rejected' as const),
  type: fc.constantFrom('CERAMIC', 'DIESEL', 'IMPORT WIRE'),
  quarters: fc.integer({ min: 1, max: 40 }),
  total: cents,
});
const version = fc.record({
  grandtotal: cents,
  ceramic: cents,
  hour: fc.oneof(fc.integer({ min: 0, max: 24 * 9 }), fc.integer({ min: 0, max: 24 * 150 })),
  items: fc.array(item, { maxLength: 4 }),
});

/** An order through its life: finished by its seller or not, completed, amended, perhaps its invoice deleted. */
const order = fc.record({
  isFinished: fc.boolean(),
  isCompleted: fc.boolean(),
  versions: fc.array(version, { minLength: 1, maxLength: 3 }),
  isDeleted: fc.boolean(),
  company: fc.integer({ min: 0, max: 2 }),
  place: fc.integer({ min: 0, max: 1 }),
  buyer: fc.integer({ min: 0, max: 2 }),
});

/** Orders, and numbers by which what is told of them is shuffled. */
export const orderHistory = fc.record({
  orders: fc.array(order, { minLength: 1, maxLength: 10 }),
  shuffle: fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
});
export type OrderHistory = typeof orderHistory extends fc.Arbitrary<infer T> ? T : never;
type Order = OrderHistory['orders'][number];

export const companies = [idOf(71), idOf(72), idOf(73)] as const;
export const places = ['Atlanta', 'Memphis'] as const;
export const buyers = [idOf(81), idOf(82), null] as const;
/** Midnight of the day (UTC) on which the first of them is completed. */
export const FIRST_DAY = Date.UTC(2026, 10, 1);
const HOUR_MS = 3_600_000;

let last = 0;

/** The versions of an order, oldest first. */
function versionsOf({ versions, company, place, buyer }: Order): LoadSnapshot[] {
  const loadId = idOf(100_000 + last++);
  return versions.map(({ grandtotal, ceramic, hour, items }, at) => {
    const moment = new Date(FIRST_DAY + hour * HOUR_MS).toISOString();
    return completedLoad({
      ...{ loadId, version: at + 2, grandtotal },
      companyId: companies[company] ?? idOf(70),
      facilityName: places[place] ?? '',
      facilityCity: places[place] ?? '',
      assistantId: buyers[buyer] ?? null,
      buyerFinalisedDate: moment,
      sellerFinalisedDate: moment,
      invoioceItemDetails: { ...loadCompleted.example.invoioceItemDetails, ceramicValue: ceramic },
      items: items.map(({ fate, type, quarters, total, oem, product, price }) =>
        loadItem({
          ...{ itemId: idOf(1_000_000 + last++), type: type as 'CERAMIC', total },
          ...{ oem, productId: product, adjustedPrice: price },
          finalQty: quarters / 4,
          finalUnit: Math.ceil(quarters / 4),
          isDidNotBuy: fate !== 'bought',
          status: fate === 'rejected' ? 2 : 1,
        }),
      ),
    });
  });
}

/** Tells `reporting` of a history, its events in any order. */
export async function tellHistory(reporting: TestService, { orders, shuffle }: OrderHistory): Promise<void> {
  const events = orders.flatMap((of) => {
    const [first, ...amended] = versionsOf(of);
    if (!first) return [];
    const finished = { ...first, version: 1, type: 3 as const, buyerFinalisedDate: null };
    const deleted = { ...invoiceDeleted.example, loadId: first.loadId };
    return [
      ...(of.isFinished || !of.isCompleted ? [() => reporting.deliver(loadFinished, finished)] : []),
      ...(of.isCompleted
        ? [
            () => reporting.deliver(loadCompleted, first),
            ...amended.map(
              (load) => () => reporting.deliver(loadAmended, { ...loadAmended.example, ...load }),
            ),
            ...(of.isDeleted ? [() => reporting.deliver(invoiceDeleted, deleted)] : []),
          ]
        : []),
    ];
  });
  const keyed = events.map((tell, at) => ({ tell, key: shuffle[at % shuffle.length] ?? 0 }));
  for (const { tell } of keyed.sort((left, right) => left.key - right.key)) await tell();
}
