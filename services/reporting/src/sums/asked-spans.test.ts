import { loadAmended, loadCompleted } from '@washcoat/contract-loads';
import type { TestService } from '@washcoat/testing';
import fc from 'fast-check';
import { completedLoad, idOf, loadItem } from '../report-rows/load.fixture';
import type { Range } from '../report/report';
import { foldSpans } from './fold-sums.job';
import { companies, FIRST_DAY, orderHistory, tellHistory } from './history.fixture';
import { spanRollups } from './span-rollup';
import { expectSpansAlike, historiesOf, HOUR, startReporting, tellLookups } from './sums.fixture';

jest.setTimeout(240_000);

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

describe('the sums by span that the database keeps', () => {
  let reporting: TestService;
  beforeEach(async () => {
    reporting = await startReporting();
  });
  afterEach(() => reporting.stop());

  it('say what the rows say, over any history and for any range: before and after they are folded', async () => {
    await fc.assert(
      fc.asyncProperty(
        ...[orderHistory, lookups, fc.array(range, { minLength: 2, maxLength: 3 }), fc.boolean()],
        async (history, told, asked, isFoldedBetween) => {
          const half = Math.ceil(history.orders.length / 2);
          await tellHistory(reporting, { ...history, orders: history.orders.slice(0, half) });
          if (isFoldedBetween) await foldSpans(reporting.service);
          await tellHistory(reporting, { ...history, orders: history.orders.slice(half) });
          await tellLookups(reporting, told);
          for (const one of [{}, ...asked]) await expectSpansAlike(reporting, one);
          await foldSpans(reporting.service);
          for (const one of [{}, ...asked]) await expectSpansAlike(reporting, one);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('have looked again, once they are folded, for the prices of what an amendment took away', async () => {
    for (const history of historiesOf(7)) await tellHistory(reporting, history);
    await foldSpans(reporting.service);
    const { database } = reporting.service;
    for (const { rollup } of spanRollups) {
      expect(await database(rollup.fresh).select('day')).toEqual([]);
      for (const { table } of rollup.levels)
        expect(await database(table).where('is_touched', true).orWhere('rows', 0).select('span')).toEqual([]);
      for (const { table } of rollup.runs)
        expect(await database(table).whereRaw('0 = all(rows)').select('first')).toEqual([]);
    }
    await database('invoice_copy').delete();
    const [least] = await database('transaction_row').min('adjusted_price as price');
    const [kept] = await database('bought_code_sum').where('span', 'year').min('least_price as price');
    expect(kept).toEqual(least);
  });

  it('lose nothing where the part that takes rows away is folded before the one that brought them', async () => {
    const { database } = reporting.service;
    const bought = (n: number, itemId: number, finalUnit: number) =>
      loadItem({ itemId: idOf(itemId), oem: 'GD3', finalUnit, finalQty: n });
    const order = (n: number) => ({
      ...{ loadId: idOf(n), companyId: companies[0], buyerFinalisedDate: '2026-11-12T12:00:00.000Z' },
    });
    await reporting.deliver(loadCompleted, completedLoad({ ...order(1), items: [bought(2, 11, 2)] }));
    await reporting.deliver(loadCompleted, completedLoad({ ...order(2), items: [bought(5, 21, 5)] }));
    const amended = completedLoad({ ...order(1), version: 9, items: [] });
    await reporting.deliver(loadAmended, { ...loadAmended.example, ...amended });
    // As they may lie where a table has room in the middle: what was taken away first, and the greatest.
    await database.raw(`with fresh as (delete from bought_code_fresh returning *)
      insert into bought_code_fresh select * from fresh order by rows, pieces desc`);
    expect(await database('bought_code_fresh').pluck('pieces')).toEqual(['-2', '5', '2']);
    await database.raw('select fold_bought_code_fresh(2)');
    await expectSpansAlike(reporting, {});
    await foldSpans(reporting.service);
    await expectSpansAlike(reporting, {});
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
    const told = [0, 700, 1400].map((hour) => ({ oem: 'GD3', person: 0, company: 0, hour }));
    await tellLookups(reporting, told);
    await add(1, 30_000);
    expect(await database('lookup_fresh').where('oem', '<>', 'GD3').select('day')).toEqual([]);
    await add(30_001, 30_010);
    await expectSpansAlike(reporting, {});
    await database('lookup_row').where('at', '<', new Date('2026-11-09T00:00:00Z')).delete();
    await expectSpansAlike(reporting, {});
    await foldSpans(reporting.service);
    await expectSpansAlike(reporting, {});
    await database('lookup_row').delete();
    expect(await database('lookup_person_sum').select('span')).toEqual([]);
    for (const table of ['lookup_code_run', 'lookup_pair_run', 'lookup_person_run'])
      expect(await database(table).select('first')).toEqual([]);
    await expectSpansAlike(reporting, {});
  });
});
