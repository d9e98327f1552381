import { randomUUID } from 'node:crypto';
import { takeCredit } from '@washcoat/contract-billing';
import { TestService } from '@washcoat/testing';
import { addPlan } from '../plans/plan.commands';
import { billingService } from '../service';
import { grantPurchase } from '../subscriptions/grant-purchase';
import { readBalance } from './credit-ledger.repository';
import { companyId, deliverCompany, idOf, midNovember, takeAt, takeMany, TIMEZONE } from './credits.fixture';

const lapsed = { status: 400, message: 'LOOKUP_CREDIT_LAPSED', details: { code: 'LOOKUP_CREDIT_LAPSED' } };

describe('taking a lookup credit', () => {
  let billing: TestService;

  beforeAll(async () => {
    billing = await TestService.start(billingService);
  });
  afterAll(() => billing.stop());

  const balanceOf = (userId: string, month = '2026-11') =>
    readBalance(billing.service.database, userId, { month });
  const purchase = async (userId: string, noOfLookups: number) => {
    await billing.service.inTransaction({ now: midNovember }, async (unit) => {
      const plan = { planName: 'Plan', description: '', noOfLookups, finalPrice: 1, originalPrice: 1 };
      const { modelId } = await addPlan(unit, plan);
      const bought = { subscriptionId: randomUUID(), userId, companyId, modelId, amount: 100, payment: null };
      await grantPurchase(unit, bought, TIMEZONE);
    });
  };
  const earn = (userId: string, change: number, month = '2026-11') =>
    billing.service.database('credit_ledger').insert({
      user_id: userId,
      pot: 'earned',
      change,
      reason: 'sale',
      source_id: randomUUID(),
      month,
      day: `${month}-02`,
      at: new Date(`${month}-02T15:00:00.000Z`),
    });

  it('[CRED-002] [CRED-012] costs one of the 50 free ones of the month', async () => {
    const userId = randomUUID();
    expect(await takeAt(billing, midNovember, { userId })).toEqual({ taken: true, balance: 49 });
    expect(await balanceOf(userId)).toEqual({ free: 49, earned: 0, purchased: 0, used: 1 });
  });

  it('uses free, then earned, then purchased credits, and then refuses', async () => {
    const userId = randomUUID();
    await earn(userId, 2);
    await purchase(userId, 1);
    await takeMany(billing, midNovember, userId, 50);
    expect(await balanceOf(userId)).toEqual({ free: 0, earned: 2, purchased: 1, used: 50 });
    await takeMany(billing, midNovember, userId, 2);
    expect(await balanceOf(userId)).toEqual({ free: 0, earned: 0, purchased: 1, used: 52 });
    expect(await takeAt(billing, midNovember, { userId })).toEqual({ taken: true, balance: 0 });
    await expect(takeAt(billing, midNovember, { userId })).rejects.toMatchObject(lapsed);
  });

  it('[CRED-001] [CRED-004] [CRED-005] at month end free and earned credits lapse, purchased ones stay', async () => {
    const userId = randomUUID();
    await earn(userId, 7);
    await purchase(userId, 3);
    const lastMoment = new Date('2026-12-01T04:59:59.999Z');
    const firstMoment = new Date('2026-12-01T05:00:00.000Z');
    expect(await takeAt(billing, lastMoment, { userId })).toEqual({ taken: true, balance: 59 });
    expect(await takeAt(billing, firstMoment, { userId })).toEqual({ taken: true, balance: 52 });
    expect(await balanceOf(userId, '2026-12')).toEqual({ free: 49, earned: 0, purchased: 3, used: 1 });
    expect(await balanceOf(userId, '2027-01')).toEqual({ free: 50, earned: 0, purchased: 3, used: 0 });
  });

  it('[CRED-003] refuses without a credit until more are bought', async () => {
    const userId = randomUUID();
    await takeMany(billing, midNovember, userId, 50);
    await expect(takeAt(billing, midNovember, { userId })).rejects.toMatchObject(lapsed);
    await purchase(userId, 2);
    expect(await takeAt(billing, midNovember, { userId })).toEqual({ taken: true, balance: 1 });
  });

  it('gives the free credits of a month once', async () => {
    const userId = randomUUID();
    await takeMany(billing, midNovember, userId, 3);
    const granted = await billing.service
      .database('credit_ledger')
      .where({ user_id: userId, reason: 'month' });
    expect(granted).toMatchObject([
      { change: 50, month: '2026-11', at: new Date('2026-11-01T04:00:00.000Z') },
    ]);
  });

  it('costs nothing for the same converter on the same day, on the 25-hour day too', async () => {
    const lookup = { userId: randomUUID(), productId: randomUUID() };
    const at = (moment: string) => takeAt(billing, new Date(moment), lookup);
    expect(await at('2026-11-01T04:00:00.000Z')).toEqual({ taken: true, balance: 49 });
    expect(await at('2026-11-02T04:59:59.999Z')).toEqual({ taken: false, balance: 49 });
    expect(await at('2026-11-02T05:00:00.000Z')).toEqual({ taken: true, balance: 48 });
  });

  it('is of the day and month of the lookup, also when it arrives after midnight', async () => {
    const lookup = { userId: randomUUID(), productId: randomUUID(), at: '2026-12-01T04:59:59.999Z' };
    const december = new Date('2026-12-01T05:00:00.100Z');
    expect(await takeAt(billing, december, lookup)).toEqual({ taken: true, balance: 49 });
    const paid = await billing.service
      .database('credit_ledger')
      .where({ user_id: lookup.userId, reason: 'lookup' });
    expect(paid).toMatchObject([{ day: '2026-11-30', month: '2026-11', at: new Date(lookup.at) }]);
    const again = { ...lookup, at: '2026-12-01T04:00:00.000Z' };
    expect(await takeAt(billing, december, again)).toEqual({ taken: false, balance: 49 });
    expect(await balanceOf(lookup.userId, '2026-12')).toMatchObject({ free: 50, used: 0 });
  });

  it('costs nothing for the same converter when no credit is left, but does for somebody else', async () => {
    const [userId, productId] = [randomUUID(), randomUUID()];
    await takeAt(billing, midNovember, { userId, productId });
    await takeMany(billing, midNovember, userId, 49);
    expect(await takeAt(billing, midNovember, { userId, productId })).toEqual({ taken: false, balance: 0 });
    const other = await takeAt(billing, midNovember, { userId: randomUUID(), productId });
    expect(other).toEqual({ taken: true, balance: 49 });
  });

  it('costs nothing when the same lookup is sent again, even after midnight', async () => {
    const lookup = { userId: randomUUID(), productId: randomUUID(), lookupId: randomUUID() };
    await takeAt(billing, midNovember, lookup);
    const nextDay = new Date('2026-11-16T15:00:00.000Z');
    expect(await takeAt(billing, nextDay, lookup)).toEqual({ taken: false, balance: 49 });
  });

  it('lets exactly 10 of 50 lookups at once through on a balance of 10', async () => {
    const userId = randomUUID();
    await takeMany(billing, midNovember, userId, 40);
    const takes = await Promise.allSettled(
      Array.from({ length: 50 }, () => takeAt(billing, midNovember, { userId })),
    );
    const refused = takes.flatMap((take) => (take.status === 'rejected' ? [take.reason] : []));
    expect(takes.length - refused.length).toBe(10);
    for (const reason of refused) expect(reason).toMatchObject(lapsed);
    expect(await balanceOf(userId)).toMatchObject({ free: 0, used: 50 });
  });

  it('takes one credit when the same converter is opened many times at once', async () => {
    const lookup = { userId: randomUUID(), productId: randomUUID() };
    const takes = await Promise.all(Array.from({ length: 20 }, () => takeAt(billing, midNovember, lookup)));
    expect(takes.filter(({ taken }) => taken)).toHaveLength(1);
  });

  it.each([
    [1, 100],
    [2, 500],
  ])(
    '[CRED-013] stops a company of lookupRestriction %i at %i lookups a month, all its users together',
    async (restriction, cap) => {
      const restricted = { companyId: randomUUID() };
      await deliverCompany(billing, restricted.companyId, restriction);
      const rows = Array.from({ length: cap - 1 }, () => ({
        user_id: idOf(1),
        company_id: restricted.companyId,
        pot: 'purchased',
        change: -1,
        reason: 'lookup',
        oem: 'GD3',
        product_id: randomUUID(),
        lookup_id: randomUUID(),
        month: '2026-11',
        day: '2026-11-02',
        at: midNovember,
      }));
      await billing.service.database('credit_ledger').insert(rows);
      const users = Array.from({ length: 10 }, () => randomUUID());
      const takes = await Promise.allSettled(
        users.map((userId) => takeAt(billing, midNovember, { userId, ...restricted })),
      );
      expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const december = new Date('2026-12-01T05:00:00.000Z');
      await expect(takeAt(billing, december, { userId: idOf(2), ...restricted })).resolves.toMatchObject({
        taken: true,
      });
    },
  );

  it.each([3, null])('[CRED-013] does not stop a company of lookupRestriction %p', async (restriction) => {
    const unrestricted = randomUUID();
    await deliverCompany(billing, unrestricted, restriction);
    const userId = randomUUID();
    await expect(takeAt(billing, midNovember, { userId, companyId: unrestricted })).resolves.toBeTruthy();
  });

  it('keeps a ledger that nobody can change', async () => {
    const userId = randomUUID();
    await takeAt(billing, midNovember, { userId });
    const rows = () => billing.service.database('credit_ledger').where({ user_id: userId });
    await expect(rows().delete()).rejects.toThrow('append-only');
    await expect(rows().update({ change: 5 })).rejects.toThrow('append-only');
  });

  it('is of the moment of the call for a service from before lookups named theirs', async () => {
    const { at: _at, ...old } = takeCredit.input.parse({
      userId: randomUUID(),
      companyId,
      productId: randomUUID(),
      oem: 'GD3',
      lookupId: randomUUID(),
    });
    billing.caller.add('billing', billing.service.app.callback());
    const before = new Date();
    const answer = await billing.caller.post('billing', takeCredit.path, old);
    expect(JSON.parse(answer.toString())).toEqual({ taken: true, balance: 49 });
    const paid = await billing.service
      .database('credit_ledger')
      .where({ user_id: old.userId, reason: 'lookup' })
      .first('at');
    expect(paid.at.getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  it('is a call for other services only, and tells them why it refuses', async () => {
    const lookup = {
      userId: randomUUID(),
      companyId,
      productId: randomUUID(),
      oem: 'GD3',
      lookupId: randomUUID(),
      at: new Date().toISOString(),
    };
    billing.caller.add('billing', billing.service.app.callback());
    const answer = await billing.caller.post('billing', takeCredit.path, lookup);
    expect(takeCredit.output.parse(JSON.parse(answer.toString()))).toEqual({ taken: true, balance: 49 });
    await takeMany(billing, new Date(), lookup.userId, 49);
    const another = { ...lookup, productId: randomUUID(), lookupId: randomUUID() };
    await expect(billing.caller.post('billing', takeCredit.path, another)).rejects.toMatchObject(lapsed);
    const outside = await billing.send({ method: 'POST', url: takeCredit.path, payload: another });
    expect(outside.status).toBe(404);
  });
});
