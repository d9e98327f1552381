import { randomUUID } from 'node:crypto';
import { renderPdf } from '@washcoat/contract-files';
import { companyChanged } from '@washcoat/contract-entities';
import {
  invoiceFile,
  invoiceGet,
  invoiceList,
  invoicePdf,
  paymentAdd,
  paymentDelete,
  paymentList,
} from '@washcoat/contract-invoicing';
import { loadAmended, loadCompleted, loadFinished } from '@washcoat/contract-loads';
import { houseAdmin, TestService, testSession, withoutIds } from '@washcoat/testing';
import { invoicingService } from '../service';
import { amendedLoad, completedLoad, finishedLoad } from './load.fixture';

const unitPrices = /172\.23|344\.46|160\.00/;
const sums = /337\.57|37\.57|300\b/;
const markups = /"discount|discount [-−]?\d|[23] %|6\.89/;

describe('the money of an invoice', () => {
  let invoicing: TestService;
  let page = '';
  const services = {
    async post(_service: string, path: string, body: unknown) {
      if (path === renderPdf.path) page = renderPdf.input.parse(body).html;
      return Buffer.from('%PDF-1.4');
    },
  };
  const change = 'KT 0334 quantity 2 to 3, price 172.23 to 160.00, discount -2 % to -3 %';
  const load = completedLoad();
  const { loadId } = load;

  beforeAll(async () => {
    invoicing = await TestService.start(invoicingService, { services });
    await invoicing.deliver(loadCompleted, load);
    await invoicing.deliver(loadAmended, amendedLoad(load, { change }));
    await invoicing.call(houseAdmin(), paymentAdd, { loadId, paymentMethod: 'CASH', amount: 300 });
  });
  afterAll(() => invoicing.stop());

  /** All that somebody can read of the invoice: its calls, and the page that the PDF is made of. */
  const everything = async (session: ReturnType<typeof houseAdmin>) => {
    const answers = await Promise.all([
      invoicing.call(session, invoiceList, { type: 4 }),
      invoicing.call(session, invoiceGet, { loadId }),
      invoicing.call(session, paymentList, { loadId }),
      invoicing.call(session, paymentAdd, { loadId, paymentMethod: 'CASH', amount: 99_999 }),
    ]);
    const { body } = await invoicing.call(session, invoicePdf, { loadId });
    await invoicing.send({ method: 'GET', url: body.link });
    const bytes = JSON.stringify(answers.map((answer) => answer.body));
    return withoutIds(bytes + page.slice(page.indexOf('<body>')));
  };

  it('is there for those who may see it', async () => {
    const bytes = await everything(houseAdmin());
    for (const figure of [unitPrices, sums, markups]) expect(bytes).toMatch(figure);
    expect(bytes).toContain('KT 0334 quantity 2 to 3, price $172.23 to $160.00, discount −2 % to −3 %');
  });

  it('has no price of a line without canSeeUnitPrice', async () => {
    const bytes = await everything(houseAdmin({ canSeeUnitPrice: false }));
    expect(bytes).not.toMatch(/172\.23|160\.00|adjustedPrice/);
    expect(bytes).toContain('KT 0334 quantity 2 to 3, price changed, discount −2 % to −3 %');
    expect(bytes).toMatch(sums);
  });

  it('has no sum, and nothing that was paid, without canSeeSubtotal', async () => {
    const session = houseAdmin({ canSeeSubtotal: false });
    const bytes = await everything(session);
    expect(bytes).not.toMatch(sums);
    expect(bytes).not.toMatch(
      /"(subtotal|grandtotal|balance|amountPaid|amountReceived|\w+Value|discountAmount)"|6\.89/,
    );
    expect(bytes).not.toMatch(/"amount":\d/);
    const paid = await invoicing.call(session, paymentAdd, { loadId, paymentMethod: 'CASH', amount: 1 });
    expect(paid.body).not.toHaveProperty('balance');
    const { paymentId } = paid.body;
    const removed = await invoicing.call(session, paymentDelete, { loadId, paymentId });
    expect(removed.body).toEqual({ message: 'Deleted Successfully' });
    expect(bytes).toMatch(/172\.23/);
  });

  it('names nobody of the house in revisions, and not who finished it, to the side that sells', async () => {
    const customer = { ...companyChanged.example, companyId: randomUUID() };
    await invoicing.deliver(companyChanged, customer);
    const own = completedLoad({ companyId: customer.companyId, sellerFinalisedBy: 'Bo Buyer' });
    await invoicing.deliver(loadCompleted, own);
    const words =
      'notes none to Gate, buyer Maya to Ruben, grader none to Priya, pay-forward date none to 11/20/2026';
    const correction = amendedLoad(own, { change: `${words}. Reason: buyer Maya to Ruben.` });
    await invoicing.deliver(loadAmended, correction);
    const read = async (session: ReturnType<typeof houseAdmin>) => {
      const { body } = await invoicing.call(session, invoiceGet, { loadId: own.loadId });
      const { revisions, sellerFinalisedBy } = body.loadDetails;
      return { ...revisions.at(-1), sellerFinalisedBy };
    };
    expect(await read(houseAdmin())).toMatchObject({
      sellerFinalisedBy: 'Bo Buyer',
      ...{ change: `${words}. Reason: buyer Maya to Ruben.`, by: 'Bo Buyer' },
    });
    const seller = testSession({ hierarchy: 10, companyId: own.companyId, canSeeMarkup: true });
    expect(await read(seller)).toMatchObject({
      change:
        'notes none to Gate, buyer changed, grader changed, pay-forward date none to 11/20/2026. Reason: buyer Maya to Ruben.',
      by: '',
      sellerFinalisedBy: null,
    });
  });

  it('has no discount without canSeeMarkup, in revisions neither', async () => {
    const bytes = await everything(houseAdmin({ canSeeMarkup: false }));
    expect(bytes).not.toMatch(markups);
    expect(bytes).toContain('price $172.23 to $160.00, discount changed');
  });

  it.each([
    ['canSeeUnitPrice', /172\.23|\$160/],
    ['canSeeSubtotal', /337\.57|344\.46<\/td>\s*<\/tr>\s*<tr>\s*<td>Tax/],
    ['canSeeMarkup', /Discount|6\.89/],
  ] as const)('is cut from the mailed paper of a customer without %s', async (setting, figure) => {
    const customer = { ...companyChanged.example, companyId: randomUUID() };
    const mailed = completedLoad({ companyId: customer.companyId });
    await invoicing.deliver(loadCompleted, mailed);
    const print = async () => {
      const headers = { 'x-service-secret': invoicing.platform.secret };
      const payload = { loadId: mailed.loadId };
      await invoicing.send({ method: 'POST', url: invoiceFile.path, payload, headers });
      return page.slice(page.indexOf('<body>'));
    };
    await invoicing.deliver(companyChanged, customer);
    expect(await print()).toMatch(figure);
    await invoicing.deliver(companyChanged, { ...customer, [setting]: false, version: customer.version + 1 });
    expect(await print()).not.toMatch(figure);
  });

  it('of a pending order is known to a subscriber who paid for every price, or to all once offered', async () => {
    const seller = testSession({
      hierarchy: 2,
      companyId: companyChanged.example.companyId,
      canBuildCart: true,
      canSeeUnitPrice: true,
      canSeeSubtotal: true,
    });
    const colleague = { ...seller, userId: randomUUID() };
    const [item] = load.items;
    if (!item) throw new Error('The example load has an item.');
    const pending = async (isOffered: boolean, isPaidFor: boolean) => {
      const { loadId: id, ...rest } = finishedLoad(completedLoad({ sellerUserId: seller.userId }));
      await invoicing.deliver(loadFinished, {
        ...rest,
        loadId: id,
        items: [{ ...item, isOffered, isPaidFor }],
      });
      const shown = async (session: typeof seller) => {
        const { body } = await invoicing.call(session, invoiceGet, { loadId: id });
        const { body: listed } = await invoicing.call(session, invoiceList, { type: 3 });
        const row = listed.list.find((each) => each.loadId === id);
        return [body.loadDetails.items[0]?.adjustedPrice, body.loadDetails.grandtotal, row?.grandtotal];
      };
      return [await shown(seller), await shown(colleague)];
    };
    const nothing = [undefined, undefined, undefined];
    const all = [172.23, 337.57, 337.57];
    expect(await pending(false, false)).toEqual([nothing, nothing]);
    expect(await pending(false, true)).toEqual([all, nothing]);
    expect(await pending(true, false)).toEqual([all, all]);
  });
});
