import { randomUUID } from 'node:crypto';
import {
  billingCustomers,
  billingDue,
  billingOverview,
  creditsUse,
  purchase,
  purchaseExport,
  purchaseList,
} from '@washcoat/contract-billing';
import { calendarDay } from '@washcoat/contract-kernel';
import { TestService, testSession } from '@washcoat/testing';
import {
  companyId,
  deliverCompany,
  deliverUser,
  subscriber,
  takeMany,
  TIMEZONE,
} from '../credits/credits.fixture';
import { creditDate } from '../credits/credit-calendar';
import { appendOnce } from '../credits/credit-ledger.repository';
import { addPlan } from '../plans/plan.commands';
import { addPromoCode } from '../promo-codes/promo-code.commands';
import { usePromo } from '../promo-codes/use-promo';
import { aPurchase, payBy } from '../purchases/purchase.fixture';
import { billingService } from '../service';
import { grantPurchase } from '../subscriptions/grant-purchase';

describe('billing operations', () => {
  let billing: TestService;
  const house = testSession({ hierarchy: 1 });
  const [one, two] = [subscriber(), subscriber()];
  const modelId = randomUUID();

  beforeAll(async () => {
    billing = await TestService.start(billingService);
    await deliverCompany(billing, companyId, null);
    for (const { userId } of [one, two]) await deliverUser(billing, userId);
    const plan = { planName: 'Shop', noOfLookups: 10, finalPrice: 100, originalPrice: 100 };
    await billing.service.inTransaction({}, (unit) => addPlan(unit, plan, modelId));
    await billing.service.inTransaction({}, (unit) =>
      addPromoCode(unit, { code: 'TENTH', value: 10, isPercentage: true, isActive: true }),
    );
    await buy(one.userId, 9_000);
    await buy(two.userId, 10_000);
    await takeMany(billing, new Date(), one.userId, 59);
    await takeMany(billing, new Date(), two.userId, 2);
  });
  afterAll(() => billing.stop());

  const buy = (userId: string, amount: number) =>
    billing.service.inTransaction({}, async (unit) => {
      const subscriptionId = randomUUID();
      if (amount < 10_000)
        await usePromo(unit.trx, 'TENTH', {
          ...{ purchaseId: subscriptionId, userId, modelId, priceCents: 10_000 },
          ...{ now: unit.now, timezone: TIMEZONE },
        });
      const card = { card: '4242', brand: 'visa', expiry: '08/29' };
      const payment = { transactionId: randomUUID(), paymentId: randomUUID(), ...card };
      await grantPurchase(unit, { subscriptionId, userId, companyId, modelId, amount, payment }, TIMEZONE);
    });
  const overview = async (asked: object = {}) =>
    (await billing.call(house, billingOverview, { ...asked })).body;

  it('tell what plans brought in, what was used, and what promo codes did', async () => {
    expect(await overview()).toEqual({
      plans: [
        {
          ...{
            planName: 'Shop',
            bought: 2,
            revenue: 19_000,
            refunded: 0,
            tax: 0,
            refundedTax: 0,
            lost: 0,
            lostTax: 0,
            lookups: 20,
            used: 9,
          },
        },
      ],
      use: { free: 52, earned: 0, purchased: 9 },
      promoCodes: [{ code: 'TENTH', used: 1, discount: 1_000, paid: 9_000 }],
    });
    expect(await overview({ to: Date.now() - 86_400_000 })).toEqual({
      ...{ plans: [], use: { free: 0, earned: 0, purchased: 0 }, promoCodes: [] },
    });
  });

  it('list customers, those first whose purchased credits are nearly gone', async () => {
    const { body } = await billing.call(house, billingCustomers, {});
    expect(body.list).toMatchObject([
      { userId: one.userId, userName: 'Sam Corner', purchased: 10, left: 1, used: 59, isLow: true },
      { userId: two.userId, purchased: 10, left: 10, used: 2, isLow: false },
    ]);
    expect((await billing.call(house, billingCustomers, { text: 'sam', count: 1 })).body).toMatchObject({
      ...{ list: [{ userId: one.userId }], areMoreItemsAvailable: true },
    });
    expect((await billing.call(house, billingCustomers, { text: 'nobody of this name' })).body.list).toEqual(
      [],
    );
  });

  it('count what was taken back, and given again, as not bought', async () => {
    const { month, day } = creditDate(new Date(), TIMEZONE);
    const move = (change: number) =>
      billing.service.inTransaction({}, ({ trx, now }) =>
        appendOnce(trx, {
          ...{ userId: two.userId, companyId, pot: 'purchased', change, reason: 'refund' },
          ...{ sourceId: randomUUID(), month, day, at: now },
        }),
      );
    const listed = async () =>
      (await billing.call(house, billingCustomers, {})).body.list.find(({ userId }) => userId === two.userId);
    await move(-10);
    expect(await listed()).toMatchObject({ purchased: 0, left: 0, isLow: false });
    await move(10);
    expect(await listed()).toMatchObject({ purchased: 10, left: 10, isLow: false });
  });

  it('list what was bought, newest first, of a plan, with a promo code or by a user', async () => {
    const listed = async (asked: object = {}) =>
      (await billing.call(house, purchaseList, { ...asked })).body.list.map((sale) => [
        ...[sale.userId, sale.promoCode, sale.listPrice, sale.amount],
      ]);
    const [first, second] = [
      [one.userId, 'TENTH', 10_000, 9_000],
      [two.userId, '', 10_000, 10_000],
    ];
    expect(await listed()).toEqual([second, first]);
    expect(await listed({ planName: 'Shop', userId: one.userId })).toEqual([first]);
    expect(await listed({ promoCode: 'TENTH' })).toEqual([first]);
    expect(await listed({ planName: 'Yard' })).toEqual([]);
    expect(await listed({ count: 1, offset: 1 })).toEqual([first]);
    expect(await listed({ to: Date.now() - 86_400_000 })).toEqual([]);
    expect((await billing.call(one, purchaseList, {})).status).toBe(403);
  });

  it('tell renewals due or unpaid and payments that failed', async () => {
    const day = 86_400_000;
    const renewal = (status: string, inDays: number) => ({
      ...{
        renewal_id: randomUUID(),
        user_id: one.userId,
        model_id: modelId,
        plan_name: 'Shop',
        lookup_count: 10,
      },
      ...{
        amount_cents: 10_000,
        status,
        next_at: new Date(Date.now() + inDays * day),
        created_at: new Date(),
      },
    });
    await billing.service
      .database('renewal')
      .insert([renewal('active', 3), renewal('active', 20), renewal('past_due', -2), renewal('ended', 1)]);
    const { body } = await billing.call(house, billingDue, {});
    expect(body.renewals.map(({ status, userName, amount }) => [status, userName, amount])).toEqual([
      ['past_due', 'Sam Corner', 10_000],
      ['active', 'Sam Corner', 10_000],
    ]);
    expect(body.failed).toEqual([]);
    expect([body.areMoreRenewals, body.areMoreFailed]).toEqual([false, false]);
  });

  it('tell of what is due as much as is asked for, and whether there is more', async () => {
    const declined = () => aPurchase(modelId, { paymentId: payBy('decline') });
    for (const _ of [1, 2, 3]) expect((await billing.call(one, purchase, declined())).status).toBe(402);
    const due = async (asked: object) => (await billing.call(house, billingDue, { ...asked })).body;
    const some = await due({ renewalCount: 1, failedCount: 2 });
    expect([some.renewals.length, some.areMoreRenewals]).toEqual([1, true]);
    expect([some.failed.length, some.areMoreFailed]).toEqual([2, true]);
    const all = await due({ renewalCount: 2, failedCount: 3 });
    expect(all.failed.map(({ failure }) => failure)).toEqual(Array(3).fill('Your card was declined.'));
    expect(all.failed.slice(0, 2)).toEqual(some.failed);
    expect([all.areMoreRenewals, all.areMoreFailed]).toEqual([false, false]);
  });

  it('are written as a file for the books, a line for each sale', async () => {
    const { link } = (await billing.call(house, purchaseExport, {})).body;
    const file = String((await billing.send({ method: 'GET', url: link })).body);
    const lines = file.trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Discount');
    expect(lines[1]).toMatch(/Shop,1,10,100,TENTH,10,90,0,90,0,0,0,/);
    expect(lines[1]).toContain('visa 4242');
  });

  it('[CRED-006] tell a subscriber the lookups of each day by what they were paid from', async () => {
    const { body } = await billing.call(one, creditsUse, { days: 3 });
    const today = calendarDay(new Date(), TIMEZONE);
    expect(body.list).toHaveLength(3);
    expect(body.list[2]).toEqual({ day: today, free: 50, earned: 0, purchased: 9 });
    expect((await billing.call(two, creditsUse, { userId: one.userId })).status).toBe(404);
  });

  it('call a user by e-mail or id whose name is not known here yet', async () => {
    const { userId } = subscriber();
    await buy(userId, 10_000);
    const called = async () => {
      const { list } = (await billing.call(house, purchaseList, { userId })).body;
      return list.map(({ userName }) => userName);
    };
    const byId = `User ${userId.slice(0, 8)}`;
    expect(await called()).toEqual([byId]);
    const copies = () => billing.service.database('user_copy');
    await copies().insert({ user_id: userId, company_id: companyId, version: 1 });
    expect(await called()).toEqual([byId]);
    const { list } = (await billing.call(house, billingCustomers, { text: byId })).body;
    expect(list).toMatchObject([{ userId, userName: byId }]);
    await copies().where({ user_id: userId }).update({ email: 'old@corner.test' });
    expect(await called()).toEqual(['old@corner.test']);
  });

  it('are the house’s alone', async () => {
    for (const endpoint of [billingOverview, billingDue, billingCustomers, purchaseList, purchaseExport])
      for (const session of [one, testSession({ hierarchy: 4 }), testSession({ hierarchy: 10 })])
        expect((await billing.call(session, endpoint, {})).status).toBe(403);
  });
});
