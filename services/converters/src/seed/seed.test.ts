import {
  priceHistory,
  pricingApplied,
  productDetail,
  productList,
  productsChanged,
} from '@washcoat/contract-converters';
import type { SeedContext } from '@washcoat/service-kit';
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

  beforeAll(async () => {
    catalogue = await TestService.start(convertersService);
    await seed.run(catalogue.service, context);
  }, 60_000);
  afterAll(() => catalogue.stop());

  const tables = ['product', 'product_test', 'pricing_snapshot', 'price_history', 'drawn_picture', 'outbox'];
  const counts = () =>
    Promise.all(
      tables.map(async (table) => (await catalogue.service.database(table).count('* as n').first())?.n),
    );

  it('begins with converter A of the domain rules, worth what they say', async () => {
    const { body } = await catalogue.call(admin, productList, { text: 'KT0334', facilityCity: 'Atlanta' });
    expect(body.list).toHaveLength(1);
    expect(body.list[0]).toMatchObject({ listedPrice: 187.15, schemePice: 175.92, offerPrice: 181.54 });
  });

  it('has as many converters as asked for, told in batches', async () => {
    const [products] = await counts();
    expect(products).toBe(CONVERTERS);
    const told = await catalogue.published(productsChanged);
    expect(told.map((event) => event.products.length)).toEqual([500, 120]);
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

  it('changes nothing when it is made again', async () => {
    const before = await counts();
    await seed.run(catalogue.service, context);
    expect(await counts()).toEqual(before);
  });
});
