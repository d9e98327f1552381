import { receipt, transactionList } from '@washcoat/contract-billing';
import { renderPdf } from '@washcoat/contract-files';
import { TestService, testSession } from '@washcoat/testing';
import { subscriber } from '../credits/credits.fixture';
import { addPlan } from '../plans/plan.commands';
import { aPurchase, buy } from '../purchases/purchase.fixture';
import { billingService } from '../service';
import { receiptPage } from './receipt-page';

describe('the receipt of a card payment', () => {
  const printed: string[] = [];
  /** Takes the pages that the files service would render. */
  const printer = {
    async post(service: string, path: string, body: unknown) {
      expect([service, path]).toEqual(['files', renderPdf.path]);
      printed.push(renderPdf.input.parse(body).html);
      return Buffer.from('%PDF-1.4');
    },
  };
  let billing: TestService;

  beforeAll(async () => {
    billing = await TestService.start(billingService, { services: printer });
  });
  afterAll(() => billing.stop());

  it('[BILL-076] is a PDF with plan, amount, card and payer, for its payer alone', async () => {
    const plan = {
      planName: 'Yard',
      description: '',
      noOfLookups: 2500,
      finalPrice: 1749,
      originalPrice: 1749,
    };
    const { modelId } = await billing.service.inTransaction({ session: testSession() }, (unit) =>
      addPlan(unit, plan),
    );
    const session = subscriber();
    await buy(billing, session, aPurchase(modelId, { fullName: 'Tom & <b>Sons</b>' }));
    const [payment] = (await billing.call(session, transactionList, {})).body.list;
    const transactionId = payment?.transactionId ?? '';
    const { body } = await billing.call(session, receipt, { transactionId });
    const file = await billing.send({ method: 'GET', url: body.link });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['content-disposition']).toContain(transactionId.slice(0, 8).toUpperCase());
    for (const text of [
      'Yard, 2,500 lookups',
      '$1,749.00',
      '•••• 4242',
      'Tom &amp; &lt;b&gt;Sons',
      'Atlanta, GA 30303',
      'Paid by',
    ])
      expect(printed[0]).toContain(text);
    expect((await billing.call(subscriber(), receipt, { transactionId })).status).toBe(404);
  });

  it('names no payer of a payment from before there were purchases', async () => {
    const payment = {
      transactionId: '8e44be17-c4fd-5cc0-b973-fe13a99ad0d5',
      userId: subscriber().userId,
      paymentId: 'pi_before',
      subscriptionId: null,
      planName: 'Shop',
      amountCents: 19_900,
      card: '4242',
      brand: 'visa',
      expiry: '08/29',
      status: 'success',
      createdAt: new Date('2026-10-19T15:00:00.000Z'),
    };
    const page = await receiptPage({ payment, purchase: null, refunds: [] }, 'America/New_York');
    expect(page).toContain('10/19/2026');
    expect(page).not.toContain('Paid by');
  });
});
