import { randomUUID } from 'node:crypto';
import { priceHistory, productDetail, productList } from '@washcoat/contract-converters';
import { testSession, type TestService } from '@washcoat/testing';
import { admin, converterA, converterB, putInForce, startCatalogue } from '../testing/catalogue.fixture';
import { PriceBoard } from '../pricing/price-board';
import { recordNextBatch, recordPriceHistoryDaily } from './record-price-history.job';
import { recordPriceHistory } from './record-price-history';

const DAY_MS = 86_400_000;
const now = Date.now();
const daysAgo = (days: number) => new Date(now - days * DAY_MS);
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

describe('the price history', () => {
  let catalogue: TestService;
  const { productId } = converterA;
  const board = new PriceBoard('UTC');

  beforeAll(async () => {
    catalogue = await startCatalogue([converterA, converterB]);
    await putInForce(catalogue, { families: { 'Foreign Large': -10 } }, daysAgo(500));
    await putInForce(catalogue, { families: { 'Foreign Large': 0 } }, daysAgo(30));
    await putInForce(catalogue, { families: { 'Foreign Large': 10 } }, daysAgo(20));
  });
  afterAll(() => catalogue.stop());

  const record = (moment: Date) =>
    catalogue.service.inTransaction({ now: moment }, (unit) =>
      recordPriceHistory(unit, { productIds: [productId], day: dayOf(moment) }, board),
    );
  const history = async (asked = {}) =>
    (await catalogue.call(admin, priceHistory, { productId, ...asked })).body;

  it('[CONV-057] has a row where a price changed, newest first, with the change in percent', async () => {
    for (const days of [499, 29, 25, 19]) await record(daysAgo(days));
    await record(daysAgo(29));
    expect((await history()).list).toEqual([
      { date: dayOf(daysAgo(19)), abListPrice: 200.85, abPublishPrice: 200.85, changePercent: 10.001 },
      { date: dayOf(daysAgo(29)), abListPrice: 182.59, abPublishPrice: 182.59, changePercent: 11.112 },
      { date: dayOf(daysAgo(499)), abListPrice: 164.33, abPublishPrice: 164.33, changePercent: null },
    ]);
  });

  it('[CONV-053] tells high, low and average of the last twelve months, of a converter wherever it is answered', async () => {
    const range = { high: 200.85, low: 182.59, average: 191.72 };
    expect(await history()).toMatchObject(range);
    const { body: page } = await catalogue.call(admin, productDetail, { productId });
    expect(page).toMatchObject({ productId, ...range });
    const { body } = await catalogue.call(admin, productList, { make: converterA.manufacturer, count: 50 });
    expect(body.list.find((row) => row.productId === productId)).toMatchObject(range);
    const untold = { high: null, low: null, average: null };
    const b = await catalogue.call(admin, productDetail, { productId: converterB.productId });
    expect(b.body).toMatchObject(untold);
    const blind = await catalogue.call(testSession(), productDetail, { productId });
    for (const field of Object.keys(range)) expect(blind.body).not.toHaveProperty(field);
  });

  it('is cut to the days asked for, both included', async () => {
    const from = daysAgo(29).getTime();
    expect((await history({ from, to: daysAgo(28).getTime() })).list).toEqual([
      { date: dayOf(daysAgo(29)), abListPrice: 182.59, abPublishPrice: 182.59, changePercent: 11.112 },
    ]);
    expect((await catalogue.call(admin, priceHistory, { productId, from: 'x' })).status).toBe(400);
  });

  it('[CONV-070] answers page by page, and the change against the page before', async () => {
    const whole = (await history()).list;
    expect(whole).toHaveLength(3);
    expect((await history({ count: 2 })).list).toEqual(whole.slice(0, 2));
    expect((await history({ count: 2, offset: 2 })).list).toEqual(whole.slice(2));
    expect((await history({ count: 1, offset: 1 })).list).toEqual([whole[1]]);
    expect((await history({ offset: 3 })).list).toEqual([]);
    const since = { from: daysAgo(29).getTime(), count: 1 };
    expect((await history({ ...since, offset: 1 })).list).toEqual([whole[1]]);
    expect((await history({ ...since, offset: 2 })).list).toEqual([]);
    expect(await history({ count: 1 })).toMatchObject({ high: 200.85, low: 182.59, average: 191.72 });
  });

  it('[CONV-070] refuses wrong values, and knows no converter that is not there', async () => {
    for (const [field, value] of [
      ['count', 0],
      ['count', 1001],
      ['count', 'many'],
      ['offset', -1],
      ['offset', 1.5],
      ['productId', 'x'],
    ] as const) {
      const answer = await catalogue.call(admin, priceHistory, { productId, [field]: value });
      expect([field, answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([field, 400, [field]]);
    }
    const unknown = await catalogue.call(admin, priceHistory, { productId: randomUUID() });
    expect(unknown.status).toBe(404);
  });

  it('keeps one row a day, with its latest prices', async () => {
    await putInForce(catalogue, { families: { 'Foreign Large': 20 } }, daysAgo(19));
    await record(daysAgo(19));
    const { list } = await history();
    expect(list).toHaveLength(3);
    expect(list[0]).toMatchObject({ date: dayOf(daysAgo(19)), abListPrice: 219.11 });
  });

  it('is empty without canShowPricing', async () => {
    const { body } = await catalogue.call(testSession(), priceHistory, { productId });
    expect(body).toEqual({ list: [], high: null, low: null, average: null });
  });

  it('is recorded for every converter once a day, by whichever copy of the service comes first', async () => {
    const moment = new Date();
    const copies = [recordNextBatch(catalogue.service, moment), recordNextBatch(catalogue.service, moment)];
    expect(await Promise.all(copies)).toEqual([true, true]);
    await recordPriceHistoryDaily.run(catalogue.service);
    const rows = await catalogue.service
      .database('price_history')
      .where({ product_id: converterB.productId });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ list_price: '37.24', publish_price: '37.24' });
  });
});
