import { receipt, transactionList } from '@washcoat/contract-billing';
import { renderPdf } from '@washcoat/contract-files';
import { TestService, testSession } from '@washcoat/testing';
import { subscriber } from '../credits/credits.fixture';
import { addPlan } from '../plans/plan.commands';
import { aPurchase, buy } from '../purchases/purchase.fixture';
import { billingService } from '../service';

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
    ])
      expect(printed[0]).toContain(text);
    expect((await billing.call(subscriber(), receipt, { transactionId })).status).toBe(404);
  });
});
