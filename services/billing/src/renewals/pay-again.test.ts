import { randomUUID } from 'node:crypto';
import {
  billingDue,
  renewalConfirm,
  renewalList,
  renewalPay,
  renewalUnpaid,
} from '@washcoat/contract-billing';
import type { Session } from '@washcoat/contract-entities';
import { subscriber } from '../credits/credits.fixture';
import type { TestProvider } from '../provider/test-provider';
import { TestPaymentModel } from '../provider/test-payment.model';
import { intentObject } from '../purchases/purchase.fixture';
import { finishPurchases } from '../purchases/finish-purchases.job';
import { clock, surroundedBy } from '@washcoat/service-kit';
import { house } from '../webhooks/webhook.fixture';
import { RenewedBilling } from './renewed.fixture';

const DAY_MS = 86_400_000;

describe('a month that was not paid', () => {
  let renewed: RenewedBilling;
  let renewalId: string;
  beforeEach(async () => {
    renewed = await RenewedBilling.start();
    ({ renewalId } = await renewed.renewal());
  });
  afterEach(() => renewed.stop());

  const again = (attempt: string = randomUUID(), session: Session = renewed.session) =>
    renewed.at.billing.call(session, renewalPay, { renewalId, attempt });
  const confirm = () => renewed.at.billing.call(renewed.session, renewalConfirm, { renewalId });
  const unpaid = async (bill: Partial<Parameters<TestProvider['charge']>[0]> = {}) => {
    const charged = await renewed.charge({ isPaid: false, ...bill });
    await renewed.tellOf(charged);
    return charged;
  };
  const attemptsOf = async (intentId: string | null) =>
    (await TestPaymentModel.query(renewed.at.billing.service.database).findById(intentId ?? ''))?.record
      .attempts;
  const bought = () => renewed.at.bought(renewed.session);
  const shown = async () =>
    (await renewed.at.billing.call(renewed.session, renewalList, {})).body.list.map(
      ({ status, isToConfirm }) => [status, isToConfirm],
    );
  /** What the house is told of it: whether its payer has to confirm the payment. */
  const due = async () =>
    (await renewed.at.billing.call(house, billingDue, {})).body.renewals.map(({ status, isToConfirm }) => [
      status,
      isToConfirm,
    ]);
  const letters = async () => {
    const rows = await renewed.at.billing.service
      .database('outbox')
      .where({ topic: renewalUnpaid.topic })
      .orderBy('id')
      .select('envelope');
    return rows
      .map(({ envelope }) => renewalUnpaid.schema.parse(envelope.data))
      .map(({ step, isToConfirm }) => [step, isToConfirm]);
  };

  it('is paid by the same card when that is tried again, once for as many that try', async () => {
    const { intentId } = await unpaid();
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).not.toEqual([]);
    expect(await attemptsOf(intentId)).toHaveLength(1);
    expect([await bought(), await shown()]).toEqual([200, [['active', false]]]);
    expect(await renewed.at.status(renewed.session)).toEqual(['success', 'success']);
    expect(await again()).toMatchObject({ status: 409, body: { code: 'RENEWAL_PAID' } });
    expect(await attemptsOf(intentId)).toHaveLength(1);
  });

  it('is tried once by an attempt that is sent twice, and says why the card was declined', async () => {
    const { intentId } = await unpaid({ again: 'failed' });
    const attempt = randomUUID();
    for (const _ of [1, 2])
      expect(await again(attempt)).toMatchObject({
        ...{ status: 402, body: { error: 'Your card was declined.', code: 'PAYMENT_FAILED' } },
      });
    expect(await attemptsOf(intentId)).toEqual([attempt]);
    expect((await again()).status).toBe(402);
    expect(await attemptsOf(intentId)).toHaveLength(2);
    expect([await bought(), await shown()]).toEqual([100, [['past_due', false]]]);
  });

  it('is not tried where it was paid meanwhile, and its lookups are there', async () => {
    const { billId, intentId } = await unpaid();
    // Another card paid, and nobody has told of it.
    await renewed.at.provider.payBill(billId, 'elsewhere');
    expect(await again()).toMatchObject({ status: 409, body: { code: 'RENEWAL_PAID' } });
    expect([await attemptsOf(intentId), await bought()]).toEqual([['elsewhere'], 200]);
    expect(await shown()).toEqual([['active', false]]);
  });

  it('is tried by its payer alone, and only while it is not paid', async () => {
    expect((await again()).status).toBe(409);
    const { intentId } = await unpaid();
    expect((await again(randomUUID(), subscriber())).status).toBe(404);
    expect(await attemptsOf(intentId)).toBeUndefined();
  });

  it.each(['invoice.payment_action_required', 'payment_intent.requires_action'])(
    'waits for its payer to confirm it where %s is told, and is paid then',
    async (kind) => {
      const { billId, intentId } = await renewed.charge({ isPaid: false, isToConfirm: true });
      const object = kind.startsWith('invoice')
        ? { object: 'invoice', id: billId }
        : intentObject(intentId ?? '');
      for (const _ of [1, 2]) await renewed.at.told(kind, object);
      expect([await shown(), await letters()]).toEqual([[['past_due', true]], [['failed', true]]]);
      expect(await due()).toEqual([['past_due', true]]);
      expect(await renewed.at.status(renewed.session)).toEqual(['success']);
      const { body } = await confirm();
      expect(body).toEqual({ requiresAction: true, clientSecret: expect.any(String) });
      // Nothing is tried meanwhile.
      expect((await again()).body).toEqual(body);
      expect(await attemptsOf(intentId)).toBeUndefined();
      await renewed.at.provider.answer(body.clientSecret ?? '', true);
      expect((await confirm()).body).toEqual({ message: 'The plan is paid.' });
      expect([await bought(), await shown()]).toEqual([200, [['active', false]]]);
    },
  );

  it('comes to nothing where its payer refuses, and can be tried again', async () => {
    const { billId } = await renewed.charge({ isPaid: false, isToConfirm: true });
    await renewed.at.told('invoice.payment_action_required', { object: 'invoice', id: billId });
    await renewed.at.provider.answer((await confirm()).body.clientSecret ?? '', false);
    expect((await confirm()).status).toBe(402);
    expect(await shown()).toEqual([['past_due', false]]);
    expect((await again()).body).toEqual({ message: 'The plan is paid.' });
    expect(await bought()).toBe(200);
  });

  it('is not written about to a payer who has just tried the card, and is asked by the page what the bank asks', async () => {
    const { billId } = await unpaid({ again: 'requires_action' });
    expect(await due()).toEqual([['past_due', false]]);
    expect((await again()).body).toMatchObject({ requiresAction: true });
    await renewed.at.told('invoice.payment_action_required', { object: 'invoice', id: billId });
    expect([await shown(), await letters()]).toEqual([[['past_due', true]], [['failed', undefined]]]);
  });

  it('tells its payer anew when a bank asks to confirm what had failed, and waits longer than a day', async () => {
    const { billId } = await unpaid({ again: 'requires_action' });
    await renewed.at.provider.payBill(billId, 'by the provider');
    await renewed.at.told('invoice.payment_action_required', { object: 'invoice', id: billId });
    expect(await letters()).toEqual([
      ['failed', undefined],
      ['failed', true],
    ]);
    const later = new Date(clock.ms() + 2 * DAY_MS);
    await surroundedBy({ now: () => later }, () =>
      finishPurchases(renewed.at.billing.service, renewed.at.provider),
    );
    expect(await shown()).toEqual([['past_due', true]]);
    expect((await confirm()).body.clientSecret).toEqual(expect.any(String));
  });
});
