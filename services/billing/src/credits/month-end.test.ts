import { randomUUID } from 'node:crypto';
import { creditsHistory } from '@washcoat/contract-billing';
import { loadCompleted } from '@washcoat/contract-loads';
import { TestService } from '@washcoat/testing';
import { billingBooks } from '../books';
import { billingService } from '../service';
import { readBalance } from './credit-ledger.repository';
import { companyId, subscriber, takeAt, takeMany, TIMEZONE } from './credits.fixture';
import { endMonth } from './month-end';

const november = new Date('2026-11-15T15:00:00.000Z');
const lastMoment = new Date('2026-12-01T04:59:59.999Z');
const midnight = new Date('2026-12-01T05:00:00.000Z');
const anHourLater = new Date('2026-12-01T06:00:00.000Z');

interface Sale {
  on: string;
  /** When its completion is told; on the same day unless said. */
  told?: string;
  loadId?: string;
}

describe('the end of a month of credits', () => {
  let billing: TestService;

  beforeEach(async () => {
    billing = await TestService.start(billingService);
  });
  afterEach(async () => {
    for (const { name, query } of billingBooks) {
      const { rows } = await billing.service.database.raw<{ rows: unknown[] }>(query);
      expect([name, rows]).toEqual([name, []]);
    }
    await billing.stop();
  });

  const end = (now: Date) => endMonth(billing.service.database, now, TIMEZONE);
  const entries = (userId: string) =>
    billing.service
      .database('credit_ledger')
      .where({ user_id: userId })
      .whereIn('reason', ['lapse', 'month'])
      .orderBy(['at', 'entry_id'])
      .select('pot', 'change', 'reason', 'month', 'day', 'at');
  const earn = (userId: string, { on, told = on, loadId = randomUUID() }: Sale) => {
    const sale = { loadId, companyId, sellerUserId: userId, buyerFinalisedDate: `${on}T15:00:00.000Z` };
    return billing.deliver(
      loadCompleted,
      { ...loadCompleted.example, ...sale },
      { time: `${told}T15:00:01.000Z` },
    );
  };
  const balance = (userId: string, month: string) => readBalance(billing.service.database, userId, { month });

  it('[CRED-001] [CRED-004] [CRED-005] lapses free and earned ones at midnight of the zone, gives the next ones, and leaves bought ones', async () => {
    const { userId } = subscriber();
    await takeMany(billing, november, userId, 3);
    await earn(userId, { on: '2026-11-14' });
    await billing.service.database('credit_ledger').insert({
      ...{ user_id: userId, pot: 'purchased', change: 40, reason: 'purchase', source_id: randomUUID() },
      ...{ month: '2026-11', day: '2026-11-15', at: november },
    });
    expect(await end(lastMoment)).toMatchObject({ month: '2026-10' });
    expect(await end(midnight)).toEqual({ month: '2026-11', accounts: 1, lapsed: 2, given: 1 });
    const lapse = { reason: 'lapse', month: '2026-11', day: '2026-12-01', at: midnight };
    expect((await entries(userId)).filter(({ at }) => at.getTime() === midnight.getTime())).toEqual(
      expect.arrayContaining([
        { pot: 'free', change: -47, ...lapse },
        { pot: 'earned', change: -2, ...lapse },
        { pot: 'free', change: 50, reason: 'month', month: '2026-12', day: '2026-12-01', at: midnight },
      ]),
    );
    expect(await balance(userId, '2026-12')).toEqual({ free: 50, earned: 0, purchased: 40, used: 0 });
    expect(await balance(userId, '2026-11')).toMatchObject({ free: 0, earned: 0, used: 3 });
  });

  it('changes nothing when it is done twice, by two at once, or swept an hour later', async () => {
    const users = Array.from({ length: 5 }, () => subscriber().userId);
    for (const userId of users) await takeAt(billing, november, { userId });
    const both = await Promise.all([end(midnight), end(midnight)]);
    expect(both.reduce((sum, one) => sum + (one?.lapsed ?? 0), 0)).toBe(5);
    expect(both.reduce((sum, one) => sum + (one?.given ?? 0), 0)).toBe(5);
    expect(await end(midnight)).toBeNull();
    expect(await end(anHourLater)).toEqual({ month: '2026-11', accounts: 5, lapsed: 0, given: 0 });
    expect(await end(anHourLater)).toBeNull();
    for (const userId of users) expect(await entries(userId)).toHaveLength(3);
  });

  it('is right when it comes months late: what lapsed is dated at the end of its own month', async () => {
    const { userId } = subscriber();
    await takeAt(billing, new Date('2026-02-10T15:00:00.000Z'), { userId });
    await takeAt(billing, november, { userId });
    await end(new Date('2027-01-09T15:00:00.000Z'));
    const lapsed = (await entries(userId)).filter(({ reason }) => reason === 'lapse');
    expect(lapsed.map(({ month, change, at }) => [month, change, at.toISOString()])).toEqual([
      ['2026-02', -49, '2026-03-01T05:00:00.000Z'],
      ['2026-11', -49, '2026-12-01T05:00:00.000Z'],
    ]);
    expect(await balance(userId, '2027-01')).toMatchObject({ free: 50, earned: 0 });
  });

  it.each([
    ['2026-03-15T15:00:00.000Z', '2026-04-01T03:59:59.999Z', '2026-04-01T04:00:00.000Z'],
    ['2026-10-15T15:00:00.000Z', '2026-11-01T03:59:59.999Z', '2026-11-01T04:00:00.000Z'],
    ['2026-11-15T15:00:00.000Z', '2026-12-01T04:59:59.999Z', '2026-12-01T05:00:00.000Z'],
  ])('keeps to the zone over a change of the clocks: %s until %s', async (used, before, after) => {
    const { userId } = subscriber();
    await takeAt(billing, new Date(used), { userId });
    expect(await end(new Date(before))).toMatchObject({ lapsed: 0 });
    expect(await end(new Date(after))).toMatchObject({ lapsed: 1, given: 1 });
    expect((await entries(userId)).at(-1)?.at.toISOString()).toBe(after);
  });

  it('waits for takes of the last moment, and they for it: nobody pays with what lapsed', async () => {
    const users = Array.from({ length: 8 }, () => subscriber().userId);
    for (const userId of users) await takeAt(billing, november, { userId });
    const takes = users.flatMap((userId) => [1, 2, 3].map(() => takeAt(billing, lastMoment, { userId })));
    const answers = await Promise.allSettled([...takes, end(midnight)]);
    expect(answers.at(-1)?.status).toBe('fulfilled');
    await end(anHourLater);
    for (const userId of users)
      expect(await balance(userId, '2026-11')).toMatchObject({ free: 0, earned: 0 });
  });

  it('[CRED-004] lapses what a sale of a month that is over earned, once', async () => {
    const session = subscriber();
    const { userId } = session;
    const loadId = randomUUID();
    await takeAt(billing, new Date('2026-01-05T15:00:00.000Z'), { userId });
    await earn(userId, { on: '2026-01-10', told: '2026-02-01', loadId });
    await earn(userId, { on: '2026-01-10', told: '2026-02-01', loadId });
    expect(await balance(userId, '2026-01')).toMatchObject({ earned: 0 });
    const { body } = await billing.call(session, creditsHistory, {});
    const ofSale = body.list.filter(({ pot }) => pot === 'earned');
    expect(ofSale.map(({ change, reason }) => [change, reason])).toEqual([
      [-2, 'Expired at the end of the month'],
      [2, 'Earned by a sale'],
    ]);
    expect(body.list.every(({ balance: left }) => left >= 0)).toBe(true);
  });
});
