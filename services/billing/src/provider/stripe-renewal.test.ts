import { clock, surroundedBy } from '@washcoat/service-kit';
import type { CardProvider, ProviderBill, RenewalOrder, RunningRenewal } from './card-provider';
import { StandInForStripe } from './stripe.fixture';

const order: RenewalOrder = {
  ...{ purchaseId: 'p1', renewalId: 'p1', intentId: 'pi_1', planName: 'Shop', amount: 4900 },
  nextAt: new Date('2030-02-01T10:00:00Z'),
};

describe('a renewal at Stripe', () => {
  let stripe: StandInForStripe;
  let provider: CardProvider;
  beforeEach(async () => {
    stripe = new StandInForStripe();
    provider = await stripe.start();
  });
  afterEach(() => stripe.stop());

  const begun = () => stripe.made.get('/v1/subscriptions') ?? [];
  const hourLater = <T>(work: () => Promise<T>) => {
    const later = new Date(clock.ms() + 3_600_000);
    return surroundedBy({ now: () => later }, work);
  };

  it('is one however often it is asked for, at once or an hour later', async () => {
    const renewal = await provider.renew(order);
    expect(renewal).toEqual({ providerId: 'subscriptions_1', customerId: 'cus_1', nextAt: order.nextAt });
    expect(await hourLater(() => provider.renew(order))).toEqual(renewal);
    expect(begun()).toMatchObject([{ metadata: { renewalId: 'p1', purchaseId: 'p1' } }]);
  });

  it('is one when its key is forgotten, and when it was begun with other words', async () => {
    const renewal = await provider.renew(order);
    stripe.forgetKeys();
    expect(await provider.renew(order)).toEqual(renewal);
    expect(await provider.renew({ ...order, nextAt: new Date('2030-03-01T10:00:00Z') })).toEqual(renewal);
    expect(begun()).toHaveLength(1);
  });

  it('is another one of another purchase', async () => {
    await provider.renew(order);
    await provider.renew({ ...order, purchaseId: 'p2', renewalId: 'p2' });
    expect(begun()).toHaveLength(2);
  });

  it('refuses a key with other words when it begins again', async () => {
    const again = { ...order, key: 'p1 1', customerId: 'cus_1', cardId: 'pm_1' };
    await provider.renewAgain(again);
    await expect(provider.renewAgain({ ...again, amount: 1 })).rejects.toThrow('did not answer');
    expect(begun()).toHaveLength(1);
  });

  it('runs until it has ended, also where somebody ended it at Stripe', async () => {
    const { providerId } = await provider.renew(order);
    stripe.lists['/v1/subscriptions'] = [{ id: 'sub_other', metadata: {} }];
    const running: RunningRenewal[] = [];
    for await (const renewal of provider.runningRenewals()) running.push(renewal);
    expect(running).toEqual([
      { providerId: 'sub_other', renewalId: null },
      { providerId, renewalId: 'p1' },
    ]);
    // Without a status Stripe lists those that were not canceled.
    expect(stripe.asked.at(-1)?.searchParams.has('status')).toBe(false);
    const ended = (status: string) => {
      stripe.facts[providerId] = { status };
      return provider.hasEnded(providerId);
    };
    expect([await ended('trialing'), await ended('past_due'), await ended('canceled')]).toEqual([
      ...[false, false, true],
    ]);
  });

  const invoice = (id: string, amount: number, metadata: Record<string, string> | null) => ({
    ...{ id, status: 'paid', amount_due: amount },
    parent: { subscription_details: { subscription: 'sub_1', metadata } },
    lines: { data: [{ period: { end: 1_900_000_000 } }] },
    payments: { data: [{ payment: { payment_intent: `pi_${id}` } }] },
  });

  it('finds the bill of a payment that waits for its payer, who confirms it by its secret', async () => {
    stripe.lists['/v1/invoice_payments'] = [{ id: 'inpay_1', invoice: 'in_1' }];
    stripe.facts.in_1 = { ...invoice('in_1', 4900, { renewalId: 'p1' }), status: 'open' };
    stripe.facts.pi_in_1 = { status: 'requires_action', amount: 4900, client_secret: 'pi_in_1_secret' };
    expect(await provider.findBillOf('pi_in_1')).toMatchObject({
      ...{ billId: 'in_1', providerId: 'sub_1', isPaid: false, intentId: 'pi_in_1' },
    });
    const asked = stripe.asked.find(({ pathname }) => pathname === '/v1/invoice_payments');
    expect(asked?.searchParams.get('payment[payment_intent]')).toBe('pi_in_1');
    expect(await provider.find('pi_in_1')).toMatchObject({
      ...{ purchaseId: null, status: 'requires_action', clientSecret: 'pi_in_1_secret' },
    });
    stripe.lists['/v1/invoice_payments'] = [];
    expect(await provider.findBillOf('pi_2')).toBeNull();
  });

  it('tries a bill once more by an attempt, once, while its payer can confirm; a card may be declined', async () => {
    const tried = () => stripe.made.get('/v1/invoices/in_1/pay') ?? [];
    for (const _ of [1, 2]) await provider.payBill('in_1', 'first');
    expect(tried()).toMatchObject([{ sent: { off_session: 'false' } }]);
    await provider.payBill('in_1', 'second');
    expect(tried()).toHaveLength(2);
    stripe.declines.add('/v1/invoices/in_1/pay');
    await expect(provider.payBill('in_1', 'third')).resolves.toBeUndefined();
  });

  it('lists the bills that are paid, with their renewals and payments, and none that asks for nothing', async () => {
    stripe.lists['/v1/invoices'] = [
      invoice('in_0', 0, { renewalId: 'p1' }),
      invoice('in_1', 4900, { renewalId: 'p1' }),
      { ...invoice('in_2', 100, null), parent: null },
      invoice('in_3', 200, null),
    ];
    const bills: ProviderBill[] = [];
    for await (const bill of provider.paidBills(new Date(1_800_000_000_000))) bills.push(bill);
    const told = { providerId: 'sub_1', isPaid: true, nextAt: new Date(1_900_000_000_000) };
    expect(bills).toEqual([
      { ...told, billId: 'in_1', renewalId: 'p1', amount: 4900, intentId: 'pi_in_1' },
      { ...told, billId: 'in_3', renewalId: null, amount: 200, intentId: 'pi_in_3' },
    ]);
    expect(stripe.asked.at(-1)?.searchParams.toString()).toContain('status=paid');
    expect(stripe.asked.at(-1)?.searchParams.get('created[gte]')).toBe('1800000000');
  });
});
