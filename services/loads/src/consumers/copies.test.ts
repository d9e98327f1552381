import { randomUUID } from 'node:crypto';
import {
  priceModifierChanged,
  pricingApplied,
  productsChanged,
  type ProductCopy,
} from '@washcoat/contract-converters';
import { companyChanged, facilityChanged, userChanged } from '@washcoat/contract-entities';
import { TestService } from '@washcoat/testing';
import { loadsService } from '../service';

describe('the copies of other domains', () => {
  let test: TestService;
  beforeAll(async () => {
    test = await TestService.start(loadsService);
  });
  afterAll(() => test.stop());
  const dataOf = async (table: string) => {
    const rows = await test.service.database(table).select('data');
    return rows.map(({ data }) => data);
  };

  it.each([
    ['company_copy', companyChanged, { companyName: 'Renamed' }],
    ['facility_copy', facilityChanged, { isCartCreation: false }],
    ['user_copy', userChanged, { firstName: 'Renamed' }],
    ['price_modifier_copy', priceModifierChanged, { value: 32.5 }],
  ] as const)(
    'keeps the newest version in %s, whatever comes twice or late',
    async (table, event, change) => {
      const { example } = event;
      const newer = { ...example, ...change, version: example.version + 1 };
      const envelope = await test.deliver<typeof event>(event, newer);
      await test.deliver<typeof event>(event, example);
      await test.deliver<typeof event>(event, newer, envelope);
      expect(await dataOf(table)).toEqual([newer]);
    },
  );

  it.each([
    ['company_copy', companyChanged],
    ['facility_copy', facilityChanged],
    ['user_copy', userChanged],
    ['price_modifier_copy', priceModifierChanged],
  ] as const)('keeps in %s what is restored, whatever comes twice or late', async (table, event) => {
    const { example } = event;
    const deleted = { ...example, isDeleted: true, version: example.version + 2 };
    const back = { ...example, isDeleted: false, version: example.version + 3 };
    const envelope = await test.deliver<typeof event>(event, back);
    await test.deliver<typeof event>(event, deleted);
    await test.deliver<typeof event>(event, back, envelope);
    expect(await dataOf(table)).toEqual([back]);
    const again = { ...deleted, version: example.version + 4 };
    await test.deliver<typeof event>(event, again);
    expect(await dataOf(table)).toEqual([again]);
  });

  it('keeps the newest version of converters, also when one event names a converter twice', async () => {
    const [first] = productsChanged.example.products;
    if (!first) throw new Error('The example is empty.');
    const version = (number: number): ProductCopy => ({ ...first, oem: `v${number}`, version: number });
    await test.deliver(productsChanged, { products: [version(2), version(4), version(3)] });
    await test.deliver(productsChanged, productsChanged.example);
    expect(await dataOf('product_copy')).toEqual([version(4)]);
    await test.deliver(productsChanged, { products: [version(5)] });
    expect(await dataOf('product_copy')).toEqual([version(5)]);
  });

  it('keeps every pricing snapshot once', async () => {
    await test.deliver(pricingApplied, pricingApplied.example);
    await test.deliver(pricingApplied, pricingApplied.example);
    expect(await dataOf('pricing_copy')).toEqual([pricingApplied.example]);
  });

  it('tells open carts of other prices once they are theirs', async () => {
    const told: unknown[] = [];
    const stop = test.platform.live.follow((signal) => void told.push(signal));
    await test.deliver(pricingApplied, { ...pricingApplied.example, snapshotId: randomUUID() });
    stop();
    expect(told).toMatchObject([{ rooms: ['prices@all'], change: { topic: 'prices' } }]);
  });

  it('are rebuilt by a replay, table by table', async () => {
    const tables = test.service.consumers.flatMap((consumer) => consumer.tables ?? []);
    expect(tables).toEqual([
      'company_copy',
      'facility_copy',
      'facility_name',
      'user_copy',
      'product_copy',
      'pricing_copy',
      'invoice_copy',
      'invoice_copy',
      'price_modifier_copy',
      'lookup_copy',
    ]);
    expect(await test.service.database('dead_letter')).toEqual([]);
  });
});
