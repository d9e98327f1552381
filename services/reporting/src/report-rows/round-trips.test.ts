import { invoiceIssued } from '@washcoat/contract-invoicing';
import { loadCompleted, loadMoved } from '@washcoat/contract-loads';
import { TestService } from '@washcoat/testing';
import { reportingService } from '../service';
import { completedLoad, idOf } from './load.fixture';

describe('the way of an order through the database', () => {
  let reporting: TestService;
  beforeAll(async () => {
    reporting = await TestService.start(reportingService);
    await reporting.deliver(loadCompleted, completedLoad({ loadId: idOf(1) }));
  });
  afterAll(() => reporting.stop());

  /** What tables of reports are asked while `work` runs. */
  async function asked(work: () => Promise<unknown>): Promise<string[]> {
    const { database } = reporting.service;
    const statements: string[] = [];
    const note = ({ sql }: { sql: string }) => {
      if (/\b(reported_load|pg_class|transaction_row|order_row|cart_row|\w+_copy)\b/.test(sql))
        statements.push(sql);
    };
    database.on('query', note);
    await work();
    database.off('query', note);
    return statements;
  }

  it('takes two round trips when it is completed', async () => {
    const load = completedLoad({ loadId: idOf(2) });
    expect(await asked(() => reporting.deliver(loadCompleted, load))).toHaveLength(2);
  });

  it('keeps what it is told of a cart and of an invoice with the commit', async () => {
    const cart = await asked(() => reporting.deliver(loadMoved, { ...loadMoved.example, loadId: idOf(3) }));
    const invoice = await asked(() =>
      reporting.deliver(invoiceIssued, { ...invoiceIssued.example, loadId: idOf(3) }),
    );
    // Only what goes last is joined to a part of one statement.
    expect(cart).toEqual([expect.stringMatching(/^with part_0 as \(insert into cart_row/)]);
    expect(invoice.sort()).toEqual([
      expect.stringMatching(/^with part_0 as \(insert into balance_copy/),
      expect.stringMatching(/^with part_0 as \(insert into invoice_copy/),
    ]);
  });
});
