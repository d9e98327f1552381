import {
  bulkUploadDetail,
  bulkUploadList,
  makeList,
  priceHistory,
  pricingApplied,
  productDetail,
  productList,
  productsChanged,
  testList,
  ticketAnswered,
  ticketList,
} from '@washcoat/contract-converters';
import type { SeedContext } from '@washcoat/service-kit/seed';
import { houseAdmin, TestService } from '@washcoat/testing';
import { convertersService } from '../service';
import { SAMPLE_ID } from './sample-converter';
import { seed } from './seed';

const CONVERTERS = 620;
const today = new Date();
const context: SeedContext = {
  today,
  converters: CONVERTERS,
  at: (days) => new Date(today.getTime() - days * 86_400_000),
  random: () => () => 0.5,
  settle: () => Promise.resolve(),
};

describe('the demonstration catalogue', () => {
  let catalogue: TestService;
  const admin = houseAdmin();
  const superAdmin = houseAdmin({ isSA: true });

  beforeAll(async () => {
    catalogue = await TestService.start(convertersService);
    await seed.run(catalogue.service, context);
  }, 60_000);
  afterAll(() => catalogue.stop());

  const tables = [
    'product',
    'product_test',
    'pricing_snapshot',
    'price_history',
    'drawn_picture',
    'make',
    'ticket',
    'bulk_upload',
    'outbox',
  ];
  const counts = () =>
    Promise.all(
      tables.map(async (table) => (await catalogue.service.database(table).count('* as n').first())?.n),
    );

  it('begins with converter A of the domain rules, worth what they say', async () => {
    const { body } = await catalogue.call(admin, productList, { text: 'KT0334', facilityCity: 'Atlanta' });
    expect(body.list).toHaveLength(1);
    expect(body.list[0]).toMatchObject({ listedPrice: 187.15, schemePice: 175.92, offerPrice: 181.54 });
  });

  it('has as many converters as asked for, told in batches, and those of the upload once more', async () => {
    const [products] = await counts();
    expect(products).toBe(CONVERTERS);
    const told = await catalogue.published(productsChanged);
    expect(told.map((event) => event.products.length)).toEqual([500, 120, 9]);
    expect(await catalogue.published(pricingApplied)).toHaveLength(53);
  });

  it('shows a picture of each converter', async () => {
    const { body } = await catalogue.call(admin, productDetail, { productId: SAMPLE_ID });
    const picture = await catalogue.send({ method: 'GET', url: body.profileUrl ?? '' });
    expect(picture.status).toBe(200);
    expect(String(picture.body)).toContain('KT 0334');
  });

  it('has twelve months of price history for 200 of them, ending on the price of today', async () => {
    const { body } = await catalogue.call(admin, priceHistory, { productId: SAMPLE_ID });
    expect(body.list.length).toBeGreaterThan(40);
    expect(body.list[0]).toMatchObject({ abListPrice: 187.15, abPublishPrice: 187.15 });
    expect(body.high).toBeGreaterThan(body.low ?? Infinity);
    const [withHistory] = await catalogue.service.database('price_history').countDistinct('product_id as n');
    expect(withHistory?.n).toBe(200);
  });

  it('[MAKE-008] has makes with models, tips and pictures', async () => {
    const { body } = await catalogue.call(admin, makeList, {});
    expect(body.list.length).toBeGreaterThan(25);
    for (const make of body.list) {
      expect(make.model.length).toBeGreaterThan(0);
      expect(make.description.length).toBeGreaterThan(50);
      expect(make.profileUrl).toBe(make.imglUrls[0]);
      const picture = await catalogue.send({ method: 'GET', url: make.profileUrl ?? '' });
      expect(picture.status).toBe(200);
    }
  });

  it('[ADV-013] [ADV-015] has questions in every state, answered ones told to who asked', async () => {
    const { body } = await catalogue.call(admin, ticketList, {});
    expect(body.list.map(({ status, outcome }) => [status, outcome])).toEqual([
      [1, null],
      [1, null],
      [1, null],
      [3, 'Rejected'],
      [2, 'Modified'],
      [2, 'Approved'],
    ]);
    const told = await catalogue.published(ticketAnswered);
    expect(told.map(({ email }) => email)).toEqual([
      'subscriber@corner.test',
      'subscriber@corner.test',
      'lapsed@corner.test',
    ]);
  });

  it('[BULK-012] has an upload that landed, with a few bad rows and their reasons', async () => {
    const { body } = await catalogue.call(superAdmin, bulkUploadList, {});
    expect(body.list).toHaveLength(1);
    const [upload] = body.list;
    expect(upload).toMatchObject({ title: 'Notes of the yard', changeCount: 9, addCount: 0, badCount: 3 });
    expect(upload?.status).toBe('done');
    const rows = { uploadId: upload?.uploadId, kind: 'bad' };
    const bad = (await catalogue.call(superAdmin, bulkUploadDetail, rows)).body.list;
    expect(bad.map(({ line, reasons }) => [line, reasons.length])).toEqual([
      [11, 1],
      [12, 1],
      [13, 1],
    ]);
  });

  it('says who recorded a test', async () => {
    const { body } = await catalogue.call(admin, testList, { productId: SAMPLE_ID });
    expect(body.list[0]).toMatchObject({ userName: 'grader@washcoat.test', firstName: 'Priya' });
  });

  it('changes nothing when it is made again', async () => {
    const before = await counts();
    await seed.run(catalogue.service, context);
    expect(await counts()).toEqual(before);
  });
});
