import { randomUUID } from 'node:crypto';
import { paymentWebhook } from '@washcoat/contract-billing';
import { clock, surroundedBy } from '@washcoat/service-kit';
import Stripe from 'stripe';
import { ProviderUnreachable, type CardProvider } from '../provider/card-provider';
import { TEST_WEBHOOK_SECRET } from '../provider/test-provider';
import { intentObject, tell } from '../purchases/purchase.fixture';
import { reconcile } from '../purchases/reconcile';
import { keepEvent } from './keep-event';
import { processEvents } from './process-events';
import { ProviderEventModel } from './provider-event.model';
import { ToldBilling } from './webhook.fixture';

const DAY_MS = 86_400_000;

describe('what the card provider tells', () => {
  let at: ToldBilling;
  beforeEach(async () => {
    at = await ToldBilling.start();
  });
  afterEach(() => at.billing.stop());

  it('refuses what another account signed, what was signed a week ago or is dated ahead, and what nobody signed', async () => {
    const { session, intentId } = await at.paid();
    await at.provider.refund(intentId, 10_000);
    const event = { type: 'charge.refunded', object: { object: 'charge', payment_intent: intentId } };
    const weekAgo = new Date(clock.ms() - 7 * DAY_MS);
    const ahead = new Date(clock.ms() + DAY_MS);
    for (const wrong of [
      { secret: 'whsec_other' },
      { signedAt: weekAgo },
      { signedAt: ahead },
      { signedAt: ahead, signaturePrefix: 't=0,' },
    ])
      expect(await tell(at.billing, { ...event, ...wrong })).toMatchObject({
        status: 400,
        error: { code: 'WEBHOOK_SIGNATURE' },
      });
    const unsigned = { method: 'POST' as const, url: '/write/v1/payment/webhook', payload: event };
    expect((await at.billing.send(unsigned)).status).toBe(400);
    expect(await ProviderEventModel.query(at.billing.service.database)).toHaveLength(0);
    expect(await at.bought(session)).toBe(100);
    const id = `evt_${randomUUID()}`;
    await tell(at.billing, { ...event, id });
    await at.worked();
    expect(await at.bought(session)).toBe(0);
    const nextWeek = new Date(clock.ms() + 7 * DAY_MS);
    await surroundedBy({ now: () => nextWeek }, () => tell(at.billing, { ...event, id }));
    expect(await ProviderEventModel.query(at.billing.service.database)).toHaveLength(1);
  });

  it('takes nothing that is signed and no event: without an id or a kind, or of a moment that is none', async () => {
    const event = { object: 'event', type: 'charge.refunded', created: 1_790_000_000, data: { object: {} } };
    for (const wrong of [{ id: null }, { id: 'evt_1', type: 7 }, { id: 'evt_2', created: 1e30 }]) {
      const payload = JSON.stringify({ ...event, ...wrong });
      const secret = TEST_WEBHOOK_SECRET;
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
      const answer = await at.billing.send({
        ...{ method: 'POST', url: paymentWebhook.path, payload },
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      });
      expect(answer.status).toBe(400);
    }
    expect(await ProviderEventModel.query(at.billing.service.database)).toHaveLength(0);
  });

  it('keeps events of payments that are not ours, and goes on', async () => {
    await at.told('payment_intent.succeeded', intentObject('pi_of_somebody'));
    await at.told('customer.created', { object: 'customer', id: 'cus_1' });
    const events = await ProviderEventModel.query(at.billing.service.database).whereNull(
      ProviderEventModel.columns.processedAt,
    );
    expect(events).toEqual([]);
  });

  it('keeps what could not be worked on, and works on it when the provider answers again', async () => {
    const { session, intentId } = await at.paid();
    await at.provider.refund(intentId, 10_000);
    await tell(at.billing, {
      type: 'charge.refunded',
      object: { object: 'charge', payment_intent: intentId },
    });
    const find = async () => {
      throw new ProviderUnreachable('Nobody there.');
    };
    await ProviderEventModel.query(at.billing.service.database).patch({ processedAt: null, attempts: 0 });
    await processEvents(at.billing.service, { ...at.provider, find });
    const [event] = await ProviderEventModel.query(at.billing.service.database);
    expect(event).toMatchObject({ processedAt: null, attempts: 1, problem: 'Nobody there.' });
    const later = new Date(clock.ms() + 11_000);
    await surroundedBy({ now: () => later }, () => at.worked());
    expect(await at.bought(session)).toBe(0);
  });

  it('tries what always fails after pauses that grow, gives it up in the end, and names it to reconciliation', async () => {
    const { session, intentId } = await at.paid();
    await at.provider.refund(intentId, 10_000);
    await keepEvent(at.billing.service.database, {
      ...{ eventId: 'evt_bad', kind: 'charge.refunded', toldAt: clock.now() },
      payload: { object: 'charge', payment_intent: intentId },
    });
    let asked = 0;
    const broken: CardProvider = {
      ...at.provider,
      async find() {
        asked++;
        throw new Error('This can not be read.');
      },
    };
    const event = async () => (await ProviderEventModel.query(at.billing.service.database))[0];
    const when = (moment: Date, work: () => Promise<void>) => surroundedBy({ now: () => moment }, work);
    let moment = clock.now();
    const pauses: number[] = [];
    for (let times = 0; times < 40 && !(await event())?.givenUpAt; times++) {
      await when(moment, () => processEvents(at.billing.service, broken));
      await when(moment, () => processEvents(at.billing.service, broken));
      const next = (await event())?.nextAttemptAt ?? moment;
      pauses.push(next.getTime() - moment.getTime());
      moment = next;
    }
    expect(asked).toBe(20);
    expect(pauses.slice(0, 4)).toEqual([10_000, 20_000, 40_000, 80_000]);
    expect(Math.max(...pauses)).toBe(3_600_000);
    await when(new Date(moment.getTime() + 30 * DAY_MS), () => processEvents(at.billing.service, broken));
    expect(asked).toBe(20);
    const since = new Date(0);
    const compare = async (isRepairing: boolean) =>
      (await reconcile(at.billing.service, at.provider, { since, isRepairing })).differences;
    expect(await compare(false)).toContainEqual({
      ...{ what: expect.stringContaining('evt_bad'), isSafe: true, isRepaired: false },
    });
    await compare(true);
    expect(await compare(false)).toEqual([]);
    expect(await at.bought(session)).toBe(0);
  });

  it('never gives up while the provider does not answer', async () => {
    const { intentId } = await at.paid();
    await keepEvent(at.billing.service.database, {
      ...{ eventId: 'evt_late', kind: 'charge.refunded', toldAt: clock.now() },
      payload: { object: 'charge', payment_intent: intentId },
    });
    await ProviderEventModel.query(at.billing.service.database).patch({ attempts: 100 });
    const find = async () => {
      throw new ProviderUnreachable('Nobody there.');
    };
    await processEvents(at.billing.service, { ...at.provider, find });
    expect(await ProviderEventModel.query(at.billing.service.database)).toMatchObject([
      { attempts: 101, givenUpAt: null, processedAt: null },
    ]);
  });

  it.each(['invoice.paid', 'invoice.payment_failed', 'customer.subscription.deleted'])(
    'keeps %s that does not say what it is about, and goes on',
    async (kind) => {
      await at.told(kind, { object: 'invoice' });
      expect(await ProviderEventModel.query(at.billing.service.database)).toMatchObject([
        { processedAt: expect.any(Date), problem: 'This event does not say what it is about.' },
      ]);
    },
  );
});
