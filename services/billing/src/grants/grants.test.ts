import { randomUUID } from 'node:crypto';
import {
  creditGrantAdd,
  creditGrantDecide,
  creditGrantList,
  creditsGet,
  creditsHistory,
} from '@washcoat/contract-billing';
import { TestService, testSession } from '@washcoat/testing';
import { billingBooks } from '../books';
import { deliverUser, subscriber, takeMany } from '../credits/credits.fixture';
import { billingService } from '../service';

describe('grants and corrections of credits', () => {
  let billing: TestService;
  const one = testSession({ hierarchy: 1, userId: randomUUID() });
  const other = testSession({ hierarchy: 1, userId: randomUUID() });
  const customer = subscriber();

  beforeEach(async () => {
    billing = await TestService.start(billingService);
    await deliverUser(billing, customer.userId);
  });
  afterEach(async () => {
    for (const { name, query } of billingBooks) {
      const { rows } = await billing.service.database.raw<{ rows: unknown[] }>(query);
      expect([name, rows]).toEqual([name, []]);
    }
    await billing.stop();
  });

  const ask = (change: number, input: object = {}, session = one) =>
    billing.call(session, creditGrantAdd, {
      userId: customer.userId,
      change,
      reason: 'A lost order',
      ...input,
    });
  const decide = (session: typeof one, grantId: string, isApproved = true) =>
    billing.call(session, creditGrantDecide, { grantId, isApproved });
  const list = async () => (await billing.call(one, creditGrantList, {})).body.list;
  const purchased = async () => (await billing.call(customer, creditsGet, {})).body.purchased;

  it('are booked at once up to the limit, stay over the month, and stand in the history', async () => {
    const { body } = await ask(500);
    expect(body).toMatchObject({ message: 'The credits are booked.', status: 'done' });
    expect((await ask(-20)).body.status).toBe('done');
    expect(await purchased()).toBe(480);
    const { body: history } = await billing.call(customer, creditsHistory, {});
    const moved = history.list.filter(({ pot }) => pot === 'purchased');
    expect(moved.map(({ change, reason }) => [change, reason])).toEqual([
      [-20, 'Correction'],
      [500, 'Grant'],
    ]);
    expect(await list()).toMatchObject([
      { change: -20, status: 'done', userName: 'Sam Corner', reason: 'A lost order' },
      { change: 500 },
    ]);
  });

  it('wait above the limit for a second person: who asked is refused, of two who decide one is', async () => {
    const { grantId, status } = (await ask(501)).body;
    expect([status, await purchased()]).toEqual(['waiting', 0]);
    const own = await decide(one, grantId);
    expect([own.status, own.error.error]).toEqual([403, 'A second person decides on this grant.']);
    const both = await Promise.all([decide(other, grantId), decide(other, grantId)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await purchased()).toBe(501);
    expect(await list()).toMatchObject([{ status: 'done', requestedById: one.userId }]);
  });

  it('wait above the limit of 30 days as well, for each who asks and each who gets them', async () => {
    const asked = async (change: number, input: object = {}, session = one) =>
      (await ask(change, input, session)).body.status;
    expect([await asked(300), await asked(200), await asked(1)]).toEqual(['done', 'done', 'waiting']);
    expect(await asked(500, {}, other)).toBe('done');
    const neighbor = subscriber();
    await deliverUser(billing, neighbor.userId);
    expect(await asked(500, { userId: neighbor.userId })).toBe('done');
    expect([await asked(-500), await asked(-1)]).toEqual(['done', 'waiting']);
    const age = (days: number) =>
      billing.service.database('credit_grant').update({
        requested_at: billing.service.database.raw(`now() - ? * interval '1 day'`, [days]),
      });
    await age(29);
    expect(await asked(1)).toBe('waiting');
    await age(31);
    expect(await asked(500)).toBe('done');
  });

  it('that a second person approved do not count, and of many at once no more than the limit is given', async () => {
    await decide(other, (await ask(900)).body.grantId);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(200)));
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['done', 'done', 'waiting', 'waiting']);
    expect(await purchased()).toBe(1_300);
  });

  it('that wait and take back more than is left by then are not booked', async () => {
    await ask(500);
    await ask(500, {}, other);
    await ask(500, {}, testSession({ hierarchy: 1 }));
    const { grantId } = (await ask(-1_400)).body;
    expect((await ask(-200)).body.status).toBe('done');
    const late = await decide(other, grantId);
    expect([late.status, late.error.error]).toEqual([409, 'Only 1,300 purchased credits are left.']);
    expect([(await list())[0]?.status, await purchased()]).toEqual(['waiting', 1_300]);
  });

  it('are refused by a second person without a trace in the ledger', async () => {
    const { grantId } = (await ask(9_000)).body;
    expect((await decide(other, grantId, false)).body.message).toBe('The grant is refused.');
    expect([(await list())[0]?.status, await purchased()]).toEqual(['refused', 0]);
    expect((await decide(other, grantId)).status).toBe(409);
  });

  it('take back no more than is left, however many ask at once', async () => {
    await ask(100);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask(-30)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409]);
    expect(await purchased()).toBe(10);
    await takeMany(billing, new Date(), customer.userId, 55);
    const late = await ask(-6);
    expect([late.status, late.error.error]).toEqual([409, 'Only 5 purchased credits are left.']);
  });

  it('need a reason, a number other than 0 and a user who is known', async () => {
    expect(Object.keys((await ask(5, { reason: ' ' })).error.fields ?? {})).toEqual(['reason']);
    const withCard = await ask(5, { reason: 'For card 4242 4242 4242 4242' });
    expect(Object.keys(withCard.error.fields ?? {})).toEqual(['reason']);
    expect(Object.keys((await ask(0)).error.fields ?? {})).toEqual(['change']);
    expect((await ask(1.5)).status).toBe(400);
    expect((await ask(5, { userId: randomUUID() })).status).toBe(404);
    expect((await decide(other, randomUUID())).status).toBe(404);
    for (const session of [customer, testSession({ hierarchy: 4 })]) {
      expect((await ask(5, {}, session)).status).toBe(403);
      expect((await billing.call(session, creditGrantList, {})).status).toBe(403);
    }
  });
});
