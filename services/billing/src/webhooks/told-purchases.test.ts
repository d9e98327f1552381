import { randomUUID } from 'node:crypto';
import { creditsHistory, subscriptionList, transactionList } from '@washcoat/contract-billing';
import { clock, surroundedBy } from '@washcoat/service-kit';
import { billingBooks } from '../books';
import { subscriber, takeMany } from '../credits/credits.fixture';
import { addPromoCode } from '../promo-codes/promo-code.commands';
import type { CardProvider } from '../provider/card-provider';
import { finishPurchases } from '../purchases/finish-purchases.job';
import { aPurchase, buy, intentObject, payBy, tell } from '../purchases/purchase.fixture';
import { PurchaseModel } from '../purchases/purchase.model';
import { keepEvent } from './keep-event';
import { processEvents } from './process-events';
import { ProviderEventModel } from './provider-event.model';
import { house, ToldBilling } from './webhook.fixture';

describe('what the card provider tells of purchases', () => {
  let at: ToldBilling;
  beforeEach(async () => {
    at = await ToldBilling.start();
  });
  afterEach(() => at.billing.stop());

  it('grants a purchase whose answer got lost, once, also when it is told twice and the page asks again', async () => {
    const session = subscriber();
    const request = aPurchase(at.modelId);
    at.fault = 'lost';
    expect(await buy(at.billing, session, request)).toMatchObject({
      status: 503,
      error: { code: 'PROVIDER_UNAVAILABLE' },
    });
    expect(await at.bought(session)).toBe(0);
    at.fault = 'none';
    const id = `evt_${randomUUID()}`;
    const event = { id, type: 'payment_intent.succeeded', object: intentObject(await at.intentOf(session)) };
    const answers = await Promise.all([
      tell(at.billing, event),
      tell(at.billing, event),
      tell(at.billing, event),
    ]);
    expect(answers.map(({ status: code }) => code)).toEqual([200, 200, 200]);
    await at.worked();
    expect(await ProviderEventModel.query(at.billing.service.database)).toHaveLength(1);
    expect(await at.bought(session)).toBe(100);
    expect((await buy(at.billing, session, request)).status).toBe(200);
    expect(await at.bought(session)).toBe(100);
  });

  it('is right when the event comes before the answer, late, and in the wrong order', async () => {
    const session = subscriber();
    const { body } = await buy(at.billing, session, aPurchase(at.modelId, { paymentId: payBy('confirm') }));
    await at.provider.answer(body.clientSecret ?? '', true);
    const object = intentObject(await at.intentOf(session));
    await at.told('payment_intent.succeeded', { ...object, status: 'succeeded' });
    await at.told('payment_intent.payment_failed', { ...object, status: 'requires_payment_method' });
    await at.told('payment_intent.created', { ...object, status: 'requires_confirmation' });
    expect(await at.bought(session)).toBe(100);
    expect(await at.status(session)).toEqual(['success']);
  });

  it('a promo code counts for a purchase that failed first and was paid after all', async () => {
    const session = subscriber();
    await at.billing.service.inTransaction({ session: house }, (unit) =>
      addPromoCode(unit, { code: 'TEN', isPercentage: true, value: 10, isActive: true, maxUses: 1 }),
    );
    const used = async () => (await at.billing.service.database('promo_code').first()).used;
    const request = aPurchase(at.modelId, { paymentId: payBy('decline'), promocode: 'TEN' });
    expect((await buy(at.billing, session, request)).status).toBe(402);
    expect(await used()).toBe(0);
    const intentId = await at.intentOf(session);
    await at.billing.service.database('test_payment').update({
      record: at.billing.service.database.raw(`jsonb_set(record, '{status}', '"succeeded"')`),
    });
    for (const _ of [1, 2]) await at.told('payment_intent.succeeded', intentObject(intentId));
    expect([await at.bought(session), await used()]).toEqual([100, 1]);
    for (const { query } of billingBooks)
      expect((await at.billing.service.database.raw<{ rows: unknown[] }>(query)).rows).toEqual([]);
  });

  it('a refund takes back its share of the lookups, of those that are left, once', async () => {
    const { session, intentId } = await at.paid();
    const refunded = async (cents: number) => {
      await at.provider.refund(intentId, cents);
      await at.told('charge.refunded', { object: 'charge', payment_intent: intentId });
      await at.told('refund.updated', { object: 'refund', payment_intent: intentId });
    };
    await refunded(2_550);
    expect(await at.bought(session)).toBe(75);
    expect(await at.status(session)).toEqual(['refunded']);
    await takeMany(at.billing, clock.now(), session.userId, 50 + 60);
    expect(await at.bought(session)).toBe(15);
    await refunded(10_000);
    expect(await at.bought(session)).toBe(0);
    const [purchase] = await PurchaseModel.query(at.billing.service.database);
    expect(purchase).toMatchObject({ lookupsDueBack: 100, lookupsTakenBack: 40, refundedCents: 10_000 });
    const { body } = await at.billing.call(session, creditsHistory, { count: 200 });
    expect(
      body.list.filter(({ reason }) => reason === 'Refund or dispute').map(({ change }) => change),
    ).toEqual([-15, -25]);
    expect((await at.billing.call(session, subscriptionList, {})).body.list).toMatchObject([{ balance: 0 }]);
  });

  it('an older answer of the provider undoes nothing that was settled by a newer one meanwhile', async () => {
    const { session, intentId } = await at.paid();
    const charge = { object: 'charge', payment_intent: intentId };
    const [eventId, kind, toldAt] = [`evt_${randomUUID()}`, 'charge.refunded', clock.now()];
    await at.provider.refund(intentId, 5_000);
    await keepEvent(at.billing.service.database, { eventId, kind, toldAt, payload: charge });
    let isLate = true;
    const find: CardProvider['find'] = async (id) => {
      const found = await at.provider.find(id);
      if (isLate) {
        isLate = false;
        await at.provider.refund(intentId, 10_000);
        await at.told(kind, charge);
        expect(await at.bought(session)).toBe(0);
      }
      return found;
    };
    await processEvents(at.billing.service, { ...at.provider, find });
    expect(await at.bought(session)).toBe(0);
    expect(await PurchaseModel.query(at.billing.service.database)).toMatchObject([{ refundedCents: 10_000 }]);
    const { list } = (await at.billing.call(session, transactionList, {})).body;
    expect(list).toMatchObject([{ refunds: [{ amount: 10_000 }] }]);
  });

  it('a dispute takes the lookups back, and gives them again when it is won', async () => {
    const { session, intentId } = await at.paid();
    const disputed = async (dispute: 'open' | 'won' | 'lost') => {
      await at.provider.dispute(intentId, dispute);
      await at.told('charge.dispute.updated', { object: 'dispute', payment_intent: intentId });
    };
    await disputed('open');
    expect([await at.bought(session), ...(await at.status(session))]).toEqual([0, 'disputed']);
    await disputed('won');
    expect([await at.bought(session), ...(await at.status(session))]).toEqual([100, 'success']);
    await disputed('lost');
    expect([await at.bought(session), ...(await at.status(session))]).toEqual([0, 'lost']);
  });

  it('gives up what was broken off before anything was taken, and grants what was taken', async () => {
    const [left, lost] = [subscriber(), subscriber()];
    at.fault = 'unreachable';
    await buy(at.billing, left, aPurchase(at.modelId));
    at.fault = 'lost';
    await buy(at.billing, lost, aPurchase(at.modelId));
    await finishPurchases(at.billing.service, at.provider);
    expect(await at.bought(lost)).toBe(0);
    const later = new Date(clock.ms() + 20 * 60_000);
    await surroundedBy({ now: () => later }, () => finishPurchases(at.billing.service, at.provider));
    expect([await at.bought(left), await at.bought(lost)]).toEqual([0, 100]);
    expect([await at.status(left), await at.status(lost)]).toEqual([['failed'], ['success']]);
  });

  it('a purchase that can not be finished keeps none of the others waiting', async () => {
    const [strange, lost] = [subscriber(), subscriber()];
    at.fault = 'lost';
    await buy(at.billing, strange, aPurchase(at.modelId));
    await buy(at.billing, lost, aPurchase(at.modelId));
    const strangeIntent = await at.intentOf(strange);
    const find: CardProvider['find'] = async (id) => {
      const found = await at.provider.find(id);
      return found && id === strangeIntent ? { ...found, amount: 1 } : found;
    };
    const later = new Date(clock.ms() + 20 * 60_000);
    await surroundedBy({ now: () => later }, () =>
      finishPurchases(at.billing.service, { ...at.provider, find }),
    );
    expect([await at.bought(strange), await at.bought(lost)]).toEqual([0, 100]);
  });
});
