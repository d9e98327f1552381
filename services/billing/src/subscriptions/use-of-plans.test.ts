import { randomUUID } from 'node:crypto';
import { billingOverview, subscriptionList } from '@washcoat/contract-billing';
import { TestService, testSession } from '@washcoat/testing';
import { companyId, subscriber, takeMany, TIMEZONE } from '../credits/credits.fixture';
import { appendOnce } from '../credits/credit-ledger.repository';
import { addPlan } from '../plans/plan.commands';
import { billingService } from '../service';
import { grantPurchase } from './grant-purchase';
import { useOfPlans } from './use-of-plans';

describe('what was used of plans', () => {
  let billing: TestService;
  const session = subscriber();
  const { userId } = session;

  beforeAll(async () => {
    billing = await TestService.start(billingService);
    // The free ones of the month.
    await takeMany(billing, new Date(), userId, 50);
  });
  afterAll(() => billing.stop());

  const bought = (planName: string, buyer = userId) =>
    billing.service.inTransaction({}, async (unit) => {
      const plan = { planName, noOfLookups: 10, finalPrice: 100, originalPrice: 100 };
      const { modelId } = await addPlan(unit, plan);
      const subscriptionId = randomUUID();
      const paid = { subscriptionId, userId: buyer, companyId, modelId, amount: 10_000, payment: null };
      await grantPurchase(unit, paid, TIMEZONE);
    });
  const moved = (reason: 'grant' | 'correction', change: number) =>
    billing.service.inTransaction({}, async ({ trx, now: at }) => {
      const entry = { userId, companyId, pot: 'purchased', change, reason } as const;
      await appendOnce(trx, { ...entry, sourceId: randomUUID(), month: '2026-11', day: '2026-11-15', at });
    });
  const look = (lookups: number) => takeMany(billing, new Date(), userId, lookups);
  const used = async () => {
    const { plans } = (await billing.call(testSession({ hierarchy: 1 }), billingOverview, {})).body;
    return Object.fromEntries(plans.map((plan) => [plan.planName, plan.used]));
  };
  const left = async () => {
    const { list } = (await billing.call(session, subscriptionList, {})).body;
    return Object.fromEntries(list.map(({ planName, balance }) => [planName, balance]));
  };

  it('leaves out what the house granted, as it was there then, and what it took back', async () => {
    await bought('First');
    await look(4);
    expect([await used(), await left()]).toEqual([{ First: 4 }, { First: 6 }]);
    await moved('grant', 5);
    expect([await used(), await left()]).toEqual([{ First: 4 }, { First: 6 }]);
    await look(5);
    expect([await used(), await left()]).toEqual([{ First: 4 }, { First: 6 }]);
    await look(1);
    expect([await used(), await left()]).toEqual([{ First: 5 }, { First: 5 }]);
    await moved('correction', -2);
    expect([await used(), await left()]).toEqual([{ First: 5 }, { First: 3 }]);
    await bought('Second');
    await look(4);
    expect([await used(), await left()]).toEqual([
      { First: 8, Second: 1 },
      { First: 0, Second: 9 },
    ]);
  });

  it('reads the books of those only whose plans stand on the page, and says of each what all books say', async () => {
    const others = [subscriber(), subscriber()];
    for (const other of others) {
      await takeMany(billing, new Date(), other.userId, 50);
      await bought('Theirs', other.userId);
    }
    await takeMany(billing, new Date(), others[0]?.userId ?? '', 3);
    const { database } = billing.service;
    const all: { subscription_id: string; balance: number }[] = await useOfPlans(database);
    const balances = new Map(all.map((row) => [row.subscription_id, row.balance]));
    const asked: unknown[][] = [];
    const note = ({ sql, bindings }: { sql: string; bindings: unknown[] }) =>
      void (sql.includes('credit_ledger') && asked.push(bindings));
    database.on('query', note);
    const house = testSession({ hierarchy: 1 });
    const page = async (input: object) => (await billing.call(house, subscriptionList, input)).body;
    const { list }: { list: { balance: number; subscriptionId: string }[] } = await page({ count: 2 });
    const { list: rest }: { list: typeof list } = await page({ count: 2, offset: 2 });
    database.removeListener('query', note);
    expect([...list, ...rest].map((row) => row.balance)).toEqual(
      [...list, ...rest].map((row) => balances.get(row.subscriptionId)),
    );
    expect(list.map((row) => row.balance).sort()).toEqual([10, 7]);
    const users = [userId, ...others.map((other) => other.userId)];
    expect(asked.map((bindings) => users.filter((user) => bindings.includes(user)))).toEqual([
      users.slice(1),
      [userId],
    ]);
  });
});
