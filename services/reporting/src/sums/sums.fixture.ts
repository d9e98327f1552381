import { lookupDone } from '@washcoat/contract-converters';
import { companyChanged } from '@washcoat/contract-entities';
import { orZero } from '@washcoat/metals';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import fc from 'fast-check';
import { linesAsked, type OrderFilters } from '../report/order-lines';
import { MOST_ROWS, rowsOfReport, type Asking, type Range } from '../report/report';
import { idOf } from '../report-rows/load.fixture';
import { reportingService } from '../service';
import { topCats } from '../top-cats/top-cats.report';
import { topCustomers } from '../top-customers/top-customers.report';
import { topLookups } from '../top-lookups/top-lookups.report';
import { groupsAsked } from './asked-spans';
import { sumsAsked } from './asked-sums';
import { companies, FIRST_DAY, orderHistory, places, type OrderHistory } from './history.fixture';
import { orderSums, rollups, type Rollup } from './rollup';
import { codeSums, customerSums, lookupSums } from './span-rollup';

export const ZONE = 'America/New_York';
export const HOUR = 3_600_000;

export const administrator = testSession({ hierarchy: 1 });
const employee = testSession({ hierarchy: 10, companyId: HOUSE_ID });
const manager = testSession({
  ...{ hierarchy: 3, companyId: HOUSE_ID, facilityCity: places[0], isFranchise: false },
});
const subscriber = testSession({ hierarchy: 2, companyId: companies[2] });
const viewers = [administrator, employee, manager, subscriber];

/** Reporting that knows the customers of histories: two of the house, and one of somebody else. */
export async function startReporting(): Promise<TestService> {
  const reporting = await TestService.start(reportingService);
  for (const companyId of companies)
    await reporting.deliver(companyChanged, {
      ...companyChanged.example,
      ...{ companyId, parentCompanyId: companyId === companies[2] ? idOf(900) : HOUSE_ID },
    });
  return reporting;
}

/** So many histories, the same ones for one seed. */
export const historiesOf = (seed: number, count = 1): OrderHistory[] =>
  fc.sample(orderHistory, { numRuns: count, seed });

let last = 0;

/** A lookup of one of two people; she is called Mia later. */
export interface Told {
  oem: string;
  person: number;
  company: number;
  hour: number;
}

/** Tells `reporting` of lookups. */
export async function tellLookups(reporting: TestService, told: readonly Told[]): Promise<void> {
  for (const { oem, person, company, hour } of told)
    await reporting.deliver(lookupDone, {
      ...lookupDone.example,
      ...{ lookupId: idOf(900_000 + last++), oem, userId: idOf(300 + person) },
      ...{ companyId: companies[company] ?? idOf(70), at: new Date(FIRST_DAY + hour * HOUR).toISOString() },
      firstName: hour > 1000 ? 'Mia' : 'Sam',
    });
}

const text = (value: unknown) => orZero(String(value)).toString();
const sorted = <T>(rows: T[]) =>
  rows.sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
type Row = Record<string, unknown>;

/** Expects of sums by day, for every viewer, what the rows themselves say. */
export async function expectDaysAlike(
  { service: { database } }: TestService,
  asked: OrderFilters,
  zone = ZONE,
): Promise<void> {
  for (const session of viewers)
    for (const rollup of rollups) await expectDaysOf({ database, session }, { rollup, asked }, zone);
  await expectDaysOf({ database, session: administrator }, { rollup: orderSums, asked, kinds: ['4'] }, zone);
}

async function expectDaysOf(
  asking: Asking,
  { rollup, asked: filters, kinds }: { rollup: Rollup; asked: OrderFilters; kinds?: string[] },
  zone: string,
) {
  const onlyRows = linesAsked(asking, rollup.of, filters);
  if (kinds) onlyRows.whereRaw(`${rollup.kind} = any(?)`, [kinds]);
  const [kept, counted] = await Promise.all([
    sumsAsked(asking, { rollup, filters, kinds }, zone),
    sumsAsked(asking, { rollup, filters, onlyRows }, zone),
  ]);
  expect(kept.map(numbers)).toEqual(counted.map(numbers));
}

/** `10.50` and `10.5` are one sum. */
const numbers = (sums: object) =>
  Object.fromEntries(
    Object.entries(sums).map(([name, value]) => [
      name,
      name === 'day' || name === 'kind' ? value : text(value),
    ]),
  );

/** Expects of what reports list by span, for every viewer, what the rows themselves say. */
export async function expectSpansAlike(
  { service: { database } }: TestService,
  filters: Range,
  zone = ZONE,
): Promise<void> {
  for (const session of viewers) {
    const asking = { database, session };
    await expectCatsAlike(asking, filters, zone);
    await expectLookupsAlike(asking, filters, zone);
    for (const [rollup, key] of [
      [customerSums, 'company_id'],
      [lookupSums, 'user_id'],
      [lookupSums, 'oem'],
    ] as const)
      expect(await counted(asking, { rollup, key, filters }, zone)).toEqual(
        await counted(asking, { rollup, key, filters, isOfRows: true }, zone),
      );
    const customers = await topCustomers(zone).select(asking, filters);
    const orders = { rollup: customerSums, key: 'company_id', filters, isOfRows: true };
    expect(sum(customers.map((customer: { orders: number }) => customer.orders))).toBe(
      sum((await counted(asking, orders, zone)).map(({ rows }) => rows)),
    );
  }
}

/** As many as a file asks for: of so many the extremes are all grouped. */
const MANY_ROWS = MOST_ROWS + 1;
const sum = (figures: number[]) => figures.reduce((one, other) => one + other, 0);

async function expectCatsAlike(asking: Asking, filters: Range, zone: string) {
  const rows = await groupsAsked(
    asking,
    {
      ...{ rollup: codeSums, keys: ['oem', 'type'], filters, isOfRows: true },
      extremes: ['least_price', 'greatest_price', 'newest_product'],
    },
    zone,
  );
  const ofRows = rows.map((row: Row) =>
    catOf({
      ...row,
      ...{ min_price: row.least_price, max_price: row.greatest_price },
      product_id: String(row.newest_product).slice(20) || null,
    }),
  );
  for (const count of [MOST_ROWS, MANY_ROWS]) {
    const { list } = await rowsOfReport(topCats(zone), asking, filters, { count, offset: 0 });
    expect(sorted(list.map((row) => catOf({ ...row })))).toEqual(sorted([...ofRows]));
  }
}

const catOf = (row: Row) => ({
  ...{ oem: row.oem, type: row.type, pieces: text(row.pieces), quantity: text(row.quantity) },
  ...{ least: text(row.min_price), greatest: text(row.max_price), product: row.product_id },
});

async function expectLookupsAlike(asking: Asking, filters: Range, zone: string) {
  const rows = await groupsAsked(
    asking,
    {
      ...{ rollup: lookupSums, keys: ['oem', 'user_id'], filters, isOfRows: true },
      extremes: ['first_name', 'last_name'],
    },
    zone,
  );
  const ofRows = rows.map((row: Row) => seenOf({ ...row, count: Number(row.rows) }));
  for (const count of [MOST_ROWS, MANY_ROWS]) {
    const { list } = await rowsOfReport(topLookups(zone), asking, filters, { count, offset: 0 });
    expect(sorted(list.map((row) => seenOf({ ...row })))).toEqual(sorted([...ofRows]));
  }
}

const seenOf = ({ oem, user_id, count, first_name, last_name }: Row) => ({
  ...{ oem, user_id, count, first_name, last_name },
});

interface Counted {
  rollup: typeof codeSums | typeof customerSums | typeof lookupSums;
  key: string;
  filters: Range;
  isOfRows?: boolean;
}

async function counted(asking: Asking, { key, ...asked }: Counted, zone: string) {
  const rows = await groupsAsked(asking, { keys: [key], ...asked }, zone);
  const counts: { key: string; rows: number }[] = rows.map((row: Row) => ({
    key: String(row[key]),
    rows: Number(row.rows),
  }));
  return sorted(counts);
}
