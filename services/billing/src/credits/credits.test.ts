import { randomUUID } from 'node:crypto';
import { creditsGet, creditsHistory } from '@washcoat/contract-billing';
import { loadCompleted } from '@washcoat/contract-loads';
import { surroundedBy, type Surroundings } from '@washcoat/service-kit';
import { TestService, testSession } from '@washcoat/testing';
import { addPlan } from '../plans/plan.commands';
import { billingService } from '../service';
import { grantPurchase } from '../subscriptions/grant-purchase';
import { creditDate } from './credit-calendar';
import {
  companyId,
  deliverCompany,
  deliverUser,
  subscriber,
  takeAt,
  takeMany,
  TIMEZONE,
} from './credits.fixture';

/** Surroundings in which it is `moment`; nothing in them waits. */
const at = (moment: Date): Surroundings => ({
  now: () => moment,
  newId: randomUUID,
  after: () => ({ cancel: () => undefined }),
  every: () => ({ cancel: () => undefined }),
  pause: async () => undefined,
});

describe('reading lookup credits', () => {
  let billing: TestService;
  const house = testSession({ hierarchy: 1 });

  beforeAll(async () => {
    billing = await TestService.start(billingService);
    await deliverCompany(billing, companyId, 2);
  });
  afterAll(() => billing.stop());

  const buy = (userId: string, noOfLookups: number, now: Date) =>
    billing.service.inTransaction({ now }, async (unit) => {
      const plan = { planName: 'Plan', description: '', noOfLookups, finalPrice: 1, originalPrice: 1 };
      const { modelId } = await addPlan(unit, plan);
      const bought = { subscriptionId: randomUUID(), userId, companyId, modelId, amount: 100, payment: null };
      await grantPurchase(unit, bought, TIMEZONE);
    });

  it('[CRED-009] shows what is left, by pot, and when it comes back', async () => {
    const session = subscriber();
    await takeMany(billing, new Date(), session.userId, 2);
    await buy(session.userId, 410, new Date());
    const { status, body } = await billing.call(session, creditsGet, {});
    expect([status, body]).toEqual([
      200,
      {
        count: 458,
        free: 48,
        earned: 0,
        purchased: 410,
        used: 2,
        unlimited: false,
        restriction: 500,
        resetsAt: creditDate(new Date(), TIMEZONE).nextMonth.toISOString(),
      },
    ]);
  });

  it('[CRED-002] shows the free credits before the first lookup of a month', async () => {
    const { body } = await billing.call(subscriber(), creditsGet, {});
    expect(body).toMatchObject({ count: 50, free: 50, used: 0 });
  });

  it.each([
    [249_950, 250_000, false],
    [249_951, 250_001, true],
  ])('calls a balance above 250,000 unlimited: %i bought', async (bought, count, unlimited) => {
    const session = subscriber();
    await buy(session.userId, bought, new Date());
    expect((await billing.call(session, creditsGet, {})).body).toMatchObject({ count, unlimited });
  });

  it('[CRED-001] [CRED-004] [CRED-005] lets a month pass: free and earned ones go with it, bought ones stay', async () => {
    const session = subscriber();
    const { userId } = session;
    const { nextMonth } = creditDate(new Date(), TIMEZONE);
    await takeMany(billing, new Date(), userId, 5);
    await buy(userId, 40, new Date());
    await billing.deliver(loadCompleted, {
      ...loadCompleted.example,
      loadId: randomUUID(),
      sellerUserId: userId,
      buyerFinalisedDate: new Date().toISOString(),
    });
    const leftAt = (moment: Date) =>
      surroundedBy(at(moment), async () => (await billing.call(session, creditsGet, {})).body);
    const left = { count: 87, free: 45, earned: 2, purchased: 40, used: 5 };
    expect(await leftAt(new Date())).toMatchObject(left);
    expect(await leftAt(new Date(nextMonth.getTime() - 1))).toMatchObject(left);
    const fresh = { count: 90, free: 50, earned: 0, purchased: 40, used: 0 };
    expect(await leftAt(nextMonth)).toMatchObject(fresh);
    await takeMany(billing, nextMonth, userId, 52);
    expect(await leftAt(nextMonth)).toMatchObject({ count: 38, free: 0, purchased: 38, used: 52 });
    const yearLater = creditDate(new Date(nextMonth.getTime() + 330 * 86_400_000), TIMEZONE).nextMonth;
    expect(await leftAt(yearLater)).toMatchObject({ count: 88, free: 50, earned: 0, purchased: 38 });
  });

  it('[CRED-001] [CRED-004] [CRED-005] starts a month with 50 free ones: what was free or earned lapsed, what was bought is there', async () => {
    const session = subscriber();
    const { userId } = session;
    const { monthStart } = creditDate(new Date(), TIMEZONE);
    const lastMonth = new Date(monthStart.getTime() - 1);
    await takeMany(billing, lastMonth, userId, 3);
    await buy(userId, 40, lastMonth);
    await billing.deliver(loadCompleted, {
      ...loadCompleted.example,
      loadId: randomUUID(),
      sellerUserId: userId,
      buyerFinalisedDate: lastMonth.toISOString(),
    });
    const left = async () => (await billing.call(session, creditsGet, {})).body;
    expect(await left()).toMatchObject({ count: 90, free: 50, earned: 0, purchased: 40, used: 0 });
    await takeMany(billing, new Date(), userId, 1);
    expect(await left()).toMatchObject({ count: 89, free: 49, earned: 0, purchased: 40, used: 1 });
    const { body } = await billing.call(session, creditsHistory, {});
    expect(body.list.map(({ change, pot, balance }) => [change, pot, balance])).toEqual([
      [-1, 'free', 89],
      [50, 'free', 90],
      [-47, 'free', 40],
      [-2, 'earned', 87],
      [2, 'earned', 89],
      [40, 'purchased', 87],
      ...[47, 48, 49].map((balance) => [-1, 'free', balance]),
      [50, 'free', 50],
    ]);
  });

  it.each([
    [1, 100],
    [2, 500],
    [3, null],
    [null, null],
  ])(
    '[CRED-013] tells that a company of lookupRestriction %p may open %p lookups a month',
    async (lookupRestriction, restriction) => {
      const session = { ...subscriber(), companyId: randomUUID() };
      await deliverCompany(billing, session.companyId, lookupRestriction);
      expect((await billing.call(session, creditsGet, {})).body).toMatchObject({ count: 50, restriction });
    },
  );

  it('[CRED-006] tells every movement and what expired, newest first, each balance the sum up to it', async () => {
    const session = subscriber();
    const { userId } = session;
    await takeAt(billing, new Date('2026-09-30T15:00:00.000Z'), { userId, oem: 'KT 0334' });
    await takeAt(billing, new Date('2026-10-20T15:00:00.000Z'), { userId, oem: 'GA6' });
    await buy(userId, 100, new Date('2026-10-10T15:00:00.000Z'));
    await billing.deliver(loadCompleted, {
      ...loadCompleted.example,
      loadId: randomUUID(),
      sellerUserId: userId,
      buyerFinalisedDate: '2026-10-05T15:00:00.000Z',
    });
    const read = async () => ({
      body: (await billing.call(session, creditsHistory, {})).body,
      left: (await billing.call(session, creditsGet, {})).body,
    });
    const { body, left } = await surroundedBy(at(new Date('2026-11-20T15:00:00.000Z')), read);
    expect(body.list[0]?.balance).toBe(left.count);
    const rows = body.list.map(({ date, oem, change, pot, balance }) => [
      date.slice(5, 10),
      oem,
      change,
      pot,
      balance,
    ]);
    expect(rows).toEqual([
      ['11-01', null, 50, 'free', 150],
      ['11-01', null, -49, 'free', 100],
      ['11-01', null, -2, 'earned', 149],
      ['10-20', 'GA6', -1, 'free', 151],
      ['10-10', null, 100, 'purchased', 152],
      ['10-05', null, 2, 'earned', 52],
      ['10-01', null, 50, 'free', 50],
      ['10-01', null, -49, 'free', 0],
      ['09-30', 'KT 0334', -1, 'free', 49],
      ['09-01', null, 50, 'free', 50],
    ]);
    expect(body.list.map(({ reason }) => reason)).toEqual([
      'Free lookups of the month',
      'Expired at the end of the month',
      'Expired at the end of the month',
      'Lookup',
      'Purchase',
      'Earned by a sale',
      'Free lookups of the month',
      'Expired at the end of the month',
      'Lookup',
      'Free lookups of the month',
    ]);
    const page = await surroundedBy(at(new Date('2026-11-20T15:00:00.000Z')), () =>
      billing.call(session, creditsHistory, { count: 2, offset: 2 }),
    );
    expect(page.body).toEqual({ list: body.list.slice(2, 4), areMoreItemsAvailable: true });
  });

  it('shows one subscriber nothing of another, and hierarchy 1 those of any user', async () => {
    const [own, other] = [subscriber(), subscriber()];
    await deliverUser(billing, other.userId);
    await takeMany(billing, new Date(), other.userId, 1);
    for (const endpoint of [creditsGet, creditsHistory]) {
      expect((await billing.call(own, endpoint, { userId: other.userId })).status).toBe(404);
      expect((await billing.call(own, endpoint, { userId: own.userId })).status).toBe(200);
      expect((await billing.call(house, endpoint, { userId: randomUUID() })).status).toBe(404);
    }
    const { body } = await billing.call(house, creditsGet, { userId: other.userId });
    expect(body).toMatchObject({ count: 49, restriction: 500 });
    expect((await billing.call(house, creditsHistory, { userId: other.userId })).body.list).toHaveLength(2);
  });

  it('needs a token and hierarchy 1 or 2', async () => {
    for (const endpoint of [creditsGet, creditsHistory]) {
      expect((await billing.call(null, endpoint, {})).status).toBe(401);
      expect((await billing.call(testSession({ hierarchy: 10 }), endpoint, {})).status).toBe(403);
      expect((await billing.call(testSession({ hierarchy: 4 }), endpoint, {})).status).toBe(403);
      expect((await billing.call(house, endpoint, { userId: 'x' })).status).toBe(400);
    }
    expect((await billing.call(house, creditsHistory, { count: 1001 })).status).toBe(400);
  });

  it('knows a user by the newest version that was told', async () => {
    const { userId } = subscriber();
    await deliverUser(billing, userId, 3);
    await deliverUser(billing, userId, 2);
    expect(await billing.service.database('user_copy').where({ user_id: userId })).toMatchObject([
      { version: 3 },
    ]);
  });
});
