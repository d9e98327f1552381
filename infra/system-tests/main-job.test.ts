import { companyList } from '@washcoat/contract-entities';
import { creditsGet } from '@washcoat/contract-billing';
import { invoiceGet, invoiceList, invoicePdf, paymentAdd, paymentList } from '@washcoat/contract-invoicing';
import {
  itemAdd,
  itemEdit,
  itemReview,
  loadAccept,
  loadComplete,
  loadGet,
  loadRequest,
} from '@washcoat/contract-loads';
import { transactionsReport } from '@washcoat/contract-reporting';
import { productList } from '@washcoat/contract-converters';
import { answerOf, auditBooks } from './books';
import { eventually } from './eventually';
import { awaitInvoice, complete, FACILITY, fillCart, lookUpOrder, OEM, type Order } from './orders';
import { startSeededSystem } from './seeded-system';
import { signIn, type Person } from './sign-in';
import type { TestSystem } from './start-system';

jest.setTimeout(300_000);

describe('the main job, from a search to a paid invoice', () => {
  let product: TestSystem;
  let buyer: Person;
  let admin: Person;
  let order: Order;

  beforeAll(async () => {
    product = await startSeededSystem();
    buyer = await signIn(product.url, 'buyer@washcoat.test');
    admin = await signIn(product.url, 'admin@washcoat.test');
    order = await lookUpOrder(buyer.api);
  });
  afterAll(() => product.stop());

  const mails = (invoiceNo: string) =>
    answerOf(
      product.adminUrl,
      `select subject from notifications.mail where subject like $1 and sent_at is not null`,
      [`%${invoiceNo}%`],
    );

  it('[LOAD-066] goes through for a house buyer, with the numbers of the domain rules', async () => {
    const { api } = buyer;
    expect(order.product).toMatchObject({ marketPrice: 214.48, listedPrice: 187.15 });
    const { loadId, item } = await fillCart(api, order, 2);
    expect(item).toMatchObject({ oem: OEM, quantity: 2, adjustedPrice: order.product.offerPrice });
    const grandtotal = Number(((order.product.offerPrice ?? NaN) * 2).toFixed(2));
    expect(await api.ask(loadGet, { loadId })).toMatchObject({ type: 1, status: 2, grandtotal });

    expect((await complete(api, loadId)).status).toBe(200);
    const { loadDetails, paymentDetails } = await awaitInvoice(api, loadId);
    expect(loadDetails).toMatchObject({ status: 'open', grandtotal, balance: grandtotal, type: 4 });
    expect(loadDetails.invoiceNo).toMatch(/^ATL-\d{6}$/);
    expect(loadDetails.items).toMatchObject([{ itemId: item.itemId, quantity: 2, total: grandtotal }]);
    expect(paymentDetails).toEqual({ list: [], amountReceived: 0, balance: grandtotal });

    const first = await api.ask(paymentAdd, { loadId, paymentMethod: 'CASH', amount: 100 });
    expect(first.balance).toBeCloseTo(grandtotal - 100, 2);
    const rest = {
      loadId,
      paymentMethod: 'CHECK',
      referenceNumber: '1187',
      amount: first.balance ?? NaN,
    } as const;
    expect((await api.ask(paymentAdd, rest)).balance).toBe(0);
    const settled = await api.ask(invoiceGet, { loadId });
    expect(settled.loadDetails).toMatchObject({ status: 'settled', balance: 0, amountPaid: grandtotal });
    expect(settled.loadDetails.invoiceSettledDate).not.toBeNull();

    const text = loadDetails.invoiceNo ?? '';
    const report = await eventually(
      () => api.ask(transactionsReport, { text }),
      ({ list }) => list.length > 0,
    );
    expect(report.list).toMatchObject([{ loadId, invoiceNo: text, oem: OEM, finalQty: 2 }]);
    expect(report.totals).toMatchObject({ rows: 1, pieces: 2, spend: grandtotal });
    expect(
      await eventually(
        () => mails(text),
        (subjects) => subjects.length > 0,
      ),
    ).toHaveLength(1);
  });

  it('[INV-026] gives the invoice as PDF by a link that works without a token', async () => {
    const { list } = await buyer.api.ask(invoiceList, { type: 4, count: 1 });
    const { link } = await buyer.api.ask(invoicePdf, { loadId: list[0]?.loadId ?? '' });
    const answer = await fetch(`${product.url}${link}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await fetch(`${product.url}${link.slice(0, -3)}AAA`)).status).toBe(403);
  });

  it('gives the subscriber a credit for every unit of a sale', async () => {
    const subscriber = await signIn(product.url, 'subscriber@corner.test');
    const before = await subscriber.api.ask(creditsGet, {});
    const { loadId } = await subscriber.api.ask(loadRequest, {});
    await buyer.api.ask(loadAccept, { loadId });
    const { item } = await buyer.api.ask(itemAdd, {
      loadId,
      productId: order.product.productId,
      quantity: 3,
    });
    await subscriber.api.ask(itemReview, { loadId, itemId: item.itemId, status: 1 });
    expect((await complete(buyer.api, loadId)).error.code).toBe('NOT_FINISHED');
    await subscriber.api.ask(loadComplete, { loadId });
    expect((await complete(buyer.api, loadId)).status).toBe(200);
    const after = await eventually(
      () => subscriber.api.ask(creditsGet, {}),
      ({ earned }) => earned !== before.earned,
    );
    expect(after).toEqual({ ...before, earned: before.earned + 3, count: before.count + 3 });
  });

  it('makes one invoice of an order, however often and by however many it is completed', async () => {
    const { loadId } = await fillCart(buyer.api, order);
    const five = await Promise.all(Array.from({ length: 5 }, () => complete(buyer.api, loadId)));
    expect(five.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await awaitInvoice(buyer.api, loadId);
    expect((await complete(buyer.api, loadId)).status).toBe(200);

    const contested = await fillCart(buyer.api, order);
    const both = await Promise.all([buyer, admin].map(({ api }) => complete(api, contested.loadId)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await awaitInvoice(buyer.api, contested.loadId);
    await product.system.settle();
    expect(await auditBooks(product.adminUrl)).toEqual([]);
  });

  it('refuses a stale edit of an item with the item as it is now', async () => {
    const { loadId, item } = await fillCart(buyer.api, order);
    const edits = await Promise.all(
      [buyer, admin].map(({ api }, index) =>
        api.call(itemEdit, { loadId, itemId: item.itemId, version: item.version, quantity: 5 + index }),
      ),
    );
    const refused = edits.filter(({ status }) => status === 409);
    const [saved] = edits.filter(({ status }) => status === 200);
    expect([edits.length, refused.length]).toEqual([2, 1]);
    expect(refused[0]?.error).toMatchObject({ code: 'STALE', current: saved?.body.item });
  });

  it('records a payment once per Idempotency-Key and never more than the balance', async () => {
    const { loadId } = await fillCart(buyer.api, order);
    await complete(buyer.api, loadId);
    const { loadDetails } = await awaitInvoice(buyer.api, loadId);
    const pay = (amount: number, key: string) =>
      buyer.api.call(paymentAdd, { loadId, paymentMethod: 'CASH', amount }, { 'idempotency-key': key });
    const most = Number(((loadDetails.grandtotal ?? NaN) - 10).toFixed(2));
    const same = await Promise.all(Array.from({ length: 4 }, () => pay(10, 'same')));
    const [first, ...others] = same.map(({ body }) => body);
    for (const other of others) expect(other).toEqual(first);
    expect(first?.balance).toBe(most);
    expect((await pay(11, 'same')).error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const rivals = await Promise.all([pay(most, 'one'), pay(most, 'other')]);
    expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { list, amountReceived } = await buyer.api.ask(paymentList, { loadId });
    expect([list.length, amountReceived]).toEqual([2, loadDetails.grandtotal]);
  });

  it('prices a customer of a franchise like a search for that customer', async () => {
    const { list } = await buyer.api.ask(companyList, { text: 'Alpharetta' });
    const customerId = list[0]?.companyId ?? '';
    const found = await buyer.api.ask(productList, {
      text: OEM,
      companyId: customerId,
      facilityCity: FACILITY,
    });
    const [converter] = found.list;
    const { item } = await fillCart(buyer.api, { customerId, product: converter ?? order.product });
    expect(item.adjustedPrice).toBe(converter?.offerPrice);
  });
});
