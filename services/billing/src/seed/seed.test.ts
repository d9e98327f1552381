import {
  creditsGet,
  creditsHistory,
  planList,
  subscriptionList,
  transactionList,
} from '@washcoat/contract-billing';
import { userChanged } from '@washcoat/contract-entities';
import { loadCompleted } from '@washcoat/contract-loads';
import { seedId, type SeedContext } from '@washcoat/service-kit/seed';
import { TestService, testSession } from '@washcoat/testing';
import { billingService } from '../service';
import { companyId } from '../credits/credits.fixture';
import { seed } from './seed';

const DAY_MS = 86_400_000;

const contextOf = (today: Date): SeedContext => ({
  today,
  converters: 0,
  settle: async () => undefined,
  at(days, hour = 15, minute = 0) {
    const day = new Date(today.getTime() - days * DAY_MS);
    day.setUTCHours(hour, minute, 0, 0);
    return day > today ? today : day;
  },
  random: () => () => 0.5,
});

describe('the seeded billing', () => {
  let billing: TestService;
  const today = new Date();
  const sessionOf = (email: string) =>
    testSession({ userId: seedId('user', email), hierarchy: 2, companyId });
  const subscriber = sessionOf('subscriber@corner.test');
  const lapsed = sessionOf('lapsed@corner.test');

  beforeAll(async () => {
    // The end of a month comes by a job, at a moment of its own.
    billing = await TestService.start({ ...billingService, jobs: [] });
    for (const { userId, email } of [subscriber, lapsed]) {
      await billing.deliver(userChanged, { ...userChanged.example, userId, companyId, email });
    }
    await billing.deliver(loadCompleted, {
      ...loadCompleted.example,
      sellerUserId: lapsed.userId,
      buyerFinalisedDate: today.toISOString(),
    });
    await seed.run(billing.service, contextOf(today));
  });
  afterAll(() => billing.stop());

  it('has four plans, one without a price, and three promo codes, one inactive', async () => {
    const { body } = await billing.call(subscriber, planList, {});
    expect(body.list.map(({ finalPrice }) => finalPrice)).toEqual([49, 199, 749, 0]);
    const codes = await billing.service.database('promo_code');
    expect([codes.length, codes.filter(({ is_active }) => !is_active).length]).toEqual([3, 1]);
  });

  it('leaves lapsed@corner.test no credit of this month, by lookups that were paid', async () => {
    const { body } = await billing.call(lapsed, creditsGet, {});
    expect(body).toMatchObject({ count: 0, free: 0, earned: 0, used: 52 });
  });

  it('gives subscriber@corner.test a purchase and a history that never lies in the future', async () => {
    const { body } = await billing.call(subscriber, creditsGet, {});
    expect(body).toMatchObject({ free: 41, purchased: 500, used: 9 });
    const history = await billing.call(subscriber, creditsHistory, { count: 1000 });
    expect(history.body.list.length).toBeGreaterThanOrEqual(9 + 14 + 2 + 1);
    for (const { date } of history.body.list) expect(Date.parse(date)).toBeLessThanOrEqual(today.getTime());
    expect((await billing.call(subscriber, subscriptionList, {})).body.list).toHaveLength(1);
    expect((await billing.call(subscriber, transactionList, {})).body.list).toMatchObject([
      { amount: 19_900 },
    ]);
  });

  it('stays as it is when it is seeded again, now or in another month', async () => {
    const tables = ['credit_ledger', 'plan', 'promo_code', 'subscription', 'payment_transaction'];
    const content = () => Promise.all(tables.map((table) => billing.service.database(table).orderBy(1)));
    const before = await content();
    await seed.run(billing.service, contextOf(today));
    await seed.run(billing.service, contextOf(new Date(today.getTime() + 40 * DAY_MS)));
    expect(await content()).toEqual(before);
  });
});
