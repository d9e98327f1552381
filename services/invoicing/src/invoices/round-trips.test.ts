import { loadAmended, loadCompleted, loadFinished } from '@washcoat/contract-loads';
import { TestService } from '@washcoat/testing';
import { invoicingService } from '../service';
import { amendedLoad, completedLoad, finishedLoad } from './load.fixture';

describe('the way of an invoice through the database', () => {
  let invoicing: TestService;
  beforeAll(async () => {
    invoicing = await TestService.start(invoicingService);
    await invoicing.deliver(loadCompleted, completedLoad());
  });
  afterAll(() => invoicing.stop());

  /** How often tables of invoices are asked while `work` runs. */
  async function asked(work: () => Promise<unknown>): Promise<number> {
    const { database } = invoicing.service;
    const statements: string[] = [];
    const note = ({ sql }: { sql: string }) => {
      if (/\b(invoice|invoice_revision|payment|facility_number)\b/.test(sql)) statements.push(sql);
    };
    database.on('query', note);
    await work();
    database.off('query', note);
    return statements.length;
  }

  it('takes two round trips for a pending one, four for an order and three for an amendment', async () => {
    const load = completedLoad();
    const amended = amendedLoad(load, { notes: 'amended' });
    expect([
      await asked(() => invoicing.deliver(loadFinished, finishedLoad(load))),
      await asked(() => invoicing.deliver(loadCompleted, load)),
      await asked(() => invoicing.deliver(loadAmended, amended)),
    ]).toEqual([2, 4, 3]);
  });
});
