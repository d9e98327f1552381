import {
  creditsGet,
  creditsHistory,
  planList,
  subscriptionList,
  transactionList,
} from '@washcoat/contract-billing';
import { userChanged } from '@washcoat/contract-entities';
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
  const email = 'subscriber@corner.test';
  const subscriber = testSession({ userId: seedId('user', email), hierarchy: 2, companyId });

  beforeAll(async () => {
    // The end of a month comes by a job, at a moment of its own.
    billing = await TestService.start({ ...billingService, jobs: [] });
    const { userId } = subscriber;
    await billing.deliver(userChanged, { ...userChanged.example, userId, companyId, email });
    await seed.run(billing.service, contextOf(today));
  });
  afterAll(() => billing.stop());

  it('has four plans, one without a price, and three promo codes, one inactive', async () => {
    const { body } = await billing.call(subscriber, planList, {});
    expect(body.list.map(({ finalPrice }) => finalPrice)).toEqual([49, 199, 749, 0]);
    const codes = await billing.service.database('promo_code');
    expect([codes.length, codes.filter(({ is_active }) => !is_active).length]).toEqual([3, 1]);
  });

  it('gives subscriber@corner.test a purchase before this day', async () => {
    const { body } = await billing.call(subscriber, creditsGet, {});
    expect(body).toMatchObject({ free: 50, purchased: 500, used: 0 });
    const history = await billing.call(subscriber, creditsHistory, { count: 1000 });
    const bought = history.body.list.find(({ change }) => change === 500);
    expect(Date.parse(bought?.date ?? '')).toBeLessThan(today.getTime());
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
