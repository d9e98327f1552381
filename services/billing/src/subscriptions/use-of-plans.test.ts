import { randomUUID } from 'node:crypto';
import { billingOverview, subscriptionList } from '@washcoat/contract-billing';
import { TestService, testSession } from '@washcoat/testing';
import { companyId, subscriber, takeMany, TIMEZONE } from '../credits/credits.fixture';
import { appendOnce } from '../credits/credit-ledger.repository';
import { addPlan } from '../plans/plan.commands';
import { billingService } from '../service';
import { grantPurchase } from './grant-purchase';

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

  const bought = (planName: string) =>
    billing.service.inTransaction({}, async (unit) => {
      const plan = { planName, noOfLookups: 10, finalPrice: 100, originalPrice: 100 };
      const { modelId } = await addPlan(unit, plan);
      const subscriptionId = randomUUID();
      const paid = { subscriptionId, userId, companyId, modelId, amount: 10_000, payment: null };
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
});
