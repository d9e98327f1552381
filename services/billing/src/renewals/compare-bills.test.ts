import type { Session } from '@washcoat/contract-entities';
import { clock } from '@washcoat/service-kit';
import type { CardProvider, ProviderBill } from '../provider/card-provider';
import { reconcile } from '../purchases/reconcile';
import type { ToldBilling } from '../webhooks/webhook.fixture';
import { RenewalModel } from './renewal.model';
import { RenewedBilling } from './renewed.fixture';

const DAY_MS = 86_400_000;

describe('comparing renewals with the card provider', () => {
  let at: ToldBilling;
  let session: Session;
  let providerId: string;
  let renewed: RenewedBilling;
  beforeEach(async () => {
    renewed = await RenewedBilling.start();
    ({ at, session, providerId } = renewed);
  });
  afterEach(() => renewed.stop());

  const renewal = () => renewed.renewal();
  const compare = async (isRepairing: boolean, since = new Date(0), provider: Partial<CardProvider> = {}) =>
    (await reconcile(at.billing.service, { ...at.provider, ...provider }, { since, isRepairing }))
      .differences;
  const charge = (isPaid = true, id = providerId) => renewed.charge({ providerId: id, isPaid });
  const tellOf = (bill: ProviderBill) => renewed.tellOf(bill);
  const intentOf = ({ intentId }: ProviderBill) => intentId ?? '';

  it('names a month that was charged and never told, and repairs it when it is asked to', async () => {
    const bill = await charge();
    expect(await compare(false)).toEqual([
      {
        what: `The bill ${bill.billId} of 10000 cents of the renewal ${(await renewal()).renewalId} was paid and is not here: its lookups are missing.`,
        ...{ isSafe: true, isRepaired: false },
      },
    ]);
    expect(await at.bought(session)).toBe(100);
    expect(await compare(true)).toMatchObject([{ isRepaired: true }]);
    expect(await at.bought(session)).toBe(200);
    expect(await renewal()).toMatchObject({ status: 'active', nextAt: bill.nextAt });
    expect(await compare(false)).toEqual([]);
  });

  it('names once what failed at first and was paid then, and finds bills that were made before the moment', async () => {
    await tellOf(await charge(false));
    await at.provider.useCard({ customerId: 'cus_test', cardId: 'pm_test', renewals: [providerId] });
    await at.billing.service
      .database('test_payment')
      .update({ created_at: new Date(clock.ms() - 30 * DAY_MS) });
    expect(await compare(false, new Date(clock.ms() - DAY_MS))).toMatchObject([
      { what: expect.stringContaining('was paid and is failed'), isSafe: true },
    ]);
    expect(await compare(false)).toHaveLength(1);
    expect(await compare(true)).toMatchObject([{ isRepaired: true }]);
    expect([await at.bought(session), (await renewal()).status]).toEqual([200, 'active']);
  });

  it('names a refund and a dispute of a later month that were never told, and takes its lookups back', async () => {
    const bill = await charge();
    await tellOf(bill);
    expect(await compare(false)).toEqual([]);
    await at.provider.refund(intentOf(bill), 5_000);
    expect(await compare(false)).toMatchObject([
      { what: expect.stringContaining('5000 cents were given back'), isSafe: true, isRepaired: false },
    ]);
    expect(await compare(true)).toMatchObject([{ isRepaired: true }]);
    expect(await at.bought(session)).toBe(150);
    await at.provider.dispute(intentOf(bill), 'lost');
    expect(await compare(true)).toMatchObject([
      { what: expect.stringContaining('dispute lost'), isRepaired: true },
    ]);
    expect(await at.bought(session)).toBe(100);
    expect(await compare(false)).toEqual([]);
  });

  it('repairs at once what was charged and given back, of which nothing was told', async () => {
    await at.provider.refund(intentOf(await charge()), 10_000);
    expect(await compare(true)).toMatchObject([{ isRepaired: true }, { isRepaired: true }]);
    expect(await at.bought(session)).toBe(100);
    expect(await compare(false)).toEqual([]);
  });

  it('only names bills of renewals that are not here and of other amounts, and nothing of somebody else', async () => {
    await charge(true, 'sub_of_somebody');
    expect(await compare(true)).toEqual([]);
    const twice = `sub_test_${(await renewal()).renewalId}_twice`;
    const strange = await charge(true, twice);
    expect(await compare(true)).toEqual([
      {
        what: `The bill ${strange.billId} of 10000 cents was paid for the renewal ${twice}, which is not here.`,
        ...{ isSafe: false, isRepaired: false },
      },
    ]);
    await at.billing.service.database('test_payment').where({ intent_id: strange.intentId }).delete();
    const bill = await charge();
    await tellOf(bill);
    await at.billing.service
      .database('purchase')
      .where({ payment_key: bill.billId })
      .update({ amount_cents: 1 });
    expect(await compare(true)).toMatchObject([
      {
        what: expect.stringContaining(`is of 1 cents, its bill ${bill.billId} of 10000.`),
        isRepaired: false,
      },
    ]);
  });

  it('names nothing of a bill that is followed while the lists are read, nor of one that was paid by no card', async () => {
    const bill = await charge();
    async function* paidBills() {
      yield bill;
      await Promise.resolve();
    }
    const findBill = async (billId: string) => {
      await tellOf(bill);
      return at.provider.findBill(billId);
    };
    expect(await compare(true, new Date(0), { paidBills, findBill })).toEqual([]);
    const { database } = at.billing.service;
    await database('purchase').where({ payment_key: bill.billId }).update({ intent_id: null });
    const withoutCard = { ...bill, intentId: null };
    const given = {
      async *paidBills() {
        yield withoutCard;
      },
    };
    expect(await compare(false, new Date(0), given)).toEqual([]);
    const none = { async *paidBills() {} };
    expect(await compare(false, new Date(0), none)).toMatchObject([
      { what: expect.stringContaining('the provider did not take') },
    ]);
  });

  it('names nothing of a bill that was followed, also where its renewal was begun again since', async () => {
    await tellOf(await charge());
    await at.provider.endRenewal(providerId);
    const { renewalId } = await renewal();
    const order = { key: `${renewalId} 1`, renewalId, customerId: 'cus_test', cardId: 'pm_test' };
    const begun = await at.provider.renewAgain({
      ...{ ...order, planName: 'Shop', amount: 10_000, nextAt: new Date() },
    });
    await RenewalModel.query(at.billing.service.database).patch({ providerId: begun.providerId });
    expect(await compare(true)).toEqual([]);
  });
});
