import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lookupDone } from '@washcoat/contract-converters';
import { loadCompleted } from '@washcoat/contract-loads';
import { topCatsReport, topLookupsReport, transactionsReport } from '@washcoat/contract-reporting';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import { reportingBooks } from '../books';
import { reportingService } from '../service';
import { foldSpans } from '../sums/fold-sums.job';
import { archiveMonth, listMonths, restoreMonth } from './archive-month';
import { completedLoad, idOf, loadItem } from './load.fixture';

const viewer = testSession({
  ...{ hierarchy: 1, companyId: HOUSE_ID, canViewTopCats: true, canViewTopLookups: true },
  ...{ canViewTransactionReport: true, canSeeUnitPrice: true, canSeeSubtotal: true },
});

describe('a month of the reports', () => {
  let reporting: TestService;
  let folder: string;

  beforeAll(async () => {
    reporting = await TestService.start(reportingService);
    folder = await mkdtemp(path.join(tmpdir(), 'months-'));
    for (const [n, month] of [
      [1, '03'],
      [2, '03'],
      [3, '04'],
    ] as const) {
      const buyerFinalisedDate = `2026-${month}-12T12:00:00.000Z`;
      const items = [
        loadItem({ itemId: idOf(n * 10), adjustedPrice: 10.25 * n, total: 0.1 }),
        loadItem({ itemId: idOf(n * 10 + 1), oem: 'GD3', productId: null, isDidNotBuy: n === 1 }),
      ];
      await reporting.deliver(loadCompleted, completedLoad({ loadId: idOf(n), buyerFinalisedDate, items }));
      await reporting.deliver(lookupDone, {
        ...lookupDone.example,
        ...{ lookupId: idOf(500 + n), at: buyerFinalisedDate },
      });
    }
    await foldSpans(reporting.service);
  });
  afterAll(async () => {
    await reporting.stop();
    await rm(folder, { recursive: true });
  });

  const shown = async () => {
    const [cats, lookups, lines] = await Promise.all([
      reporting.call(viewer, topCatsReport, {}),
      reporting.call(viewer, topLookupsReport, {}),
      reporting.call(viewer, transactionsReport, {}),
    ]);
    return { cats: cats.body, lookups: lookups.body, lines: lines.body };
  };
  /** What is wrong of sums and rows. */
  const wrong = async () => {
    const found = [];
    for (const { name, query, domains } of reportingBooks)
      if (domains.length === 1 && name.startsWith('the sums')) {
        const { rows } = await reporting.service.database.raw(query);
        found.push(...rows);
      }
    return found;
  };

  it('goes into files and out of rows and sums, and comes back as it was', async () => {
    const { database } = reporting.service;
    const before = await shown();
    expect((await listMonths(database)).map(({ month }) => month)).toEqual(['2026-03', '2026-04']);
    const archived = await archiveMonth(database, '2026-03', folder);
    expect(archived.map(({ table, rows }) => [table, rows])).toEqual([
      ['transaction_row', 3],
      ['did_not_buy_row', 1],
      ['lookup_row', 2],
    ]);
    expect((await listMonths(database)).map(({ month }) => month)).toEqual(['2026-04']);
    const { cats, lookups, lines } = await shown();
    expect(lines.totals.rows).toBe(2);
    expect(cats.totals).toMatchObject({ codes: 2 });
    expect(cats.list.find(({ oem }) => oem === 'KT 0334')).toMatchObject({
      minPrice: 30.75,
      maxPrice: 30.75,
    });
    expect(lookups.totals.lookups).toBe(1);
    expect(await wrong()).toEqual([]);
    for (const { file, rows } of archived) {
      expect(await restoreMonth(database, file)).toBe(rows);
      expect(await restoreMonth(database, file)).toBe(0);
    }
    expect(await shown()).toEqual(before);
    expect(await wrong()).toEqual([]);
  });

  it('never takes the place of what was archived before: rows that came after go into another folder', async () => {
    const { database } = reporting.service;
    const first = path.join(folder, 'first');
    const archived = await archiveMonth(database, '2026-03', first);
    await reporting.deliver(lookupDone, {
      ...lookupDone.example,
      ...{ lookupId: idOf(600), at: '2026-03-20T12:00:00.000Z' },
    });
    await expect(archiveMonth(database, '2026-03', first)).rejects.toThrow('is there already');
    const later = await archiveMonth(database, '2026-03', path.join(folder, 'later'));
    expect(later.filter(({ rows }) => rows > 0).map(({ table, rows }) => [table, rows])).toEqual([
      ['lookup_row', 1],
    ]);
    for (const { file, rows } of [...archived, ...later])
      expect(await restoreMonth(database, file)).toBe(rows);
    expect(await wrong()).toEqual([]);
  });

  it('is refused where nothing is kept of it, while it is not over, and a file that is none', async () => {
    const { database } = reporting.service;
    await expect(archiveMonth(database, '2019-01', folder)).rejects.toThrow('Nothing is kept of 2019-01.');
    const thisMonth = new Date().toISOString().slice(0, 7);
    await expect(archiveMonth(database, thisMonth, folder)).rejects.toThrow(`${thisMonth} is not over yet.`);
    await expect(restoreMonth(database, '/tmp/notes.jsonl.gz')).rejects.toThrow('is no month of a report');
  });
});
