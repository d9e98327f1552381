import { randomUUID } from 'node:crypto';
import type { Envelope } from '@washcoat/contract-kernel';
import { loadCompleted, type LoadSnapshot } from '@washcoat/contract-loads';
import { listDeadLetters, replayTopic } from '@washcoat/service-kit';
import { TestService } from '@washcoat/testing';
import { billingService } from '../service';
import { readBalance } from './credit-ledger.repository';

describe('credits earned by sales', () => {
  let billing: TestService;

  beforeAll(async () => {
    billing = await TestService.start(billingService);
  });
  afterAll(() => billing.stop());

  const { example } = loadCompleted;
  /** When the sales of the example's month are told: before it is over, or what they earned has lapsed. */
  const time = '2026-11-20T15:00:01.000Z';
  const tell = (load: LoadSnapshot, told: Partial<Envelope> = { time }) =>
    billing.deliver(loadCompleted, load, told);
  const sale = (
    sellerUserId: string | null,
    totalPieceCount: number,
    overrides: Partial<LoadSnapshot> = {},
  ) => ({
    ...example,
    loadId: randomUUID(),
    sellerUserId,
    invoioceItemDetails: { ...example.invoioceItemDetails, totalPieceCount },
    ...overrides,
  });
  const earnedBy = async (userId: string, month = '2026-11') =>
    (await readBalance(billing.service.database, userId, { month })).earned;

  it('come with the example of the event', async () => {
    await tell(example);
    expect(await earnedBy(example.sellerUserId ?? '')).toBe(2);
    expect(await listDeadLetters(billing.service)).toEqual([]);
  });

  it.each([
    [12.75, 12],
    [1, 1],
    [0.99, 0],
    [0, 0],
  ])('are one per whole unit: %p units earn %p', async (units, credits) => {
    const userId = randomUUID();
    await tell(sale(userId, units));
    expect(await earnedBy(userId)).toBe(credits);
  });

  it('count wire, misc. items and what is for a test, and nothing that is pulled', async () => {
    const userId = randomUUID();
    const details = { totalUnits: 3, totalUnits1: 1, totalUnits2: 2, testUnits: 4, pulledUnits: 5 };
    await tell(
      sale(userId, 0, {
        invoioceItemDetails: { ...example.invoioceItemDetails, ...details, totalPieceCount: 6 },
      }),
    );
    expect(await earnedBy(userId)).toBe(10);
  });

  it('are given once per load, however often its completion is told', async () => {
    const userId = randomUUID();
    const load = sale(userId, 5);
    const envelope = await tell(load);
    await tell(load, envelope);
    await tell(load);
    await tell(sale(userId, 3));
    expect(await earnedBy(userId)).toBe(8);
  });

  it('belong to the month of the completion in the zone, however late it is told', async () => {
    const userId = randomUUID();
    await tell(sale(userId, 4, { buyerFinalisedDate: '2026-11-01T03:59:59.999Z' }));
    await tell(sale(userId, 9, { buyerFinalisedDate: '2026-11-01T04:00:00.000Z' }));
    const sales = billing.service.database('credit_ledger').where({ user_id: userId, reason: 'sale' });
    expect(await sales.orderBy('month').select('month', 'change')).toEqual([
      { month: '2026-10', change: 4 },
      { month: '2026-11', change: 9 },
    ]);
    expect([await earnedBy(userId, '2026-10'), await earnedBy(userId)]).toEqual([0, 9]);
  });

  it('go to nobody when the seller is no subscriber', async () => {
    const before = await billing.service.database('credit_ledger').orderBy('entry_id');
    await tell(sale(null, 6));
    expect(await billing.service.database('credit_ledger').orderBy('entry_id')).toEqual(before);
  });

  it('are the same after a replay', async () => {
    const userId = randomUUID();
    await billing.service.inTransaction({ now: new Date(time) }, ({ publish }) => {
      const load = sale(userId, 6);
      return publish(loadCompleted, load.loadId, load);
    });
    await billing.settle();
    const before = await billing.service.database('credit_ledger').orderBy('entry_id');
    expect(await replayTopic(billing.service, billing.service, 'loads.load')).toEqual({
      handled: 1,
      shelved: 0,
    });
    expect(await billing.service.database('credit_ledger').orderBy('entry_id')).toEqual(before);
    expect(await earnedBy(userId)).toBe(6);
  });
});
