import { replayTopic } from '@washcoat/service-kit';
import type { TestService } from '@washcoat/testing';
import { reportingBooks } from '../books';
import { ensureMonth } from '../report-rows/month-partition';
import { hold, standAt, untilSomebodyWaits } from '../report-rows/standing-still.fixture';
import { groupsAsked } from './asked-spans';
import { sumsAsked } from './asked-sums';
import { cutDays } from './cut-days';
import { foldDays, foldSpans } from './fold-sums.job';
import { FIRST_DAY, tellHistory } from './history.fixture';
import { boughtSums } from './rollup';
import { codeSums, spanRollups } from './span-rollup';
import {
  administrator,
  expectDaysAlike,
  expectSpansAlike,
  historiesOf,
  HOUR,
  startReporting,
  tellLookups,
  ZONE,
} from './sums.fixture';

const KATHMANDU = 'Asia/Kathmandu';
const LOCK = 171_181;
jest.setTimeout(240_000);

describe('sums that the database keeps, by day and by span', () => {
  let reporting: TestService;
  beforeEach(async () => {
    reporting = await startReporting();
  });
  afterEach(() => reporting.stop());

  const fold = async () => {
    await foldDays(reporting.service);
    await foldSpans(reporting.service);
  };
  async function expectAlike(asked: { from?: number; to?: number } = {}, zone = ZONE) {
    await expectDaysAlike(reporting, asked, zone);
    await expectSpansAlike(reporting, asked, zone);
  }
  const cutOn = (timezone: string) =>
    cutDays({ database: reporting.service.database, platform: { timezone } });
  /** What the books say of sums. */
  async function wrong(): Promise<unknown[]> {
    const rules = reportingBooks.filter(({ name }) => name.startsWith('the sums'));
    const found = [];
    for (const { query } of rules) found.push(...(await reporting.service.database.raw(query)).rows);
    return found;
  }

  const indexes = () =>
    reporting.service
      .database('pg_indexes')
      .where('schemaname', 'reporting')
      .orderBy('indexname')
      .pluck('indexdef');

  it('are exchanged with the rows by a replay', async () => {
    const { service } = reporting;
    for (const history of historiesOf(11)) await tellHistory(reporting, history);
    await replayTopic(service, service, 'loads.load');
    await expectAlike();
    // What was delivered by hand is in no log: a replay of nothing leaves nothing.
    const asking = { database: service.database, session: administrator };
    const [{ rows } = { rows: 0 }] = await sumsAsked(asking, { rollup: boughtSums, filters: {} }, ZONE);
    expect(rows).toBe(0);
    expect(await groupsAsked(asking, { rollup: codeSums, filters: {}, keys: ['oem'] }, ZONE)).toEqual([]);
  });

  it('are cut anew on another calendar, and stay there', async () => {
    for (const history of historiesOf(11)) await tellHistory(reporting, history);
    const indexed = await indexes();
    await cutOn(KATHMANDU);
    // Many rows are filled into tables without theirs.
    expect(await indexes()).toEqual(indexed);
    await expectAlike({}, KATHMANDU);
    await expectAlike({ from: FIRST_DAY, to: FIRST_DAY + 1000 * HOUR }, KATHMANDU);
    for (const history of historiesOf(12)) await tellHistory(reporting, history);
    await fold();
    await expectAlike({}, KATHMANDU);
    expect(await wrong()).toEqual([]);
  });

  it('wait for nobody: two that write at once, and a fold meanwhile, all add to them', async () => {
    await Promise.all([...historiesOf(3, 2).map((history) => tellHistory(reporting, history)), fold()]);
    await expectAlike();
    await fold();
    await expectAlike();
  });

  it('are held to their rows by the books, every sum of every key', async () => {
    const { database } = reporting.service;
    for (const history of historiesOf(7, 3)) await tellHistory(reporting, history);
    await fold();
    expect(await wrong()).toEqual([]);
    const [key] = await database('bought_code_sum').where('span', 'month').select('oem', 'type').limit(1);
    const off = (by: number) =>
      database('bought_code_sum')
        .where({ span: 'month', ...key })
        .increment('pieces', by);
    expect(await off(1)).toBeGreaterThan(0);
    expect(await wrong()).toHaveLength(1);
    await off(-1);
    // Between two thirds, so that it comes to the same in all.
    const later = (by: number) =>
      database('bought_code_run')
        .where(key ?? {})
        .update('pieces', database.raw('(pieces[1] + ?) || pieces[2:]', [by]));
    expect(await later(1)).toBeGreaterThan(0);
    expect((await wrong()).length).toBeGreaterThan(0);
    await later(-1);
    expect(await wrong()).toEqual([]);
    expect(await database('transaction_by_party').increment('quantity', 1)).toBeGreaterThan(0);
    expect(await wrong()).not.toEqual([]);
  });

  describe('while they are filled', () => {
    /** Has whoever fills a table of sums meet `body`, and nobody else. */
    const meet = (table: string, body: string) =>
      reporting.service.database.raw(`
        create or replace function met() returns trigger language plpgsql as $$ begin ${body} return new; end $$;
        create or replace trigger met before insert on ${table} for each row
          ${table === 'transaction_by_place' ? 'when (new.is_folded)' : ''} execute function met();`);
    /** Writes as others do, and gives up when it has to wait. */
    const write = (text: string) =>
      reporting.service.database.transaction(async (trx) => {
        await trx.raw(`set local lock_timeout = '5s'`);
        await trx.raw(text);
      });
    const told = [0, 700, 1400].map((hour) => ({ oem: 'GD3', person: 0, company: 0, hour }));
    const manyLookups = `insert into lookup_row select '2026-11-01'::timestamptz + number * interval '1 minute',
      md5(number::text)::uuid, product_id, oem, user_id, company_id, first_name, last_name
      from (select * from lookup_row limit 1) as any_row, generate_series(1, 21000) as number`;

    it.each([
      ['day', 'sum_zone', 'transaction_by_place'],
      ['span', 'span_zone', 'bought_code_sum'],
    ])('nobody waits who writes, and what is written is in them once: by %s', async (_by, mark, table) => {
      const { database } = reporting.service;
      const [before, after] = historiesOf(21, 2);
      if (!before || !after) throw new Error('There are no histories.');
      await tellHistory(reporting, before);
      await tellLookups(reporting, told);
      // As in an installation of which no sums are kept yet.
      await database(mark).delete();
      await meet(table, standAt(LOCK));
      const held = await hold(database, LOCK);
      const filled = cutOn(ZONE);
      await untilSomebodyWaits(database, LOCK);
      try {
        await write(`delete from transaction_row where oem = 'GD3' and type = 'CERAMIC'`);
        await write(`update transaction_row set adjusted_price = adjusted_price + 1, pieces = pieces + 1`);
        await write(`delete from order_row where type = 3`);
        await write(manyLookups);
        await tellHistory(reporting, after);
        await tellLookups(reporting, told);
        await foldSpans(reporting.service);
      } finally {
        await held.letGo();
      }
      await filled;
      expect(await wrong()).toEqual([]);
      await expectAlike();
      await fold();
      await expectAlike();
      await expectAlike({ from: FIRST_DAY + 5 * HOUR, to: FIRST_DAY + 1100 * HOUR });
    });

    it('those that run are filled of the thirds that an installation of before has, and nobody waits who writes', async () => {
      const { database } = reporting.service;
      const [before, after] = historiesOf(21, 2);
      if (!before || !after) throw new Error('There are no histories.');
      await tellHistory(reporting, before);
      await tellLookups(reporting, told);
      await foldSpans(reporting.service);
      const runs = spanRollups.flatMap(({ rollup }) => rollup.runs.map(({ table }) => table));
      for (const table of runs) await database(table).delete();
      await database('span_zone').update({ has_runs: false });
      await meet('lookup_person_run', standAt(LOCK));
      const held = await hold(database, LOCK);
      const filled = cutOn(ZONE);
      await untilSomebodyWaits(database, LOCK);
      try {
        await write(`delete from transaction_row where oem = 'GD3' and type = 'CERAMIC'`);
        await write(`update transaction_row set pieces = pieces + 1`);
        await write(manyLookups);
        await tellHistory(reporting, after);
        await foldSpans(reporting.service);
      } finally {
        await held.letGo();
      }
      await filled;
      await database.raw('drop trigger met on lookup_person_run');
      for (const table of runs) expect(await database(table).first('first')).toBeDefined();
      expect(await wrong()).toEqual([]);
      await expectAlike({ from: FIRST_DAY + 5 * HOUR, to: FIRST_DAY + 1100 * HOUR });
      await fold();
      expect(await wrong()).toEqual([]);
      await expectAlike({ from: FIRST_DAY + 5 * HOUR, to: FIRST_DAY + 1100 * HOUR });
    });

    it('they are begun anew where that ended half-way', async () => {
      const { database } = reporting.service;
      for (const history of historiesOf(22)) await tellHistory(reporting, history);
      await database('span_zone').delete();
      await meet('bought_code_sum', `raise exception 'The disk is full.';`);
      await expect(cutOn(ZONE)).rejects.toThrow('The disk is full.');
      for (const history of historiesOf(23)) await tellHistory(reporting, history);
      await fold();
      await database.raw('drop trigger met on bought_code_sum');
      await cutOn(ZONE);
      expect(await wrong()).toEqual([]);
      await fold();
      await expectAlike();
    });

    it('the index of codes is made beside whoever writes, also for months that come later', async () => {
      const { database } = reporting.service;
      for (const history of historiesOf(7)) await tellHistory(reporting, history);
      await database.raw('drop index transaction_row_code');
      const writer = await database.transaction();
      await writer('transaction_row').where('oem', 'GS2').delete();
      const indexed = cutOn(ZONE);
      await untilSomebodyWaits(database, 'table');
      await writer.commit();
      await indexed;
      await database.transaction((trx) => ensureMonth(trx, 'transaction_row', new Date('2031-05-12')));
      const partsOf = async (whole: string) =>
        (await database.raw(`select from pg_inherits where inhparent = '${whole}'::regclass`)).rows.length;
      expect(await partsOf('transaction_row')).toBeGreaterThan(1);
      expect(await partsOf('transaction_row_code')).toBe(await partsOf('transaction_row'));
      const { rows } = await database.raw(
        `select indisvalid from pg_index where indexrelid = 'transaction_row_code'::regclass`,
      );
      expect(rows).toEqual([{ indisvalid: true }]);
    });
  });
});
