import { randomUUID } from 'node:crypto';
import {
  creditsGet,
  creditsHistory,
  paymentWebhook,
  subscriptionList,
  transactionList,
} from '@washcoat/contract-billing';
import { clock, surroundedBy } from '@washcoat/service-kit';
import { TestService, testSession } from '@washcoat/testing';
import Stripe from 'stripe';
import { billingBooks } from '../books';
import { subscriber, takeMany } from '../credits/credits.fixture';
import { addPlan } from '../plans/plan.commands';
import { addPromoCode } from '../promo-codes/promo-code.commands';
import { ProviderRefusal, ProviderUnreachable, type CardProvider } from '../provider/card-provider';
import { TEST_WEBHOOK_SECRET, testProvider, type TestProvider } from '../provider/test-provider';
import { finishPurchases } from '../purchases/finish-purchases.job';
import { aPurchase, buy, intentObject, payBy, tell } from '../purchases/purchase.fixture';
import { PurchaseModel } from '../purchases/purchase.model';
import { reconcile } from '../purchases/reconcile';
import { beginRenewals } from '../renewals/begin-renewal';
import { RenewalModel } from '../renewals/renewal.model';
import { createBillingService } from '../service';
import { keepEvent } from './keep-event';
import { processEvents } from './process-events';
import { ProviderEventModel } from './provider-event.model';

const DAY_MS = 86_400_000;

describe('what the card provider tells', () => {
  let billing: TestService;
  let provider: TestProvider;
  /** What happens to the answer of the next confirmation. */
  let fault: 'none' | 'lost' | 'unreachable';
  let modelId: string;
  const house = testSession({ hierarchy: 1 });

  beforeEach(async () => {
    fault = 'none';
    const cards = {
      provider({ database }: TestService['service']): CardProvider {
        provider = testProvider(database);
        const confirm: CardProvider['confirm'] = async (...order) => {
          if (fault === 'unreachable') throw new ProviderUnreachable('Nobody there.');
          const paid = await provider.confirm(...order);
          if (fault === 'lost') throw new ProviderUnreachable('The answer got lost.');
          return paid;
        };
        return { ...provider, confirm };
      },
    };
    billing = await TestService.start(createBillingService(cards));
    const plan = { planName: 'Shop', description: '', noOfLookups: 100, finalPrice: 100, originalPrice: 100 };
    ({ modelId } = await billing.service.inTransaction({ session: house }, (unit) => addPlan(unit, plan)));
  });
  afterEach(() => billing.stop());

  const bought = async (session: ReturnType<typeof subscriber>) =>
    (await billing.call(session, creditsGet, {})).body.purchased;
  const status = async (session: ReturnType<typeof subscriber>) =>
    (await billing.call(session, transactionList, {})).body.list.map((row) => row.status);
  const intentOf = async ({ userId }: ReturnType<typeof subscriber>) => {
    const purchase = await PurchaseModel.query(billing.service.database)
      .where(PurchaseModel.columns.userId, userId)
      .first();
    return purchase?.intentId ?? '';
  };
  const worked = () => processEvents(billing.service, provider);
  const told = async (type: string, object: Record<string, unknown>) => {
    expect((await tell(billing, { type, object })).body).toEqual({ received: true });
    await worked();
  };
  const paid = async () => {
    const session = subscriber();
    await buy(billing, session, aPurchase(modelId));
    return { session, intentId: await intentOf(session) };
  };

  it('grants a purchase whose answer got lost, once, also when it is told twice and the page asks again', async () => {
    const session = subscriber();
    const request = aPurchase(modelId);
    fault = 'lost';
    expect(await buy(billing, session, request)).toMatchObject({
      status: 503,
      error: { code: 'PROVIDER_UNAVAILABLE' },
    });
    expect(await bought(session)).toBe(0);
    fault = 'none';
    const id = `evt_${randomUUID()}`;
    const event = { id, type: 'payment_intent.succeeded', object: intentObject(await intentOf(session)) };
    const answers = await Promise.all([tell(billing, event), tell(billing, event), tell(billing, event)]);
    expect(answers.map(({ status: code }) => code)).toEqual([200, 200, 200]);
    await worked();
    expect(await ProviderEventModel.query(billing.service.database)).toHaveLength(1);
    expect(await bought(session)).toBe(100);
    expect((await buy(billing, session, request)).status).toBe(200);
    expect(await bought(session)).toBe(100);
  });

  it('is right when the event comes before the answer, late, and in the wrong order', async () => {
    const session = subscriber();
    const { body } = await buy(billing, session, aPurchase(modelId, { paymentId: payBy('confirm') }));
    await provider.answer(body.clientSecret ?? '', true);
    const object = intentObject(await intentOf(session));
    await told('payment_intent.succeeded', { ...object, status: 'succeeded' });
    await told('payment_intent.payment_failed', { ...object, status: 'requires_payment_method' });
    await told('payment_intent.created', { ...object, status: 'requires_confirmation' });
    expect(await bought(session)).toBe(100);
    expect(await status(session)).toEqual(['success']);
  });

  it('refuses what another account signed, what was signed a week ago or is dated ahead, and what nobody signed', async () => {
    const { session, intentId } = await paid();
    await provider.refund(intentId, 10_000);
    const event = { type: 'charge.refunded', object: { object: 'charge', payment_intent: intentId } };
    const weekAgo = new Date(clock.ms() - 7 * DAY_MS);
    const ahead = new Date(clock.ms() + DAY_MS);
    for (const wrong of [
      { secret: 'whsec_other' },
      { signedAt: weekAgo },
      { signedAt: ahead },
      { signedAt: ahead, signaturePrefix: 't=0,' },
    ])
      expect(await tell(billing, { ...event, ...wrong })).toMatchObject({
        status: 400,
        error: { code: 'WEBHOOK_SIGNATURE' },
      });
    const unsigned = { method: 'POST' as const, url: '/write/v1/payment/webhook', payload: event };
    expect((await billing.send(unsigned)).status).toBe(400);
    expect(await ProviderEventModel.query(billing.service.database)).toHaveLength(0);
    expect(await bought(session)).toBe(100);
    const id = `evt_${randomUUID()}`;
    await tell(billing, { ...event, id });
    await worked();
    expect(await bought(session)).toBe(0);
    const nextWeek = new Date(clock.ms() + 7 * DAY_MS);
    await surroundedBy({ now: () => nextWeek }, () => tell(billing, { ...event, id }));
    expect(await ProviderEventModel.query(billing.service.database)).toHaveLength(1);
  });

  it('takes nothing that is signed and no event: without an id or a kind, or of a moment that is none', async () => {
    const event = { object: 'event', type: 'charge.refunded', created: 1_790_000_000, data: { object: {} } };
    for (const wrong of [{ id: null }, { id: 'evt_1', type: 7 }, { id: 'evt_2', created: 1e30 }]) {
      const payload = JSON.stringify({ ...event, ...wrong });
      const secret = TEST_WEBHOOK_SECRET;
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
      const answer = await billing.send({
        ...{ method: 'POST', url: paymentWebhook.path, payload },
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      });
      expect(answer.status).toBe(400);
    }
    expect(await ProviderEventModel.query(billing.service.database)).toHaveLength(0);
  });

  it('keeps events of payments that are not ours, and goes on', async () => {
    await told('payment_intent.succeeded', intentObject('pi_of_somebody'));
    await told('customer.created', { object: 'customer', id: 'cus_1' });
    const events = await ProviderEventModel.query(billing.service.database).whereNull(
      ProviderEventModel.columns.processedAt,
    );
    expect(events).toEqual([]);
  });

  it('keeps what could not be worked on, and works on it when the provider answers again', async () => {
    const { session, intentId } = await paid();
    await provider.refund(intentId, 10_000);
    await tell(billing, { type: 'charge.refunded', object: { object: 'charge', payment_intent: intentId } });
    const find = async () => {
      throw new ProviderUnreachable('Nobody there.');
    };
    await ProviderEventModel.query(billing.service.database).patch({ processedAt: null, attempts: 0 });
    await processEvents(billing.service, { ...provider, find });
    const [event] = await ProviderEventModel.query(billing.service.database);
    expect(event).toMatchObject({ processedAt: null, attempts: 1, problem: 'Nobody there.' });
    const later = new Date(clock.ms() + 11_000);
    await surroundedBy({ now: () => later }, worked);
    expect(await bought(session)).toBe(0);
  });

  it('tries what always fails after pauses that grow, gives it up in the end, and names it to reconciliation', async () => {
    const { session, intentId } = await paid();
    await provider.refund(intentId, 10_000);
    await keepEvent(billing.service.database, {
      ...{ eventId: 'evt_bad', kind: 'charge.refunded', toldAt: clock.now() },
      payload: { object: 'charge', payment_intent: intentId },
    });
    let asked = 0;
    const broken: CardProvider = {
      ...provider,
      async find() {
        asked++;
        throw new Error('This can not be read.');
      },
    };
    const event = async () => (await ProviderEventModel.query(billing.service.database))[0];
    const at = (moment: Date, work: () => Promise<void>) => surroundedBy({ now: () => moment }, work);
    let moment = clock.now();
    const pauses: number[] = [];
    for (let times = 0; times < 40 && !(await event())?.givenUpAt; times++) {
      await at(moment, () => processEvents(billing.service, broken));
      await at(moment, () => processEvents(billing.service, broken));
      const next = (await event())?.nextAttemptAt ?? moment;
      pauses.push(next.getTime() - moment.getTime());
      moment = next;
    }
    expect(asked).toBe(20);
    expect(pauses.slice(0, 4)).toEqual([10_000, 20_000, 40_000, 80_000]);
    expect(Math.max(...pauses)).toBe(3_600_000);
    await at(new Date(moment.getTime() + 30 * DAY_MS), () => processEvents(billing.service, broken));
    expect(asked).toBe(20);
    const since = new Date(0);
    const compare = async (isRepairing: boolean) =>
      (await reconcile(billing.service, provider, { since, isRepairing })).differences;
    expect(await compare(false)).toContainEqual({
      ...{ what: expect.stringContaining('evt_bad'), isSafe: true, isRepaired: false },
    });
    await compare(true);
    expect(await compare(false)).toEqual([]);
    expect(await bought(session)).toBe(0);
  });

  it('never gives up while the provider does not answer', async () => {
    const { intentId } = await paid();
    await keepEvent(billing.service.database, {
      ...{ eventId: 'evt_late', kind: 'charge.refunded', toldAt: clock.now() },
      payload: { object: 'charge', payment_intent: intentId },
    });
    await ProviderEventModel.query(billing.service.database).patch({ attempts: 100 });
    const find = async () => {
      throw new ProviderUnreachable('Nobody there.');
    };
    await processEvents(billing.service, { ...provider, find });
    expect(await ProviderEventModel.query(billing.service.database)).toMatchObject([
      { attempts: 101, givenUpAt: null, processedAt: null },
    ]);
  });

  it.each(['invoice.paid', 'invoice.payment_failed', 'customer.subscription.deleted'])(
    'keeps %s that does not say what it is about, and goes on',
    async (kind) => {
      await told(kind, { object: 'invoice' });
      expect(await ProviderEventModel.query(billing.service.database)).toMatchObject([
        { processedAt: expect.any(Date), problem: 'This event does not say what it is about.' },
      ]);
    },
  );

  it('a promo code counts for a purchase that failed first and was paid after all', async () => {
    const session = subscriber();
    await billing.service.inTransaction({ session: house }, (unit) =>
      addPromoCode(unit, { code: 'TEN', isPercentage: true, value: 10, isActive: true, maxUses: 1 }),
    );
    const used = async () => (await billing.service.database('promo_code').first()).used;
    const request = aPurchase(modelId, { paymentId: payBy('decline'), promocode: 'TEN' });
    expect((await buy(billing, session, request)).status).toBe(402);
    expect(await used()).toBe(0);
    const intentId = await intentOf(session);
    await billing.service.database('test_payment').update({
      record: billing.service.database.raw(`jsonb_set(record, '{status}', '"succeeded"')`),
    });
    for (const _ of [1, 2]) await told('payment_intent.succeeded', intentObject(intentId));
    expect([await bought(session), await used()]).toEqual([100, 1]);
    for (const { query } of billingBooks)
      expect((await billing.service.database.raw<{ rows: unknown[] }>(query)).rows).toEqual([]);
  });

  it('a refund takes back its share of the lookups, of those that are left, once', async () => {
    const { session, intentId } = await paid();
    const refunded = async (cents: number) => {
      await provider.refund(intentId, cents);
      await told('charge.refunded', { object: 'charge', payment_intent: intentId });
      await told('refund.updated', { object: 'refund', payment_intent: intentId });
    };
    await refunded(2_550);
    expect(await bought(session)).toBe(75);
    expect(await status(session)).toEqual(['refunded']);
    await takeMany(billing, clock.now(), session.userId, 50 + 60);
    expect(await bought(session)).toBe(15);
    await refunded(10_000);
    expect(await bought(session)).toBe(0);
    const [purchase] = await PurchaseModel.query(billing.service.database);
    expect(purchase).toMatchObject({ lookupsDueBack: 100, lookupsTakenBack: 40, refundedCents: 10_000 });
    const { body } = await billing.call(session, creditsHistory, { count: 200 });
    expect(
      body.list.filter(({ reason }) => reason === 'Refund or dispute').map(({ change }) => change),
    ).toEqual([-15, -25]);
    expect((await billing.call(session, subscriptionList, {})).body.list).toMatchObject([{ balance: 0 }]);
  });

  it('an older answer of the provider undoes nothing that was settled by a newer one meanwhile', async () => {
    const { session, intentId } = await paid();
    const charge = { object: 'charge', payment_intent: intentId };
    const [eventId, kind, toldAt] = [`evt_${randomUUID()}`, 'charge.refunded', clock.now()];
    await provider.refund(intentId, 5_000);
    await keepEvent(billing.service.database, { eventId, kind, toldAt, payload: charge });
    let isLate = true;
    const find: CardProvider['find'] = async (id) => {
      const found = await provider.find(id);
      if (isLate) {
        isLate = false;
        await provider.refund(intentId, 10_000);
        await told(kind, charge);
        expect(await bought(session)).toBe(0);
      }
      return found;
    };
    await processEvents(billing.service, { ...provider, find });
    expect(await bought(session)).toBe(0);
    expect(await PurchaseModel.query(billing.service.database)).toMatchObject([{ refundedCents: 10_000 }]);
  });

  it('a dispute takes the lookups back, and gives them again when it is won', async () => {
    const { session, intentId } = await paid();
    const disputed = async (dispute: 'open' | 'won' | 'lost') => {
      await provider.dispute(intentId, dispute);
      await told('charge.dispute.updated', { object: 'dispute', payment_intent: intentId });
    };
    await disputed('open');
    expect([await bought(session), ...(await status(session))]).toEqual([0, 'disputed']);
    await disputed('won');
    expect([await bought(session), ...(await status(session))]).toEqual([100, 'success']);
    await disputed('lost');
    expect([await bought(session), ...(await status(session))]).toEqual([0, 'disputed']);
  });

  it('gives up what was broken off before anything was taken, and grants what was taken', async () => {
    const [left, lost] = [subscriber(), subscriber()];
    fault = 'unreachable';
    await buy(billing, left, aPurchase(modelId));
    fault = 'lost';
    await buy(billing, lost, aPurchase(modelId));
    await finishPurchases(billing.service, provider);
    expect(await bought(lost)).toBe(0);
    const later = new Date(clock.ms() + 20 * 60_000);
    await surroundedBy({ now: () => later }, () => finishPurchases(billing.service, provider));
    expect([await bought(left), await bought(lost)]).toEqual([0, 100]);
    expect([await status(left), await status(lost)]).toEqual([['failed'], ['success']]);
  });

  it('a purchase that can not be finished keeps none of the others waiting', async () => {
    const [strange, lost] = [subscriber(), subscriber()];
    fault = 'lost';
    await buy(billing, strange, aPurchase(modelId));
    await buy(billing, lost, aPurchase(modelId));
    const strangeIntent = await intentOf(strange);
    const find: CardProvider['find'] = async (id) => {
      const found = await provider.find(id);
      return found && id === strangeIntent ? { ...found, amount: 1 } : found;
    };
    const later = new Date(clock.ms() + 20 * 60_000);
    await surroundedBy({ now: () => later }, () => finishPurchases(billing.service, { ...provider, find }));
    expect([await bought(strange), await bought(lost)]).toEqual([0, 100]);
  });

  it('renews what the provider renews, whatever it refuses, and nothing that was given back', async () => {
    const [refused, back, good] = [subscriber(), subscriber(), subscriber()];
    for (const one of [refused, back, good]) await buy(billing, one, aPurchase(modelId, { renews: true }));
    const [refusedIntent, backIntent] = [await intentOf(refused), await intentOf(back)];
    await provider.refund(backIntent, 10_000);
    await told('charge.refunded', { object: 'charge', payment_intent: backIntent });
    const asked: string[] = [];
    const renew: CardProvider['renew'] = async (order) => {
      asked.push(order.intentId);
      if (order.intentId === refusedIntent) throw new ProviderRefusal('The card was not kept.');
      return provider.renew(order);
    };
    for (const _ of [1, 2]) await beginRenewals(billing.service, { ...provider, renew });
    expect(asked).toEqual([refusedIntent, await intentOf(good)]);
    expect(await RenewalModel.query(billing.service.database)).toMatchObject([{ userId: good.userId }]);
  });

  it('a bill from before that is told late says nothing of a renewal that was paid since', async () => {
    const session = subscriber();
    await buy(billing, session, aPurchase(modelId, { renews: true }));
    await beginRenewals(billing.service, provider);
    const renewals = () => RenewalModel.query(billing.service.database);
    const providerId = (await renewals())[0]?.providerId ?? '';
    const old = await provider.charge({ providerId, amount: 10_000, isPaid: false });
    const later = new Date(clock.ms() + 31 * DAY_MS);
    const last = await surroundedBy({ now: () => later }, () =>
      provider.charge({ providerId, amount: 10_000, isPaid: true }),
    );
    await told('invoice.paid', { object: 'invoice', id: last.billId });
    await told('invoice.payment_failed', { object: 'invoice', id: old.billId });
    expect(await renewals()).toMatchObject([{ status: 'active', nextAt: last.nextAt, failedAt: null }]);
    expect(await bought(session)).toBe(200);
  });

  it('a renewal buys the plan again for each bill that is paid, and nothing for one that is not', async () => {
    const session = subscriber();
    await buy(billing, session, aPurchase(modelId, { renews: true }));
    await beginRenewals(billing.service, provider);
    await beginRenewals(billing.service, provider);
    const renewals = () => RenewalModel.query(billing.service.database);
    const [renewal] = await renewals();
    const providerId = renewal?.providerId ?? '';
    expect(await renewals()).toMatchObject([{ status: 'active', amountCents: 10_000, lookupCount: 100 }]);
    const billed = async (isPaid: boolean) => {
      const { billId } = await provider.charge({ providerId, amount: 10_000, isPaid });
      for (const _ of [1, 2])
        await told(isPaid ? 'invoice.paid' : 'invoice.payment_failed', { object: 'invoice', id: billId });
    };
    await billed(true);
    expect(await bought(session)).toBe(200);
    await billed(false);
    expect(await bought(session)).toBe(200);
    expect(await renewals()).toMatchObject([{ status: 'past_due' }]);
    expect(await status(session)).toEqual(['failed', 'success', 'success']);
    await told('customer.subscription.deleted', { object: 'subscription', id: providerId });
    expect(await renewals()).toMatchObject([{ status: 'ended', nextAt: null }]);
  });
});
