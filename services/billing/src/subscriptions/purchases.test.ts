import { randomUUID } from 'node:crypto';
import { planList, subscriptionList, transactionList } from '@washcoat/contract-billing';
import { TestService, testSession } from '@washcoat/testing';
import { companyId, subscriber, takeMany, TIMEZONE } from '../credits/credits.fixture';
import { addPlan } from '../plans/plan.commands';
import type { PlanForm } from '../plans/plan.rules';
import { addPromoCode } from '../promo-codes/promo-code.commands';
import { billingService } from '../service';
import { grantPurchase, type PaidPurchase } from './grant-purchase';

const shop: PlanForm = {
  planName: 'Shop',
  description: '500 lookups',
  noOfLookups: 500,
  finalPrice: 199.99,
  originalPrice: 245,
};

describe('plans and purchases', () => {
  let billing: TestService;
  const house = testSession({ hierarchy: 1 });

  beforeEach(async () => {
    billing = await TestService.start(billingService);
  });
  afterEach(() => billing.stop());

  const add = (plan: Partial<PlanForm>) =>
    billing.service.inTransaction({ session: house }, (unit) => addPlan(unit, { ...shop, ...plan }));
  const grant = (purchase: PaidPurchase, now = new Date()) =>
    billing.service.inTransaction({ now }, (unit) => grantPurchase(unit, purchase, TIMEZONE));
  const purchaseOf = (
    userId: string,
    modelId: string,
    overrides: Partial<PaidPurchase> = {},
  ): PaidPurchase => ({
    subscriptionId: randomUUID(),
    userId,
    companyId,
    modelId,
    amount: 19_999,
    payment: {
      transactionId: randomUUID(),
      paymentId: randomUUID(),
      card: '4242',
      brand: 'visa',
      expiry: '08/29',
    },
    ...overrides,
  });

  it('[BILL-022] [BILL-052] lists plans on sale in dollars, Call Us last, hidden ones not at all', async () => {
    await add({ planName: 'House account', finalPrice: 0, originalPrice: 0 });
    const { modelId } = await add({});
    await add({ planName: 'Starter', finalPrice: 49, originalPrice: 49 });
    const hidden = await add({ planName: 'Old' });
    await billing.service
      .database('plan')
      .where({ model_id: hidden.modelId })
      .update({ deleted_at: new Date() });
    const { body } = await billing.call(subscriber(), planList, {});
    expect(body.list.map(({ planName, finalPrice }) => [planName, finalPrice])).toEqual([
      ['Starter', 49],
      ['Shop', 199.99],
      ['House account', 0],
    ]);
    expect(body.list[1]).toMatchObject({ modelId, type: 'lookup', noOfLookups: 500, originalPrice: 245 });
  });

  it.each([
    [{ planName: ' ' }, 'planName'],
    [{ noOfLookups: 0 }, 'noOfLookups'],
    [{ noOfLookups: 1.5 }, 'noOfLookups'],
    [{ finalPrice: -1 }, 'finalPrice'],
    [{ originalPrice: 0.001 }, 'originalPrice'],
  ])('refuses a plan with %p', async (plan, field) => {
    await expect(add(plan)).rejects.toMatchObject({
      status: 400,
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  it('[BILL-042] adds promo codes, inactive and of a fixed value unless said otherwise, each code once', async () => {
    const addCode = (code: string, value = 10, isPercentage?: boolean) =>
      billing.service.inTransaction({}, (unit) => addPromoCode(unit, { code, value, isPercentage }));
    await addCode('WELCOME', 12.5);
    expect(await billing.service.database('promo_code')).toMatchObject([
      { code: 'WELCOME', value: '12.5', is_percentage: false, is_active: false },
    ]);
    await expect(addCode(' welcome ')).rejects.toMatchObject({ status: 409 });
    await expect(addCode(' ')).rejects.toMatchObject({ status: 400 });
    await expect(addCode('MINUS', -1)).rejects.toMatchObject({ status: 400 });
    await expect(addCode('MORE', 101, true)).rejects.toMatchObject({ status: 400 });
    await expect(addCode('DOLLARS', 101)).resolves.toBeTruthy();
  });

  it('grants a purchase once, however often and however parallel it is sent', async () => {
    const session = subscriber();
    const { modelId } = await add({});
    const purchase = purchaseOf(session.userId, modelId);
    const answers = await Promise.all([1, 2, 3, 4].map(() => grant(purchase)));
    expect(answers.filter(({ granted }) => granted)).toHaveLength(1);
    const { body } = await billing.call(session, subscriptionList, {});
    expect(body.list).toMatchObject([{ planName: 'Shop', lookupCount: 500, balance: 500, amount: 19_999 }]);
    expect((await billing.call(session, transactionList, {})).body.list).toHaveLength(1);
  });

  it('takes one payment for one purchase only', async () => {
    const { userId } = subscriber();
    const { modelId } = await add({});
    const { payment } = purchaseOf(userId, modelId);
    await grant(purchaseOf(userId, modelId, { payment }));
    const again = payment && { ...payment, transactionId: randomUUID() };
    await expect(grant(purchaseOf(userId, modelId, { payment: again }))).rejects.toMatchObject({
      code: '23505',
    });
    expect(await billing.service.database('subscription')).toHaveLength(1);
  });

  it('knows no purchase of a plan that is not there', async () => {
    await expect(grant(purchaseOf(randomUUID(), randomUUID()))).rejects.toMatchObject({ status: 404 });
  });

  it('[BILL-031] [BILL-057] uses up the oldest purchase first', async () => {
    const session = subscriber();
    const { userId } = session;
    const small = await add({ planName: 'Small', noOfLookups: 3 });
    const big = await add({ planName: 'Big', noOfLookups: 10 });
    await grant(purchaseOf(userId, small.modelId), new Date('2026-10-01T15:00:00.000Z'));
    await grant(purchaseOf(userId, big.modelId), new Date('2026-10-02T15:00:00.000Z'));
    await takeMany(billing, new Date('2026-11-15T15:00:00.000Z'), userId, 50 + 4);
    const { body } = await billing.call(session, subscriptionList, { count: 1 });
    expect(body).toMatchObject({
      list: [{ planName: 'Big', lookupCount: 10, balance: 9 }],
      areMoreItemsAvailable: true,
    });
    const next = await billing.call(session, subscriptionList, { offset: 1 });
    expect(next.body).toMatchObject({
      list: [{ planName: 'Small', balance: 0 }],
      areMoreItemsAvailable: false,
    });
  });

  it('uses up what the house granted before what was bought', async () => {
    const session = subscriber();
    const { userId } = session;
    const { modelId } = await add({ planName: 'Small', noOfLookups: 10 });
    await grant(purchaseOf(userId, modelId), new Date('2026-10-01T15:00:00.000Z'));
    const booked = { user_id: userId, company_id: companyId, pot: 'purchased', month: '2026-10' };
    const moment = { day: '2026-10-02', at: new Date('2026-10-02T15:00:00.000Z') };
    const credit = (change: number, reason: string) =>
      billing.service
        .database('credit_ledger')
        .insert({ ...booked, ...moment, change, reason, source_id: randomUUID() });
    await credit(5, 'grant');
    await takeMany(billing, new Date('2026-11-15T15:00:00.000Z'), userId, 50 + 4);
    const balance = async () => (await billing.call(session, subscriptionList, {})).body.list[0]?.balance;
    expect(await balance()).toBe(10);
    await credit(-3, 'correction');
    expect(await balance()).toBe(8);
  });

  it('[BILL-030] [BILL-056] lists card payments in cents, the card by its last digits', async () => {
    const session = subscriber();
    const { modelId } = await add({});
    const purchase = purchaseOf(session.userId, modelId);
    const created = new Date('2026-10-02T15:00:00.000Z');
    await grant(purchase, created);
    const { body } = await billing.call(session, transactionList, {});
    expect(body).toEqual({
      list: [
        {
          transactionId: purchase.payment?.transactionId,
          planName: 'Shop',
          amount: 19_999,
          tax: 0,
          refunds: [],
          card: '4242',
          brand: 'visa',
          expiry: '08/29',
          created: created.toISOString(),
          status: 'success',
        },
      ],
      areMoreItemsAvailable: false,
    });
  });

  it('shows a subscriber its own only, hierarchy 1 all, others none', async () => {
    const [one, two] = [subscriber(), subscriber()];
    const { modelId } = await add({});
    await grant(purchaseOf(one.userId, modelId));
    await grant(purchaseOf(two.userId, modelId));
    for (const endpoint of [subscriptionList, transactionList]) {
      expect((await billing.call(one, endpoint, {})).body.list).toHaveLength(1);
      expect((await billing.call(house, endpoint, {})).body.list).toHaveLength(2);
      expect((await billing.call(subscriber(), endpoint, {})).body.list).toEqual([]);
      expect((await billing.call(house, endpoint, { count: 0 })).status).toBe(400);
    }
    for (const endpoint of [planList, subscriptionList, transactionList]) {
      expect((await billing.call(null, endpoint, {})).status).toBe(401);
      expect((await billing.call(testSession({ hierarchy: 10 }), endpoint, {})).status).toBe(403);
    }
  });
});
