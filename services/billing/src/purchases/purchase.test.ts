import {
  creditsGet,
  paymentSettings,
  promoCheck,
  purchase,
  receipt,
  renewalList,
  subscriptionList,
  testConfirm,
  transactionList,
} from '@washcoat/contract-billing';
import { clock, surroundedBy } from '@washcoat/service-kit';
import { TestService, testSession } from '@washcoat/testing';
import { pino } from 'pino';
import { subscriber, TIMEZONE } from '../credits/credits.fixture';
import { addPlan } from '../plans/plan.commands';
import { addPromoCode } from '../promo-codes/promo-code.commands';
import { noCards } from '../provider/cards.environment';
import { createBillingService } from '../service';
import { testProvider, type TestProvider } from '../provider/test-provider';
import { beginPurchase } from './begin-purchase';
import { finishPurchases } from './finish-purchases.job';
import { aPurchase, buy, payBy } from './purchase.fixture';
import { PurchaseModel } from './purchase.model';

const PAN = '4242 4242 4242 4242';

describe('buying a plan', () => {
  let billing: TestService;
  let provider: TestProvider;
  let logged: string[];
  let modelId: string;
  const house = testSession({ hierarchy: 1 });

  beforeEach(async () => {
    logged = [];
    const cards = { provider: ({ database }: TestService['service']) => (provider = testProvider(database)) };
    const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    billing = await TestService.start(createBillingService(cards), { logger });
    modelId = (await add({})).modelId;
  });
  afterEach(() => billing.stop());

  const add = (plan: object) =>
    billing.service.inTransaction({ session: house }, (unit) =>
      addPlan(unit, {
        planName: 'Shop',
        description: '',
        noOfLookups: 500,
        finalPrice: 199.99,
        originalPrice: 245,
        ...plan,
      }),
    );
  const addCode = (code: string, terms: object) =>
    billing.service.inTransaction({ session: house }, (unit) =>
      addPromoCode(unit, { code, value: 10, isActive: true, ...terms }),
    );
  const bought = async (session: ReturnType<typeof subscriber>) =>
    (await billing.call(session, creditsGet, {})).body.purchased;
  const payments = async (session: ReturnType<typeof subscriber>) =>
    (await billing.call(session, transactionList, {})).body.list;

  it('[BILL-010] [BILL-032] [BILL-033] [BILL-054] grants the lookups and answers updated.successfully', async () => {
    const session = subscriber();
    const { status, body } = await buy(billing, session, aPurchase(modelId));
    expect([status, body]).toEqual([200, { message: 'updated.successfully' }]);
    expect(await bought(session)).toBe(500);
    expect(await payments(session)).toMatchObject([
      { planName: 'Shop', amount: 19_999, card: '4242', brand: 'visa', expiry: '12/34', status: 'success' },
    ]);
    expect((await billing.call(session, subscriptionList, {})).body.list).toMatchObject([
      { planName: 'Shop', lookupCount: 500, balance: 500, amount: 19_999 },
    ]);
  });

  it('counts a payment id once, however often and however parallel it is sent', async () => {
    const session = subscriber();
    const request = aPurchase(modelId);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => buy(billing, session, request)));
    expect(answers.map(({ body }) => body)).toEqual(Array(5).fill({ message: 'updated.successfully' }));
    expect((await buy(billing, session, request)).body).toEqual({ message: 'updated.successfully' });
    expect(await bought(session)).toBe(500);
    expect(await payments(session)).toHaveLength(1);
    expect(await billing.service.database('test_payment')).toHaveLength(1);
    const other = await add({ planName: 'Other' });
    expect(await buy(billing, session, { ...request, modelId: other.modelId })).toMatchObject({
      status: 409,
      error: { code: 'PAYMENT_ID_REUSED' },
    });
  });

  it('[BILL-067] says why a card was declined, keeps the payment as failed, and grants nothing', async () => {
    const session = subscriber();
    const request = aPurchase(modelId, { paymentId: payBy('decline') });
    for (const _ of [1, 2])
      expect(await buy(billing, session, request)).toMatchObject({
        status: 402,
        error: { error: 'Your card was declined.', code: 'PAYMENT_FAILED' },
      });
    expect(await bought(session)).toBe(0);
    expect(await payments(session)).toMatchObject([{ status: 'failed', amount: 19_999 }]);
    const transactionId = (await payments(session))[0]?.transactionId ?? '';
    expect((await billing.call(session, receipt, { transactionId })).status).toBe(409);
  });

  it('refuses a payment method that the provider does not know', async () => {
    const session = subscriber();
    const unknown = payBy('success').replace('success', 'nothing');
    const answer = await buy(billing, session, aPurchase(modelId, { paymentId: unknown }));
    expect(answer).toMatchObject({ status: 402, error: { error: 'There is no such card.' } });
    // Ids of another provider, of a bill, and of what costs nothing.
    for (const paymentId of ['pm_1AbcStripe', 'in_test_1', 'free_1', 'pm_nothing'])
      expect(await buy(billing, session, aPurchase(modelId, { paymentId }))).toMatchObject({
        status: 400,
        error: { fields: { paymentId: expect.any(String) } },
      });
    expect(await PurchaseModel.query(billing.service.database)).toHaveLength(1);
    expect(await bought(session)).toBe(0);
  });

  it.each([
    [true, 200, 500, 'success'],
    [false, 402, 0, 'failed'],
  ])(
    'carries a confirmation in the dialog of the provider through: %p',
    async (isConfirmed, status, lookups, paid) => {
      const session = subscriber();
      const request = aPurchase(modelId, { paymentId: payBy('confirm') });
      const { body } = await buy(billing, session, request);
      expect(body).toEqual({ requiresAction: true, clientSecret: expect.any(String) });
      expect((await buy(billing, session, request)).body).toEqual(body);
      expect(await bought(session)).toBe(0);
      await billing.call(session, testConfirm, { clientSecret: body.clientSecret ?? '', isConfirmed });
      expect((await buy(billing, session, request)).status).toBe(status);
      expect(await bought(session)).toBe(lookups);
      expect(await payments(session)).toMatchObject([{ status: paid }]);
      const unknown = { clientSecret: 'pi_nothing', isConfirmed: true };
      expect((await billing.call(session, testConfirm, unknown)).status).toBe(404);
    },
  );

  it('[BILL-053] [BILL-078] takes percent or dollars off the final price, counted by the server', async () => {
    await addCode('TEN', { isPercentage: true });
    await addCode('FIVE', { value: 5 });
    for (const [promocode, amount] of [
      ['ten', 17_999],
      ['FIVE', 19_499],
    ] as const) {
      const session = subscriber();
      const check = await billing.call(session, promoCheck, { promocode, modelId });
      expect(check.body).toMatchObject({ code: promocode.toUpperCase(), isActive: true, amount });
      await buy(billing, session, aPurchase(modelId, { promocode, seenAmount: amount }));
      expect(await payments(session)).toMatchObject([{ amount }]);
    }
    expect((await billing.call(subscriber(), promoCheck, { promocode: 'FIVE' })).body).toEqual({
      code: 'FIVE',
      isActive: true,
      isPercentage: false,
      value: 5,
      amount: null,
      tax: null,
    });
    expect((await billing.call(subscriber(), promoCheck, { promocode: 'NONE' })).status).toBe(400);
  });

  it('needs no card where a promo code leaves nothing to pay', async () => {
    await addCode('GIFT', { value: 10_000 });
    const session = subscriber();
    const request = aPurchase(modelId, {
      paymentId: 'free_1',
      card: '',
      brand: '',
      expiry: '',
      promocode: 'GIFT',
    });
    for (const _ of [1, 2]) expect((await buy(billing, session, request)).status).toBe(200);
    expect(await bought(session)).toBe(500);
    expect(await billing.service.database('test_payment')).toHaveLength(0);
    expect((await billing.call(session, subscriptionList, {})).body.list).toMatchObject([{ amount: 0 }]);
  });

  it('refuses another price than the page showed, and tells the one of now', async () => {
    const session = subscriber();
    const request = aPurchase(modelId, { seenAmount: 19_999 });
    await billing.service.database('plan').update({ final_price_cents: 21_000 });
    expect(await buy(billing, session, request)).toMatchObject({
      status: 409,
      error: { code: 'PRICE_CHANGED', amount: 21_000 },
    });
    expect(await PurchaseModel.query(billing.service.database)).toHaveLength(0);
    expect((await buy(billing, session, { ...request, seenAmount: 21_000 })).status).toBe(200);
  });

  it('refuses a promo code that was switched off meanwhile', async () => {
    await addCode('TEN', {});
    const session = subscriber();
    expect((await billing.call(session, promoCheck, { promocode: 'TEN' })).status).toBe(200);
    await billing.service.database('promo_code').update({ is_active: false });
    expect(await buy(billing, session, aPurchase(modelId, { promocode: 'TEN' }))).toMatchObject({
      status: 400,
      error: { fields: { promocode: expect.any(String) } },
    });
    expect(await bought(session)).toBe(0);
  });

  it('charges nothing for a plan while an earlier charge for it may still come', async () => {
    const session = subscriber();
    const first = aPurchase(modelId, { paymentId: payBy('confirm') });
    const { body } = await buy(billing, session, first);
    // Its payer went away and begins again, with another address and another card.
    expect((await buy(billing, session, aPurchase(modelId, { city: 'Macon' }))).status).toBe(200);
    await provider.answer(body.clientSecret ?? '', true);
    expect((await buy(billing, session, first)).status).toBe(402);
    expect(await bought(session)).toBe(500);
    const taken = await billing.service.database('test_payment').whereRaw(`record->>'status' = 'succeeded'`);
    expect(taken).toHaveLength(1);
  });

  it('takes one of two payments for a plan that are begun at the same moment', async () => {
    const session = subscriber();
    const [first, second] = [aPurchase(modelId), aPurchase(modelId)];
    const terms = { timezone: TIMEZONE, customerId: null, provider };
    const { database } = billing.service;
    const waiting = `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and not granted and datname = current_database()`;
    const isWaiting = async () => (await database.raw<{ rows: unknown[] }>(waiting)).rows.length > 0;
    let other: ReturnType<typeof buy> | undefined;
    await billing.service.inTransaction({ session }, async (unit) => {
      await beginPurchase(unit, session, purchase.input.parse(first), terms);
      other = buy(billing, session, second);
      while (!(await isWaiting())) await database.raw('select pg_sleep(0.01)');
    });
    expect(await other).toMatchObject({ status: 409, error: { code: 'PAYMENT_UNDER_WAY' } });
    expect((await buy(billing, session, first)).status).toBe(200);
    expect(await bought(session)).toBe(500);
    expect(await billing.service.database('test_payment')).toHaveLength(1);
  });

  it('asks nothing of this provider about what was opened at another one', async () => {
    const session = subscriber();
    const request = aPurchase(modelId, { paymentId: payBy('confirm') });
    await buy(billing, session, request);
    const { columns } = PurchaseModel;
    const opened = () => PurchaseModel.query(billing.service.database).where(columns.intentId, 'pi_1Stripe');
    await PurchaseModel.query(billing.service.database).patch({ intentId: 'pi_1Stripe' });
    expect((await buy(billing, session, request)).status).toBe(503);
    expect((await buy(billing, session, aPurchase(modelId))).status).toBe(200);
    const later = new Date(clock.ms() + 3_600_000);
    await surroundedBy({ now: () => later }, () => finishPurchases(billing.service, provider));
    expect(await opened()).toMatchObject([{ status: 'requires_action', updatedAt: later }]);
    expect(logged.join()).not.toContain('can not be finished');
    expect(await bought(session)).toBe(500);
  });

  it('does not buy a plan again whose payment went through without an answer', async () => {
    const session = subscriber();
    const { body } = await buy(billing, session, aPurchase(modelId, { paymentId: payBy('confirm') }));
    await provider.answer(body.clientSecret ?? '', true);
    const again = aPurchase(modelId, { city: 'Macon' });
    expect(await buy(billing, session, again)).toMatchObject({
      status: 409,
      error: { code: 'BOUGHT_MEANWHILE' },
    });
    expect(await bought(session)).toBe(500);
    expect((await buy(billing, session, again)).status).toBe(200);
    expect(await bought(session)).toBe(1_000);
  });

  it('gives the last use of a promo code to one of those who ask at once, and gives it back when the card is declined', async () => {
    await addCode('ONCE', { maxUses: 1 });
    const declined = aPurchase(modelId, { promocode: 'ONCE', paymentId: payBy('decline') });
    expect((await buy(billing, subscriber(), declined)).status).toBe(402);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => buy(billing, subscriber(), aPurchase(modelId, { promocode: 'ONCE' }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('sells no plan that is gone, unknown, or Call Us', async () => {
    const session = subscriber();
    const { modelId: callUs } = await add({ finalPrice: 0 });
    expect((await buy(billing, session, aPurchase(callUs))).status).toBe(400);
    expect((await buy(billing, session, aPurchase(house.userId))).status).toBe(404);
    await billing.service.database('plan').where({ model_id: modelId }).update({ deleted_at: new Date() });
    expect(await buy(billing, session, aPurchase(modelId))).toMatchObject({
      status: 409,
      error: { code: 'PLAN_GONE' },
    });
  });

  it('a purchase under way keeps its price and lookups when its plan is changed and taken off sale', async () => {
    const session = subscriber();
    const request = aPurchase(modelId, { paymentId: payBy('confirm') });
    const { body } = await buy(billing, session, request);
    await billing.service
      .database('plan')
      .update({ final_price_cents: 1, no_of_lookups: 1, deleted_at: new Date() });
    await provider.answer(body.clientSecret ?? '', true);
    expect((await buy(billing, session, request)).status).toBe(200);
    expect(await bought(session)).toBe(500);
    expect(await payments(session)).toMatchObject([{ amount: 19_999, planName: 'Shop' }]);
  });

  it.each([
    ['BILL-043', { email: 'nowhere' }, 'email'],
    ['BILL-044', { fullName: ' ' }, 'fullName'],
    ['BILL-044', { addressLine1: '' }, 'addressLine1'],
    ['BILL-044', { city: '' }, 'city'],
    ['BILL-044', { state: 'ZZ' }, 'state'],
    ['BILL-045', { pincode: '1234' }, 'pincode'],
    ['BILL-045', { pincode: '12345678901' }, 'pincode'],
    ['BILL-045', { pincode: '30303-12' }, 'pincode'],
    ['BILL-046', { country: 'Canada' }, 'country'],
  ])('[%s] refuses %p', async (_row, wrong, field) => {
    expect(await buy(billing, subscriber(), { ...aPurchase(modelId), ...wrong })).toMatchObject({
      status: 400,
      error: { fields: { [field]: expect.any(String) } },
    });
  });

  it('[BILL-055] refuses a card number wherever it stands, an amount of the page, and keeps neither anywhere', async () => {
    for (const sent of [
      { cardNumber: PAN },
      { card: PAN.replaceAll(' ', '') },
      { fullName: `Lee ${PAN}` },
      { addressLine2: PAN.replaceAll(' ', '-') },
      { addressLine1: `Card ${PAN.replaceAll('4', '４').replaceAll('2', '２')}` },
      { email: `${PAN.replaceAll(' ', '')}@corner.test` },
      { promocode: PAN },
      { paymentId: PAN.replaceAll(' ', '') },
      { amount: 1 },
    ]) {
      const answer = await buy(billing, subscriber(), { ...aPurchase(modelId), ...sent });
      expect([sent, answer.status]).toEqual([sent, 400]);
      expect(JSON.stringify(answer.error).replace(/\D/g, '')).not.toContain('4242424242424242');
    }
    const tables = [
      'purchase',
      'audit_entry',
      'idempotency_key',
      'payment_transaction',
      'outbox',
      'test_payment',
    ];
    for (const table of tables) {
      const rows = await billing.service.database(table);
      expect(JSON.stringify(rows).replace(/[^\d"]/g, '')).not.toContain('4242424242424242');
    }
    expect(logged.join().replace(/[^\d"]/g, '')).not.toContain('4242424242424242');
    expect((await buy(billing, subscriber(), aPurchase(modelId, { fullName: 'Lee 4242 1234' }))).status).toBe(
      200,
    );
  });

  it('[BILL-079] is for subscribers; the house and others buy nothing', async () => {
    const request = aPurchase(modelId);
    expect((await buy(billing, null, request)).status).toBe(401);
    expect((await buy(billing, house, request)).status).toBe(403);
    expect((await buy(billing, testSession({ hierarchy: 10 }), request)).status).toBe(403);
    const session = subscriber();
    await buy(billing, session, request);
    const transactionId = (await payments(session))[0]?.transactionId ?? '';
    expect((await billing.call(subscriber(), receipt, { transactionId })).status).toBe(404);
    expect((await billing.call(session, renewalList, {})).body.list).toEqual([]);
    expect((await billing.call(session, paymentSettings, {})).body).toEqual({
      provider: 'test',
      publishableKey: null,
    });
  });

  it('takes no card where there is no provider', async () => {
    const bare = await TestService.start(createBillingService(noCards));
    const session = subscriber();
    expect((await bare.call(session, paymentSettings, {})).body.provider).toBe('none');
    expect((await buy(bare, session, aPurchase(modelId))).status).toBe(400);
    expect(bare.platform.timezone).toBe(TIMEZONE);
    await bare.stop();
  });
});
