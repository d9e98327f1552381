import {
  cardAdd,
  cardDefault,
  cardDelete,
  cardList,
  creditsGet,
  renewalBegin,
  renewalEnd,
  renewalList,
  testConfirm,
} from '@washcoat/contract-billing';
import { clock, surroundedBy } from '@washcoat/service-kit';
import { TestService, testSession } from '@washcoat/testing';
import { addMonths } from 'date-fns/addMonths';
import { subscriber } from '../credits/credits.fixture';
import { addPlan } from '../plans/plan.commands';
import { ProviderUnreachable, type CardProvider, type RenewalAgain } from '../provider/card-provider';
import { testProvider, type TestProvider } from '../provider/test-provider';
import { finishPurchases } from '../purchases/finish-purchases.job';
import { aPurchase, buy, payBy, tell } from '../purchases/purchase.fixture';
import { PurchaseModel } from '../purchases/purchase.model';
import { finishBegunAgain } from '../renewals/begin-again';
import { beginRenewals } from '../renewals/begin-renewal';
import { endRenewal } from '../renewals/end-renewal';
import { RenewalModel } from '../renewals/renewal.model';
import { createBillingService } from '../service';
import { processEvents } from '../webhooks/process-events';

const DAY_MS = 86_400_000;

describe('saved cards', () => {
  let billing: TestService;
  let provider: TestProvider;
  let modelId: string;
  let isAway = false;
  let payers: string[];
  let asked: RenewalAgain[];
  const session = subscriber();

  beforeEach(async () => {
    [isAway, payers, asked] = [false, [], []];
    const cards = {
      provider({ database }: TestService['service']): CardProvider {
        provider = testProvider(database);
        const renewAgain: CardProvider['renewAgain'] = async (order) => {
          asked.push(order);
          if (isAway) throw new ProviderUnreachable('Nobody there.');
          return provider.renewAgain(order);
        };
        const paying: CardProvider['payers'] = async (...of) => [
          ...(await provider.payers(...of)),
          ...payers,
        ];
        return { ...provider, renewAgain, payers: paying };
      },
    };
    billing = await TestService.start({ ...createBillingService(cards), jobs: [] });
    const plan = { planName: 'Shop', description: '', noOfLookups: 100, finalPrice: 100, originalPrice: 100 };
    ({ modelId } = await billing.service.inTransaction({ session: testSession() }, (unit) =>
      addPlan(unit, plan),
    ));
  });
  afterEach(() => billing.stop());

  const save = (card: Parameters<typeof payBy>[0], who = session) =>
    billing.call(who, cardAdd, { paymentId: payBy(card) });
  const cards = async (who = session) => (await billing.call(who, cardList, {})).body.list;
  const renewals = async () => (await billing.call(session, renewalList, {})).body.list;
  const subscribe = async () => {
    await buy(billing, session, aPurchase(modelId, { renews: true }));
    await beginRenewals(billing.service, provider);
    const [renewal] = await renewals();
    return renewal?.renewalId ?? '';
  };

  it('are kept without a charge, named by brand, last digits and expiry, each of its own person', async () => {
    expect((await save('success')).body).toEqual({ message: 'The card was saved.' });
    const [card] = await cards();
    expect(card).toEqual({
      ...{ cardId: expect.any(String), card: '4242', brand: 'visa', expiry: '12/34', isDefault: true },
    });
    expect(await billing.service.database('test_payment')).toEqual([]);
    expect(await cards(subscriber())).toEqual([]);
    const cardId = card?.cardId ?? '';
    for (const call of [cardDefault, cardDelete])
      expect((await billing.call(subscriber(), call, { cardId })).status).toBe(404);
    expect((await billing.call(testSession({ hierarchy: 1 }), cardList, {})).status).toBe(403);
  });

  it('are kept once their holder confirms, and not when the card is declined or is none', async () => {
    const { body } = await save('confirm');
    expect(body.requiresAction).toBe(true);
    expect(await cards()).toEqual([]);
    await billing.call(session, testConfirm, { clientSecret: body.clientSecret ?? '', isConfirmed: true });
    expect(await cards()).toMatchObject([{ card: '3155' }]);
    expect(await save('decline')).toMatchObject({ status: 402, error: { error: 'Your card was declined.' } });
    // What is no id at all, and what names no card of this provider, are refused in the same words.
    for (const paymentId of ['pm_1AbcStripe', 'in_test_1', 'free_1', '4d2a-none'])
      expect(await billing.call(session, cardAdd, { paymentId })).toMatchObject({
        status: 400,
        error: { error: 'Check what you entered.', fields: { paymentId: 'Please enter the valid value' } },
      });
    expect(await cards()).toHaveLength(1);
  });

  it('are removed, but for the one that pays what is bought every month', async () => {
    await subscribe();
    await save('success');
    const [used, other] = await cards();
    const remove = (cardId = '') => billing.call(session, cardDelete, { cardId });
    expect(await remove(used?.cardId)).toMatchObject({ status: 409, error: { code: 'CARD_IN_USE' } });
    await billing.call(session, cardDefault, { cardId: other?.cardId ?? '' });
    expect((await remove(used?.cardId)).status).toBe(200);
    expect(await cards()).toEqual([{ ...other, isDefault: true }]);
  });

  it('are kept while they pay a renewal, the default one or not', async () => {
    await subscribe();
    await save('success');
    const other = (await cards()).find(({ isDefault }) => !isDefault)?.cardId ?? '';
    const remove = () => billing.call(session, cardDelete, { cardId: other });
    payers = [other];
    expect(await remove()).toMatchObject({ status: 409, error: { code: 'CARD_IN_USE' } });
    expect(await cards()).toHaveLength(2);
    payers = [];
    expect((await remove()).status).toBe(200);
  });

  it('renew again by the card that was asked for first, also where another one became the default since', async () => {
    const renewalId = await subscribe();
    await billing.call(session, renewalEnd, { renewalId });
    isAway = true;
    await billing.call(session, renewalBegin, { renewalId });
    await save('success');
    const other = (await cards()).find(({ isDefault }) => !isDefault)?.cardId ?? '';
    await billing.call(session, cardDefault, { cardId: other });
    isAway = false;
    await finishBegunAgain(billing.service, {
      ...provider,
      renewAgain: async (order) => {
        asked.push(order);
        return provider.renewAgain(order);
      },
    });
    const [first, second] = asked;
    expect(asked).toHaveLength(2);
    expect(second).toEqual(first);
    expect(await renewals()).toMatchObject([{ status: 'active' }]);
    const [stored] = await RenewalModel.query(billing.service.database);
    expect(stored).toMatchObject({ begunAgainAt: null, begunAgainCard: null, begunAgainCustomer: null });
  });

  it('of one person are kept by one customer, however many plans are renewed', async () => {
    await subscribe();
    await buy(billing, session, aPurchase(modelId, { renews: true, paymentId: payBy('confirm') }));
    await save('success');
    const { columns } = PurchaseModel;
    const customers = await PurchaseModel.query(billing.service.database).distinct(columns.customerId);
    expect(customers).toHaveLength(1);
    expect(await cards()).toHaveLength(2);
  });

  it('pay what is open when they are made the default one', async () => {
    await subscribe();
    const [stored] = await RenewalModel.query(billing.service.database);
    const providerId = stored?.providerId ?? '';
    const { billId } = await provider.charge({ providerId, amount: 10_000, isPaid: false });
    await tell(billing, { type: 'invoice.payment_failed', object: { object: 'invoice', id: billId } });
    await processEvents(billing.service, provider);
    expect(await renewals()).toMatchObject([{ status: 'past_due' }]);
    await save('success');
    const other = (await cards()).find(({ isDefault }) => !isDefault);
    for (const _ of [1, 2])
      expect((await billing.call(session, cardDefault, { cardId: other?.cardId ?? '' })).status).toBe(200);
    expect(await renewals()).toMatchObject([{ status: 'active' }]);
    expect((await billing.call(session, creditsGet, {})).body.purchased).toBe(200);
  });

  it('charge a plan again whose renewal was ended, from the day that was paid for', async () => {
    const renewalId = await subscribe();
    const [before] = await RenewalModel.query(billing.service.database);
    expect((await billing.call(session, renewalBegin, { renewalId })).status).toBe(409);
    await billing.call(session, renewalEnd, { renewalId });
    expect((await billing.call(subscriber(), renewalBegin, { renewalId })).status).toBe(404);
    const { body } = await billing.call(session, renewalBegin, { renewalId });
    expect(body.message).toMatch(/^The plan is bought again every month, next on /);
    const [after] = await RenewalModel.query(billing.service.database);
    expect(after).toMatchObject({ status: 'active', endedAt: null, begunAgainAt: null });
    expect(after?.providerId).not.toBe(before?.providerId);
    const paid = await PurchaseModel.query(billing.service.database).first();
    expect(after?.nextAt).toEqual(addMonths(paid?.createdAt ?? new Date(0), 1));
  });

  it('charge nothing at once where the renewal lapsed long ago', async () => {
    const renewalId = await subscribe();
    await billing.call(session, renewalEnd, { renewalId });
    const later = new Date(clock.ms() + 100 * DAY_MS);
    await surroundedBy({ now: () => later }, () => billing.call(session, renewalBegin, { renewalId }));
    const [after] = await RenewalModel.query(billing.service.database);
    expect(after?.nextAt?.getTime()).toBeGreaterThan(later.getTime() + 27 * DAY_MS);
  });

  it('are asked for before a plan is renewed again without any', async () => {
    const renewalId = await subscribe();
    await billing.call(session, renewalEnd, { renewalId });
    const [card] = await cards();
    await billing.call(session, cardDelete, { cardId: card?.cardId ?? '' });
    expect(await billing.call(session, renewalBegin, { renewalId })).toMatchObject({
      status: 409,
      error: { code: 'NO_CARD' },
    });
    await finishBegunAgain(billing.service, provider);
    expect(await renewals()).toMatchObject([{ status: 'ended' }]);
  });

  it('renew again when the provider answers again, unless it was ended meanwhile', async () => {
    const renewalId = await subscribe();
    await billing.call(session, renewalEnd, { renewalId });
    isAway = true;
    const begin = () => billing.call(session, renewalBegin, { renewalId });
    expect((await begin()).body.message).toMatch(/does not answer/);
    await billing.call(session, renewalEnd, { renewalId });
    await finishBegunAgain(billing.service, provider);
    expect(await renewals()).toMatchObject([{ status: 'ended' }]);
    await begin();
    await finishBegunAgain(billing.service, provider);
    expect(await renewals()).toMatchObject([{ status: 'active' }]);
    await finishPurchases(billing.service, provider);
  });

  it('are not charged on where the renewal is ended at the moment in which it begins again', async () => {
    const renewalId = await subscribe();
    await billing.call(session, renewalEnd, { renewalId });
    const seen = await RenewalModel.query(billing.service.database).findById(renewalId).throwIfNotFound();
    await billing.call(session, renewalBegin, { renewalId });
    await billing.service.inTransaction({ session }, (unit) => endRenewal(unit, seen, true));
    const [after] = await RenewalModel.query(billing.service.database);
    expect(after).toMatchObject({ status: 'ended', endOwed: true });
    expect(after?.providerId).not.toBe(seen.providerId);
  });
});
