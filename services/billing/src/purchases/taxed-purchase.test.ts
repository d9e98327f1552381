import {
  billingOverview,
  planList,
  planModelAdd,
  planModelEdit,
  promoCheck,
  purchaseExport,
  purchaseList,
  receipt,
  transactionList,
} from '@washcoat/contract-billing';
import { TestService, testSession } from '@washcoat/testing';
import { billingBooks } from '../books';
import { subscriber } from '../credits/credits.fixture';
import { addPlan } from '../plans/plan.commands';
import { addPromoCode } from '../promo-codes/promo-code.commands';
import { TestPaymentModel } from '../provider/test-payment.model';
import { testProvider, type TestProvider } from '../provider/test-provider';
import { processEvents } from '../webhooks/process-events';
import { beginRenewals } from '../renewals/begin-renewal';
import { RenewalModel } from '../renewals/renewal.model';
import { createBillingService } from '../service';
import { aPurchase, buy, tell } from './purchase.fixture';
import { PurchaseModel } from './purchase.model';

const plan = { planName: 'Shop', description: '', noOfLookups: 500, finalPrice: 199.99, originalPrice: 245 };

describe('a plan that sales tax is raised on', () => {
  const printed: string[] = [];
  let billing: TestService;
  let provider: TestProvider;
  let modelId: string;
  const house = testSession({ hierarchy: 1 });

  beforeAll(async () => {
    const cards = { provider: ({ database }: TestService['service']) => (provider = testProvider(database)) };
    const printer = {
      post(_service: string, _path: string, body: unknown) {
        printed.push(JSON.stringify(body));
        return Promise.resolve(Buffer.from('%PDF-1.4'));
      },
    };
    billing = await TestService.start({ ...createBillingService(cards), jobs: [] }, { services: printer });
    await inTransaction((unit) =>
      addPromoCode(unit, { code: 'TENTH', value: 10, isPercentage: true, isActive: true }),
    );
    modelId = (await inTransaction((unit) => addPlan(unit, { ...plan, taxPercent: 8.875 }))).modelId;
  });
  afterAll(() => billing.stop());

  const inTransaction = <T>(work: Parameters<typeof billing.service.inTransaction<T>>[1]) =>
    billing.service.inTransaction({ session: house }, work);
  const charges = async () =>
    (await TestPaymentModel.query(billing.service.database)).map(({ record }) => record.amount);
  const paidBesides = async () =>
    (await billing.call(house, billingOverview, {})).body.promoCodes[0]?.paid ?? 0;
  const newest = async () =>
    PurchaseModel.query(billing.service.database).orderBy('created_at', 'desc').first().throwIfNotFound();

  it('says the tax beside its price, and of a promo code what is left to pay with it', async () => {
    const { list } = (await billing.call(subscriber(), planList, {})).body;
    expect(list).toMatchObject([{ finalPrice: 199.99, taxPercent: 8.875, tax: 1_775 }]);
    const asked = { promocode: 'TENTH', modelId };
    expect((await billing.call(subscriber(), promoCheck, asked)).body).toMatchObject({
      ...{ amount: 19_596, tax: 1_597 },
    });
  });

  it('charges price and tax, and not where the page showed the price alone', async () => {
    const session = subscriber();
    const request = aPurchase(modelId, { promocode: 'TENTH' });
    expect(await buy(billing, session, { ...request, seenAmount: 17_999 })).toMatchObject({
      ...{ status: 409, error: { code: 'PRICE_CHANGED' } },
    });
    expect(await charges()).toEqual([]);
    expect((await buy(billing, session, { ...request, seenAmount: 19_596 })).status).toBe(200);
    expect(await charges()).toEqual([19_596]);
    expect(await newest()).toMatchObject({
      ...{ listCents: 19_999, amountCents: 19_596, taxPercent: 8.875, taxCents: 1_597 },
    });
    const [payment] = (await billing.call(session, transactionList, {})).body.list;
    expect(payment).toMatchObject({ amount: 19_596 });
    const asked = { transactionId: payment?.transactionId ?? '' };
    await billing.send({ method: 'GET', url: (await billing.call(session, receipt, asked)).body.link });
    for (const text of ['$199.99', '−$20.00', 'Sales tax 8.875 %', '$15.97', '$195.96'])
      expect(printed[0]).toContain(text);
  });

  it('is counted in the figures of the house and on each line of them', async () => {
    const { plans, promoCodes } = (await billing.call(house, billingOverview, {})).body;
    expect(plans).toMatchObject([{ revenue: 19_596, tax: 1_597 }]);
    expect(promoCodes).toMatchObject([{ discount: 2_000, paid: 17_999 }]);
    const { list } = (await billing.call(house, purchaseList, { planName: 'Shop' })).body;
    expect(list).toMatchObject([{ listPrice: 19_999, amount: 19_596, tax: 1_597 }]);
  });

  it('keeps the tax of who bought it; a month costs the full price and its tax', async () => {
    await buy(billing, subscriber(), aPurchase(modelId, { promocode: 'TENTH', renews: true }));
    const edited = { ...plan, modelId, taxPercent: 20, version: 1 };
    expect((await billing.call(house, planModelEdit, edited)).status).toBe(200);
    await beginRenewals(billing.service, provider);
    const renewal = await RenewalModel.query(billing.service.database).first().throwIfNotFound();
    expect(renewal.amountCents).toBe(21_774);
    const bill = { providerId: renewal.providerId ?? '', amount: 21_774, isPaid: true };
    const { billId } = await provider.charge(bill);
    await tell(billing, { type: 'invoice.paid', object: { object: 'invoice', id: billId } });
    await processEvents(billing.service, provider);
    expect(await newest()).toMatchObject({ listCents: 19_999, amountCents: 21_774, taxCents: 1_775 });
  });

  it('tells of each refund how much of it is tax: to its payer, on the receipt, in the figures and in the file', async () => {
    const session = subscriber();
    expect((await buy(billing, session, aPurchase(modelId))).status).toBe(200);
    const { intentId, purchaseId } = await newest();
    const refunded = async (cents: number) => {
      await provider.refund(intentId ?? '', cents);
      for (let times = 0; times < 2; times++)
        await tell(billing, {
          type: 'charge.refunded',
          object: { object: 'charge', payment_intent: intentId },
        });
      await processEvents(billing.service, provider);
    };
    const history = async () => (await billing.call(session, transactionList, {})).body.list;
    await refunded(10_000);
    expect(await history()).toMatchObject([
      { amount: 23_999, tax: 4_000, status: 'refunded', refunds: [{ amount: 10_000, tax: 1_667 }] },
    ]);
    await refunded(23_999);
    const rest = { amount: 13_999, tax: 2_333 };
    expect(await history()).toMatchObject([{ refunds: [{ amount: 10_000, tax: 1_667 }, rest] }]);
    const { link } = (await billing.call(session, receipt, { transactionId: purchaseId })).body;
    await billing.send({ method: 'GET', url: link });
    const figures = [
      '−$83.33',
      '−$16.67',
      '−$100.00',
      '−$116.66',
      '−$23.33',
      '−$139.99',
      '−$199.99',
      '−$40.00',
    ];
    for (const text of ['Credit note', ...figures, '−$239.99']) expect(printed.at(-1)).toContain(text);
    const { plans } = (await billing.call(house, billingOverview, {})).body;
    expect(plans).toMatchObject([{ refunded: 23_999, refundedTax: 4_000 }]);
    const asked = { userId: session.userId, status: 'refunded' as const };
    expect((await billing.call(house, purchaseList, asked)).body.list).toMatchObject([
      { purchaseId, refundedNet: 19_999, refundedTax: 4_000, refunded: 23_999 },
    ]);
    const file = (await billing.call(house, purchaseExport, asked)).body.link;
    const [head, line] = String((await billing.send({ method: 'GET', url: file })).body).split(/\r?\n/);
    expect(head).toContain('Net Refunded,Tax Refunded,Refunded');
    expect(line).toContain(',199.99,40,239.99,199.99,40,239.99,');
    for (const { query } of billingBooks)
      expect((await billing.service.database.raw<{ rows: unknown[] }>(query)).rows).toEqual([]);
  });

  it('says of a dispute that was lost that it was: to its payer, on the receipt, in the figures and in the file', async () => {
    const session = subscriber();
    const figures = async () => (await billing.call(house, billingOverview, {})).body.plans[0];
    const [before, promoBefore] = [await figures(), await paidBesides()];
    expect((await buy(billing, session, aPurchase(modelId, { promocode: 'TENTH' }))).status).toBe(200);
    const { intentId, purchaseId, amountCents, taxCents } = await newest();
    expect(await paidBesides()).toBe(promoBefore + amountCents - taxCents);
    const told = async (type: string) => {
      await tell(billing, { type, object: { object: 'charge', payment_intent: intentId } });
      await processEvents(billing.service, provider);
    };
    await provider.refund(intentId ?? '', 5_000);
    await told('charge.refunded');
    const refunded = { amount: 5_000, tax: 833 };
    await provider.dispute(intentId ?? '', 'open');
    await told('charge.dispute.created');
    const open = await figures();
    expect([open?.revenue, open?.lost]).toEqual([(before?.revenue ?? 0) + amountCents, 0]);
    await provider.dispute(intentId ?? '', 'lost');
    await told('charge.dispute.closed');
    const lost = { amount: amountCents - refunded.amount, tax: taxCents - refunded.tax };
    // Of what was paid only what was given back before stands in the revenue, and is taken off it there.
    expect(await figures()).toMatchObject({
      ...{ revenue: (before?.revenue ?? 0) + refunded.amount, tax: (before?.tax ?? 0) + refunded.tax },
      ...{ lost: lost.amount, lostTax: lost.tax },
    });
    expect(await paidBesides()).toBe(promoBefore + refunded.amount - refunded.tax);
    expect((await billing.call(session, transactionList, {})).body.list).toMatchObject([{ status: 'lost' }]);
    const { link } = (await billing.call(session, receipt, { transactionId: purchaseId })).body;
    await billing.send({ method: 'GET', url: link });
    for (const text of ['Dispute lost', `−$${lost.amount / 100}`, 'Paid after the dispute', '$0.00'])
      expect(printed.at(-1)).toContain(text);
    const asked = { userId: session.userId, status: 'lost' as const };
    expect((await billing.call(house, purchaseList, asked)).body.list).toMatchObject([
      { purchaseId, lostNet: lost.amount - lost.tax, lostTax: lost.tax, lost: lost.amount },
    ]);
    const file = (await billing.call(house, purchaseExport, asked)).body.link;
    const [head, line] = String((await billing.send({ method: 'GET', url: file })).body).split(/\r?\n/);
    expect(head).toContain('Net Lost,Tax Lost,Lost');
    expect(line).toContain(`,${(lost.amount - lost.tax) / 100},${lost.tax / 100},${lost.amount / 100},`);
    expect(line).toContain('Dispute lost');
    for (const { query } of billingBooks)
      expect((await billing.service.database.raw<{ rows: unknown[] }>(query)).rows).toEqual([]);
  });

  it('tells of refunds that a process of the version before took note of', async () => {
    const session = subscriber();
    await buy(billing, session, aPurchase(modelId));
    const { purchaseId } = await newest();
    const old = (cents: number) =>
      billing.service
        .database('purchase')
        .where({ purchase_id: purchaseId })
        .update({ refunded_cents: cents });
    await old(10_000);
    await old(23_999);
    expect((await billing.call(session, transactionList, {})).body.list).toMatchObject([
      {
        refunds: [
          { amount: 10_000, tax: 1_667 },
          { amount: 13_999, tax: 2_333 },
        ],
      },
    ]);
  });

  it.each([-1, 100.001, 8.8755])('is not sold with a tax of %p percent', async (taxPercent) => {
    expect(await billing.call(house, planModelAdd, { ...plan, taxPercent })).toMatchObject({
      ...{ status: 400, error: { fields: { taxPercent: 'Enter Valid Input' } } },
    });
  });
});
