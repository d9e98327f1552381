import { renewalList, transactionList } from '@washcoat/contract-billing';
import type { Session } from '@washcoat/contract-entities';
import { clock, surroundedBy } from '@washcoat/service-kit';
import { subscriber } from '../credits/credits.fixture';
import { ProviderRefusal, type CardProvider } from '../provider/card-provider';
import { aPurchase, buy, intentObject, payBy } from '../purchases/purchase.fixture';
import { beginRenewals } from '../renewals/begin-renewal';
import { RenewalModel } from '../renewals/renewal.model';
import { ToldBilling } from './webhook.fixture';

const DAY_MS = 86_400_000;

describe('what the card provider tells of renewals', () => {
  let at: ToldBilling;
  beforeEach(async () => {
    at = await ToldBilling.start();
  });
  afterEach(() => at.billing.stop());

  const shown = async (who: Session) => (await at.billing.call(who, renewalList, {})).body.list;

  it('what is bought every month is renewed with its purchase, once; where the provider is away then, later', async () => {
    const [session, other] = [subscriber(), subscriber()];
    const request = aPurchase(at.modelId, { renews: true });
    expect((await buy(at.billing, session, request)).status).toBe(200);
    expect(await shown(session)).toMatchObject([{ planName: 'Shop', amount: 10_000, status: 'active' }]);
    await buy(at.billing, session, request);
    await beginRenewals(at.billing.service, at.provider);
    expect(await shown(session)).toHaveLength(1);
    at.fault = 'unrenewed';
    expect((await buy(at.billing, other, aPurchase(at.modelId, { renews: true }))).status).toBe(200);
    expect([await at.bought(other), await shown(other)]).toEqual([100, []]);
    await beginRenewals(at.billing.service, at.provider);
    expect(await shown(other)).toMatchObject([{ status: 'active' }]);
  });

  it('what is bought every month is renewed once its payer has confirmed', async () => {
    const session = subscriber();
    const request = aPurchase(at.modelId, { renews: true, paymentId: payBy('confirm') });
    const { body } = await buy(at.billing, session, request);
    expect(await shown(session)).toEqual([]);
    await at.provider.answer(body.clientSecret ?? '', true);
    await at.told('payment_intent.succeeded', intentObject(await at.intentOf(session)));
    expect((await buy(at.billing, session, request)).status).toBe(200);
    expect(await shown(session)).toHaveLength(1);
  });

  it('renews what the provider renews, whatever it refuses, and nothing that was given back', async () => {
    const [refused, back, good] = [subscriber(), subscriber(), subscriber()];
    at.fault = 'unrenewed';
    for (const one of [refused, back, good])
      await buy(at.billing, one, aPurchase(at.modelId, { renews: true }));
    const [refusedIntent, backIntent] = [await at.intentOf(refused), await at.intentOf(back)];
    await at.provider.refund(backIntent, 10_000);
    await at.told('charge.refunded', { object: 'charge', payment_intent: backIntent });
    const asked: string[] = [];
    const renew: CardProvider['renew'] = async (order) => {
      asked.push(order.intentId);
      if (order.intentId === refusedIntent) throw new ProviderRefusal('The card was not kept.');
      return at.provider.renew(order);
    };
    for (const _ of [1, 2]) await beginRenewals(at.billing.service, { ...at.provider, renew });
    expect(asked).toEqual([refusedIntent, await at.intentOf(good)]);
    expect(await RenewalModel.query(at.billing.service.database)).toMatchObject([{ userId: good.userId }]);
  });

  it('a bill from before that is told late says nothing of a renewal that was paid since', async () => {
    const session = subscriber();
    await buy(at.billing, session, aPurchase(at.modelId, { renews: true }));
    await beginRenewals(at.billing.service, at.provider);
    const renewals = () => RenewalModel.query(at.billing.service.database);
    const providerId = (await renewals())[0]?.providerId ?? '';
    const old = await at.provider.charge({ providerId, amount: 10_000, isPaid: false });
    const later = new Date(clock.ms() + 31 * DAY_MS);
    const last = await surroundedBy({ now: () => later }, () =>
      at.provider.charge({ providerId, amount: 10_000, isPaid: true }),
    );
    await at.told('invoice.paid', { object: 'invoice', id: last.billId });
    await at.told('invoice.payment_failed', { object: 'invoice', id: old.billId });
    expect(await renewals()).toMatchObject([{ status: 'active', nextAt: last.nextAt, failedAt: null }]);
    expect(await at.bought(session)).toBe(200);
  });

  it('a renewal buys the plan again for each bill that is paid, and nothing for one that is not', async () => {
    const session = subscriber();
    await buy(at.billing, session, aPurchase(at.modelId, { renews: true }));
    await beginRenewals(at.billing.service, at.provider);
    await beginRenewals(at.billing.service, at.provider);
    const renewals = () => RenewalModel.query(at.billing.service.database);
    const [renewal] = await renewals();
    const providerId = renewal?.providerId ?? '';
    expect(await renewals()).toMatchObject([{ status: 'active', amountCents: 10_000, lookupCount: 100 }]);
    const billed = async (isPaid: boolean) => {
      const { billId } = await at.provider.charge({ providerId, amount: 10_000, isPaid });
      for (const _ of [1, 2])
        await at.told(isPaid ? 'invoice.paid' : 'invoice.payment_failed', { object: 'invoice', id: billId });
    };
    await billed(true);
    expect(await at.bought(session)).toBe(200);
    await billed(false);
    expect(await at.bought(session)).toBe(200);
    expect(await renewals()).toMatchObject([{ status: 'past_due' }]);
    expect(await at.status(session)).toEqual(['failed', 'success', 'success']);
    await at.told('customer.subscription.deleted', { object: 'subscription', id: providerId });
    expect(await renewals()).toMatchObject([{ status: 'ended', nextAt: null }]);
  });

  it('a month that failed at first is a payment of the card and of the day that paid it', async () => {
    const session = subscriber();
    await buy(at.billing, session, aPurchase(at.modelId, { renews: true }));
    const { providerId, customerId } = await RenewalModel.query(at.billing.service.database)
      .first()
      .throwIfNotFound();
    const [kept, renewals] = [customerId ?? '', [providerId ?? '']];
    const { billId } = await at.provider.charge({
      providerId: providerId ?? '',
      amount: 10_000,
      isPaid: false,
    });
    await at.told('invoice.payment_failed', { object: 'invoice', id: billId });
    const cardId = payBy('confirm');
    const { clientSecret } = await at.provider.keepCard(kept, cardId);
    await at.provider.answerCard(clientSecret ?? '', true);
    const later = new Date(clock.ms() + 5 * DAY_MS);
    await surroundedBy({ now: () => later }, async () => {
      await at.provider.useCard({ customerId: kept, cardId, renewals });
      await at.told('invoice.paid', { object: 'invoice', id: billId });
    });
    const { list } = (await at.billing.call(session, transactionList, {})).body;
    expect(list.map(({ card, status, created }) => [card, status, created])).toEqual([
      ['3155', 'success', later.toISOString()],
      ['4242', 'success', expect.any(String)],
    ]);
  });
});
