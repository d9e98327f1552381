import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { takeCredit } from '@washcoat/contract-billing';
import { lookupDone, priceHistory, productDetail, productList } from '@washcoat/contract-converters';
import type { TestService } from '@washcoat/testing';
import {
  admin,
  converterA,
  converterC,
  customer,
  newProduct,
  partnerOf,
  startCatalogue,
} from '../testing/catalogue.fixture';

const inactive = newProduct({ oem: 'OFF 1', isActive: false });
const many = Array.from({ length: 50 }, (_, index) => newProduct({ oem: `MANY ${index}` }));

describe('a paid lookup', () => {
  let catalogue: TestService;
  /** What happens in the database once a credit is taken and before converters hears of it. */
  let afterCharge: (() => Promise<unknown>) | undefined;
  let balance = 100;
  let asked: Record<string, string>[] = [];

  beforeAll(async () => {
    catalogue = await startCatalogue([converterA, converterC, inactive, ...many]);
    catalogue.caller.add('billing', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      expect(request.url).toBe(takeCredit.path);
      const input = takeCredit.input.parse(JSON.parse(text));
      const isFree = asked.some(
        ({ userId, productId }) => userId === input.userId && productId === input.productId,
      );
      const isLapsed = !isFree && balance <= 0;
      if (!isFree && !isLapsed) balance -= 1;
      if (!isLapsed) asked.push(input);
      await afterCharge?.();
      response.statusCode = isLapsed ? 400 : 200;
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify(
          isLapsed
            ? { error: 'LOOKUP_CREDIT_LAPSED', code: 'LOOKUP_CREDIT_LAPSED', requestId: '' }
            : { taken: !isFree, balance },
        ),
      );
    });
  });
  afterAll(() => catalogue.stop());
  beforeEach(() => {
    afterCharge = undefined;
    balance = 100;
    asked = [];
  });

  const subscriber = () => partnerOf(customer, { hierarchy: 2, userId: randomUUID(), canShowPricing: false });
  const click = { isClicked: true, productId: converterA.productId };
  const lookups = async (userId: string) => catalogue.service.database('lookup').where({ user_id: userId });

  it('[CRED-012] takes a credit and answers one converter with its prices', async () => {
    const session = subscriber();
    const { status, body } = await catalogue.call(session, productList, click);
    expect(status).toBe(200);
    expect(body).toMatchObject({ isLimited: true, areMoreItemsAvailable: false });
    expect(body.list).toHaveLength(1);
    expect(body.list[0]).toMatchObject({ oem: 'KT 0334', listedPrice: 187.15, offerPrice: 183.06 });
    expect(body.list[0]).not.toHaveProperty('basePrice');
    expect(body.pricedFor?.companyName).toBe('Corner Muffler');
    const [row] = await lookups(session.userId);
    expect(asked).toEqual([
      {
        userId: session.userId,
        companyId: customer.companyId,
        productId: converterA.productId,
        oem: 'KT 0334',
        lookupId: row.lookup_id,
        at: row.at.toISOString(),
      },
    ]);
    const told = (await catalogue.published(lookupDone)).filter(({ userId }) => userId === session.userId);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      lookupId: row.lookup_id,
      oem: 'KT 0334',
      firstName: 'Pat',
      day: row.day,
    });
  });

  it('counts the same converter once a day, also when it is opened many times at once', async () => {
    const session = subscriber();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => catalogue.call(session, productList, click)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(balance).toBe(99);
    expect(await lookups(session.userId)).toHaveLength(1);
    expect(new Set(asked.map(({ lookupId }) => lookupId)).size).toBe(1);
    const told = (await catalogue.published(lookupDone)).filter(({ userId }) => userId === session.userId);
    expect(told).toHaveLength(1);
  });

  it('[CRED-010] writes nothing and shows nothing when no credit is left', async () => {
    balance = 0;
    const session = subscriber();
    const { status, error } = await catalogue.call(session, productList, click);
    expect(status).toBe(400);
    expect(error).toMatchObject({ error: 'LOOKUP_CREDIT_LAPSED', code: 'LOOKUP_CREDIT_LAPSED' });
    expect(await lookups(session.userId)).toEqual([]);
    const told = (await catalogue.published(lookupDone)).filter(({ userId }) => userId === session.userId);
    expect(told).toEqual([]);
  });

  it('answers exactly as many of 50 lookups at once as there are credits', async () => {
    balance = 10;
    const session = subscriber();
    const answers = await Promise.all(
      many.map(({ productId }) => catalogue.call(session, productList, { isClicked: true, productId })),
    );
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(10);
    for (const { body } of opened) expect(body.list[0]).toHaveProperty('offerPrice');
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(40);
    expect(await lookups(session.userId)).toHaveLength(10);
  });

  it('is free when the converter is not there', async () => {
    for (const productId of [randomUUID(), inactive.productId]) {
      const { status, body } = await catalogue.call(subscriber(), productList, {
        isClicked: true,
        productId,
      });
      expect(status).toBe(200);
      expect(body.list).toEqual([]);
    }
    expect(asked).toEqual([]);
  });

  it('opens the page and the price history of what was looked up today, and of nothing else', async () => {
    const session = subscriber();
    const page = { productId: converterA.productId };
    expect((await catalogue.call(session, productDetail, page)).body).not.toHaveProperty('offerPrice');
    await catalogue.call(session, productList, click);
    expect((await catalogue.call(session, productDetail, page)).body.offerPrice).toBe(183.06);
    const other = { productId: converterC.productId };
    expect((await catalogue.call(session, productDetail, other)).body).not.toHaveProperty('offerPrice');
    expect((await catalogue.call(session, priceHistory, other)).body.list).toEqual([]);
    const list = await catalogue.call(session, productList, { text: 'KT' });
    for (const row of list.body.list) expect(row).not.toHaveProperty('offerPrice');
  });

  it('costs nobody else a credit, and needs a converter and a company', async () => {
    expect((await catalogue.call(admin, productList, click)).body.list).toHaveLength(1);
    const partner = await catalogue.call(partnerOf(customer), productList, click);
    expect(partner.body.list).toHaveLength(1);
    expect(asked).toEqual([]);
    const missing = await catalogue.call(subscriber(), productList, { isClicked: true });
    expect(missing.status).toBe(400);
    expect(missing.error.fields).toHaveProperty('productId');
    const homeless = partnerOf(customer, { hierarchy: 2, companyId: null });
    expect((await catalogue.call(homeless, productList, click)).status).toBe(403);
  });

  it('[CRED-012] is charged once when its answer fails after the credit is taken, and open on the same day', async () => {
    const session = subscriber();
    const { database } = catalogue.service;
    afterCharge = () =>
      database.raw(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction'`,
      );
    expect((await catalogue.call(session, productList, click)).status).toBe(503);
    expect([balance, await lookups(session.userId)]).toEqual([99, []]);
    afterCharge = undefined;
    const again = await catalogue.call(session, productList, click);
    expect([again.status, balance]).toEqual([200, 99]);
    expect(again.body.list[0]).toMatchObject({ listedPrice: 187.15, offerPrice: 183.06 });
    expect(await lookups(session.userId)).toHaveLength(1);
    const told = (await catalogue.published(lookupDone)).filter(({ userId }) => userId === session.userId);
    expect(told).toHaveLength(1);
  });

  it('needs no further connection once its credit is taken: a crowd may hold all of them', async () => {
    const session = subscriber();
    const { client } = catalogue.service.database;
    const crowd: Promise<unknown>[] = [];
    afterCharge = async () => {
      // More than there are, so that one that is given back goes to somebody else.
      for (let count = 0; count < client.pool.max + 1; count++) crowd.push(client.acquireConnection());
      while (client.pool.numUsed() < client.pool.max) await pause(20);
    };
    const { status, body } = await catalogue.call(session, productList, click);
    for (const held of crowd) await client.releaseConnection(await held);
    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({ offerPrice: 183.06, high: null });
    expect(balance).toBe(99);
  });

  it('answers 500 and keeps no lookup when billing does not answer as agreed', async () => {
    const session = subscriber();
    catalogue.caller.add('billing', (_request, response) => {
      response.statusCode = 503;
      response.end('{}');
    });
    expect((await catalogue.call(session, productList, click)).status).toBe(500);
    expect(await lookups(session.userId)).toEqual([]);
  });
});
