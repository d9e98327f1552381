import { invoiceIssued } from '@washcoat/contract-invoicing';
import { loadAmended, loadCompleted } from '@washcoat/contract-loads';
import { listDeadLetters, replayTopic } from '@washcoat/service-kit';
import { TestService } from '@washcoat/testing';
import { reportingService } from '../service';
import { completedLoad, idOf, loadItem } from './load.fixture';

describe('the rows that reporting keeps of loads', () => {
  let reporting: TestService;

  beforeEach(async () => {
    reporting = await TestService.start(reportingService);
  });
  afterEach(() => reporting.stop());

  const rowsOf = (table: 'transaction_row' | 'did_not_buy_row') =>
    reporting.service.database(table).orderBy(['completed_at', 'load_id', 'item_no']);
  const amended = (overrides: Parameters<typeof completedLoad>[0]) => ({
    ...loadAmended.example,
    ...completedLoad(overrides),
  });

  it('come of the example of every event', async () => {
    await reporting.deliver(loadCompleted, loadCompleted.example);
    await reporting.deliver(loadAmended, loadAmended.example);
    await reporting.deliver(invoiceIssued, invoiceIssued.example);
    expect(await rowsOf('transaction_row')).toMatchObject([
      { oem: 'KT 0334', adjusted_price: '172.23', total: '344.46', assistant_name: 'Bo Buyer' },
    ]);
    expect(await listDeadLetters(reporting.service)).toEqual([]);
  });

  it('are written once, however often the event comes', async () => {
    const envelope = await reporting.deliver(loadCompleted, completedLoad());
    await reporting.deliver(loadCompleted, completedLoad(), envelope);
    await reporting.deliver(loadCompleted, completedLoad());
    expect(await rowsOf('transaction_row')).toHaveLength(1);
  });

  it('are replaced by an amendment, also of another month', async () => {
    await reporting.deliver(loadCompleted, completedLoad({ version: 5 }));
    const items = [
      loadItem({ itemId: idOf(1), finalQty: 3 }),
      loadItem({ itemId: idOf(2), isDidNotBuy: true }),
    ];
    await reporting.deliver(
      loadAmended,
      amended({ version: 6, items, buyerFinalisedDate: '2026-12-01T15:00:00.000Z' }),
    );
    expect(await rowsOf('transaction_row')).toMatchObject([
      { item_id: idOf(1), final_qty: '3', completed_at: new Date('2026-12-01T15:00:00.000Z') },
    ]);
    expect(await rowsOf('did_not_buy_row')).toMatchObject([{ item_id: idOf(2) }]);
  });

  it('stay those of the newest version when events come in another order', async () => {
    await reporting.deliver(
      loadAmended,
      amended({ version: 7, items: [loadItem({ quantity: 7, finalQty: 7 })] }),
    );
    await reporting.deliver(loadCompleted, completedLoad({ version: 5 }));
    await reporting.deliver(
      loadAmended,
      amended({ version: 6, items: [loadItem({ quantity: 6, finalQty: 6 })] }),
    );
    expect(await rowsOf('transaction_row')).toMatchObject([{ final_qty: '7' }]);
  });

  it('lie in a partition per month of completion', async () => {
    const months = ['2026-10-31T23:59:59.999Z', '2026-11-01T00:00:00.000Z', '2027-01-15T12:00:00.000Z'];
    await Promise.all(
      months.map((buyerFinalisedDate, n) =>
        reporting.deliver(loadCompleted, completedLoad({ loadId: idOf(n + 10), buyerFinalisedDate })),
      ),
    );
    const { rows } = await reporting.service.database.raw(
      'select tableoid::regclass::text as partition from transaction_row order by completed_at',
    );
    expect(rows.map(({ partition }: { partition: string }) => partition)).toEqual([
      'transaction_row_2026_10',
      'transaction_row_2026_11',
      'transaction_row_2027_01',
    ]);
  });

  it('are shelved, not lost, when the load says not when it was completed', async () => {
    await reporting.deliver(loadCompleted, completedLoad({ buyerFinalisedDate: null }));
    expect(await rowsOf('transaction_row')).toEqual([]);
    expect(await listDeadLetters(reporting.service)).toMatchObject([{ consumer: 'report-completed-load' }]);
  });

  it('are rebuilt identically by a replay', async () => {
    await reporting.service.inTransaction({}, async ({ publish }) => {
      for (let n = 1; n <= 5; n++) {
        const load = completedLoad({
          loadId: idOf(n),
          buyerFinalisedDate: `2026-${String(n + 5).padStart(2, '0')}-30T23:30:00.000Z`,
          items: [
            loadItem({ itemId: idOf(n * 10), quantity: n + 0.25, finalQty: n + 0.25 }),
            loadItem({ itemId: idOf(n * 10 + 1), isDidNotBuy: true }),
          ],
        });
        await publish(loadCompleted, load.loadId, load);
        if (n % 2) {
          await publish(
            loadAmended,
            load.loadId,
            amended({ ...load, version: 6, items: load.items.slice(0, 1) }),
          );
        }
      }
    });
    await reporting.settle();
    const before = [await rowsOf('transaction_row'), await rowsOf('did_not_buy_row')];
    expect(before.map((rows) => rows.length)).toEqual([5, 2]);

    expect(await replayTopic(reporting.service, reporting.service, 'loads.load')).toEqual({
      handled: 8,
      shelved: 0,
    });
    expect([await rowsOf('transaction_row'), await rowsOf('did_not_buy_row')]).toEqual(before);
  });
});
