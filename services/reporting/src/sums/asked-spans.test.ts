import { lookupDone } from '@washcoat/contract-converters';
import { companyChanged, type Session } from '@washcoat/contract-entities';
import { orZero } from '@washcoat/metals';
import { replayTopic } from '@washcoat/service-kit';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import fc from 'fast-check';
import { idOf } from '../report-rows/load.fixture';
import type { Range } from '../report/report';
import { reportingService } from '../service';
import { topCats } from '../top-cats/top-cats.report';
import { topCustomers } from '../top-customers/top-customers.report';
import { topLookups } from '../top-lookups/top-lookups.report';
import { groupsAsked } from './asked-spans';
import { cutDays } from './cut-days';
import { foldSpans } from './fold-sums.job';
import { companies, FIRST_DAY, orderHistory, places, tellHistory } from './history.fixture';
import { codeSums, customerSums, lookupSums, spanRollups } from './span-rollup';

const ZONE = 'America/New_York';
const HOUR = 3_600_000;
type Row = Record<string, unknown>;
jest.setTimeout(240_000);

const administrator = testSession({ hierarchy: 1 });
const employee = testSession({ hierarchy: 10, companyId: HOUSE_ID });
const manager = testSession({
  ...{ hierarchy: 3, companyId: HOUSE_ID, facilityCity: places[0], isFranchise: false },
});
const subscriber = testSession({ hierarchy: 2, companyId: companies[2] });
const viewers = [administrator, employee, manager, subscriber];

/** Midnights of New York at which thirds of months and months begin, and any hours. */
const moment = fc.oneof(
  fc.constantFrom(4, 244, 724, 1469).map((hour) => FIRST_DAY + hour * HOUR),
  fc.integer({ min: -30, max: 24 * 160 }).map((hour) => FIRST_DAY + hour * HOUR),
);
const range = fc
  .record({ from: moment, to: moment }, { requiredKeys: [] })
  .map(({ from, to }): Range =>
    from !== undefined && to !== undefined && to < from ? { from: to, to: from } : { from, to },
  );

/** Lookups of two people; one of them is called otherwise later. */
const lookups = fc.array(
  fc.record({
    oem: fc.constantFrom('GD3', 'GS2'),
    person: fc.integer({ min: 0, max: 1 }),
    company: fc.integer({ min: 0, max: 2 }),
    hour: fc.integer({ min: 0, max: 24 * 150 }),
  }),
  { maxLength: 12 },
);
type Lookups = typeof lookups extends fc.Arbitrary<infer T> ? T : never;

describe('the sums by span that the database keeps', () => {
  let reporting: TestService;
  let last = 0;
  beforeEach(async () => {
    reporting = await TestService.start(reportingService);
    for (const companyId of companies)
      await reporting.deliver(companyChanged, {
        ...companyChanged.example,
        ...{ companyId, parentCompanyId: companyId === companies[2] ? idOf(900) : HOUSE_ID },
      });
  });
  afterEach(() => reporting.stop());

  async function tellLookups(told: Lookups) {
    for (const { oem, person, company, hour } of told)
      await reporting.deliver(lookupDone, {
        ...lookupDone.example,
        ...{ lookupId: idOf(900_000 + last++), oem, userId: idOf(300 + person) },
        ...{ companyId: companies[company] ?? idOf(70), at: new Date(FIRST_DAY + hour * HOUR).toISOString() },
        firstName: hour > 1000 ? 'Mia' : 'Sam',
      });
  }

  /** What a report lists, and what the rows themselves say. */
  async function expectAlike(filters: Range, zone = ZONE) {
    for (const session of viewers) {
      const asking = { database: reporting.service.database, session };
      const ofRows = { filters, isOfRows: true };
      const cats = await topCats(zone).select(asking, filters);
      expect(sorted(cats.map(catOf))).toEqual(
        sorted(
          (
            await groupsAsked(
              asking,
              {
                ...ofRows,
                ...{ rollup: codeSums, keys: ['oem', 'type'] },
                extremes: ['least_price', 'greatest_price', 'newest_product'],
              },
              zone,
            )
          ).map((row: Row) =>
            catOf({
              ...row,
              ...{ min_price: row.least_price, max_price: row.greatest_price },
              product_id: String(row.newest_product).slice(20) || null,
            }),
          ),
        ),
      );
      const seen = await groupsAsked(
        asking,
        {
          ...ofRows,
          ...{ rollup: lookupSums, keys: ['oem', 'user_id'], extremes: ['first_name', 'last_name'] },
        },
        zone,
      );
      expect(sorted((await topLookups(zone).select(asking, filters)).map(seenOf))).toEqual(
        sorted(seen.map((row: Row) => seenOf({ ...row, count: Number(row.rows) }))),
      );
      for (const [rollup, key] of [
        [customerSums, 'company_id'],
        [lookupSums, 'company_id'],
        [lookupSums, 'user_id'],
        [lookupSums, 'oem'],
        [codeSums, 'oem'],
      ] as const)
        expect(await counted(session, rollup, key, { filters }, zone)).toEqual(
          await counted(session, rollup, key, ofRows, zone),
        );
      const customers = await topCustomers(zone).select(asking, filters);
      expect(sum(customers.map(({ orders }: { orders: number }) => orders))).toBe(
        sum((await counted(session, customerSums, 'company_id', ofRows, zone)).map(({ rows }) => rows)),
      );
    }
  }

  async function counted(
    session: Session,
    rollup: typeof codeSums | typeof customerSums | typeof lookupSums,
    key: string,
    asked: { filters: Range; isOfRows?: boolean },
    zone: string,
  ): Promise<{ key: string; rows: number }[]> {
    const asking = { database: reporting.service.database, session };
    const rows = await groupsAsked(asking, { rollup, keys: [key], ...asked }, zone);
    return sorted(rows.map((row: Row) => ({ key: String(row[key]), rows: Number(row.rows) })));
  }

  const text = (value: unknown) => orZero(String(value)).toString();
  const catOf = (row: Record<string, unknown>) => ({
    ...{ oem: row.oem, type: row.type, pieces: text(row.pieces), quantity: text(row.quantity) },
    ...{ least: text(row.min_price), greatest: text(row.max_price), product: row.product_id },
  });
  const seenOf = ({ oem, user_id, count, first_name, last_name }: Record<string, unknown>) => ({
    ...{ oem, user_id, count, first_name, last_name },
  });
  const sorted = <T>(rows: T[]) =>
    rows.sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  const sum = (figures: number[]) => figures.reduce((one, other) => one + other, 0);

  it('say what the rows say, over any history and for any range: before and after they are folded', async () => {
    await fc.assert(
      fc.asyncProperty(
        ...[orderHistory, lookups, fc.array(range, { minLength: 2, maxLength: 3 }), fc.boolean()],
        async (history, told, asked, isFoldedBetween) => {
          const half = Math.ceil(history.orders.length / 2);
          await tellHistory(reporting, { ...history, orders: history.orders.slice(0, half) });
          if (isFoldedBetween) await foldSpans(reporting.service);
          await tellHistory(reporting, { ...history, orders: history.orders.slice(half) });
          await tellLookups(told);
          for (const one of [{}, ...asked]) await expectAlike(one);
          await foldSpans(reporting.service);
          for (const one of [{}, ...asked]) await expectAlike(one);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('have looked again, once they are folded, for the prices of what an amendment took away', async () => {
    const [history] = fc.sample(orderHistory, { numRuns: 1, seed: 7 });
    if (!history) throw new Error('There is no history.');
    await tellHistory(reporting, history);
    await foldSpans(reporting.service);
    const { database } = reporting.service;
    for (const { rollup } of spanRollups) {
      expect(await database(rollup.fresh).select('day')).toEqual([]);
      for (const { table } of rollup.levels)
        expect(await database(table).where('is_touched', true).orWhere('rows', 0).select('span')).toEqual([]);
    }
    await database('invoice_copy').delete();
    const [least] = await database('transaction_row').min('adjusted_price as price');
    const [kept] = await database('bought_code_sum').where('span', 'year').min('least_price as price');
    expect(kept).toEqual(least);
  });

  it('are exchanged with the rows by a replay, and cut anew on another calendar', async () => {
    const [history] = fc.sample(orderHistory, { numRuns: 1, seed: 11 });
    if (!history) throw new Error('There is no history.');
    await tellHistory(reporting, history);
    const { service } = reporting;
    await replayTopic(service, service, 'loads.load');
    await expectAlike({});
    // What was delivered by hand is in no log: a replay of nothing leaves nothing.
    expect(await counted(administrator, codeSums, 'oem', { filters: {} }, ZONE)).toEqual([]);
    await tellHistory(reporting, history);
    await cutDays(
      Object.assign(Object.create(service), {
        platform: { ...service.platform, timezone: 'Asia/Kathmandu' },
      }),
    );
    await expectAlike({}, 'Asia/Kathmandu');
    await expectAlike({ from: FIRST_DAY, to: FIRST_DAY + 1000 * HOUR }, 'Asia/Kathmandu');
  });

  it('wait for nobody: two that write at once, and a fold meanwhile, all add to them', async () => {
    const [one, other] = fc.sample(orderHistory, { numRuns: 2, seed: 3 });
    if (!one || !other) throw new Error('There are no histories.');
    await Promise.all([
      tellHistory(reporting, one),
      tellHistory(reporting, other),
      foldSpans(reporting.service),
    ]);
    await expectAlike({});
    await foldSpans(reporting.service);
    await expectAlike({});
  });

  it('take many rows of one statement at once, and are empty with their rows', async () => {
    const { database } = reporting.service;
    const add = (from: number, to: number) =>
      database.raw(
        `insert into lookup_row select '2026-11-01'::timestamptz + number * interval '1 minute',
          md5(number::text)::uuid, :product, 'KT ' || number % 7, :user, :company, 'Sam', 'Corner'
          from generate_series(:from::int, :to::int) as number`,
        { product: idOf(1), user: idOf(300), company: companies[0], from, to },
      );
    await tellLookups([0, 700, 1400].map((hour) => ({ oem: 'GD3', person: 0, company: 0, hour })));
    await add(1, 30_000);
    expect(await database('lookup_fresh').where('oem', '<>', 'GD3').select('day')).toEqual([]);
    await add(30_001, 30_010);
    await expectAlike({});
    await database('lookup_row').where('at', '<', new Date('2026-11-09T00:00:00Z')).delete();
    await expectAlike({});
    await foldSpans(reporting.service);
    await expectAlike({});
    await database('lookup_row').delete();
    expect(await database('lookup_person_sum').select('span')).toEqual([]);
    await expectAlike({});
  });
});
