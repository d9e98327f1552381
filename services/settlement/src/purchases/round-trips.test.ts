import { loadAmended, loadCompleted } from '@washcoat/contract-loads';
import { TestService } from '@washcoat/testing';
import { settlementService } from '../service';
import { deliverCompanies } from '../settlements/settlement.fixture';
import { deliverCatalogue, order } from './purchases.fixture';

const amendment = { amendedBy: 'Bo Buyer', amendedAt: '2026-11-02T16:00:00.000Z', change: 'Quantity' };

describe('the way of an order through the database', () => {
  let settlements: TestService;
  beforeAll(async () => {
    settlements = await TestService.start(settlementService);
    await deliverCompanies(settlements);
    await deliverCatalogue(settlements);
  });
  afterAll(() => settlements.stop());

  /** How often what was bought and the ledger are asked while `work` runs. */
  async function asked(work: () => Promise<unknown>): Promise<number> {
    const { database } = settlements.service;
    const statements: string[] = [];
    const note = ({ sql }: { sql: string }) => {
      if (
        /\b(bought_\w+|load_price|metal_(entry|difference)|settlement_purchase|pg_advisory_xact_lock)\b/.test(
          sql,
        )
      )
        statements.push(sql);
    };
    database.on('query', note);
    await work();
    database.off('query', note);
    return statements.length;
  }

  it('takes four round trips when it comes first, and one when it is known', async () => {
    const load = order(1);
    expect(await asked(() => settlements.deliver(loadCompleted, load))).toBe(4);
    expect(await asked(() => settlements.deliver(loadCompleted, load))).toBe(1);
    expect(await asked(() => settlements.deliver(loadAmended, { ...load, ...amendment }))).toBe(1);
  });
});
