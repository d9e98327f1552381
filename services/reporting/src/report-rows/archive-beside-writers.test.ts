import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadCompleted } from '@washcoat/contract-loads';
import { TestService } from '@washcoat/testing';
import { reportingService } from '../service';
import { archiveMonth } from './archive-month';
import { completedLoad, idOf, loadItem } from './load.fixture';
import { reportLoad } from './report-load';
import { hold, standAt, untilSomebodyWaits } from './standing-still.fixture';

const LOCK = 182_182;

describe('a month that is archived while an order of it is amended', () => {
  let reporting: TestService;
  let folder: string;
  beforeEach(async () => {
    reporting = await TestService.start(reportingService);
    folder = await mkdtemp(path.join(tmpdir(), 'months-'));
  });
  afterEach(async () => {
    await reporting.stop();
    await rm(folder, { recursive: true });
  });

  it('goes first, and the order is reported as it is then: neither ends the other', async () => {
    const { service } = reporting;
    const { database } = service;
    const order = (version: number, quantity: number) =>
      completedLoad({
        ...{ loadId: idOf(1), version, buyerFinalisedDate: '2026-03-12T12:00:00.000Z' },
        items: [loadItem({ itemId: idOf(10), finalQty: quantity })],
      });
    await reporting.deliver(loadCompleted, order(2, 1));
    // The archive stands still where the rows are written and gone, and their part is not.
    await database.raw(`
      create function stand_still() returns trigger language plpgsql as $$ begin
        ${standAt(LOCK)} return null; end $$;
      create trigger stand_still after delete on transaction_row for each statement execute function stand_still()`);
    const held = await hold(database, LOCK);
    const archived = archiveMonth(database, '2026-03', folder);
    await untilSomebodyWaits(database, LOCK);
    const amended = service.inTransaction({}, (unit) => reportLoad(unit, order(3, 5)));
    await untilSomebodyWaits(database, 'table');
    await held.letGo();
    const [[first]] = await Promise.all([archived, amended]);
    expect(first).toMatchObject({ table: 'transaction_row', rows: 1 });
    expect(await database('transaction_row').pluck('final_qty')).toEqual(['5']);
  });
});
