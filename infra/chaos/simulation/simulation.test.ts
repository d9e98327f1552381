import { createTestDatabase, type TestDatabase } from '@washcoat/testing';
import { calmPlan } from '@washcoat/testing/simulation';
import fc from 'fast-check';
import { SimulatedProduct } from './simulated-product';
import { liveDay, simulate } from './simulate';
import type { Task } from './working-day';

jest.setTimeout(1_800_000);

/** An hour of them is `npm run chaos`. */
const DAYS = 300;

const order: Task = {
  kind: 'order',
  buyer: 'maya',
  items: 1,
  isTwice: false,
  isAmended: false,
  cents: [],
  isTakenBack: false,
};

/** Makes every inbox forget: events are taken, and no row is kept. */
const withoutInbox = (text: string): string =>
  text
    .replace('insert into inbox (consumer, event_id, recorded_at)', '')
    .replace('on conflict do nothing returning event_id', '');

describe('simulated days', () => {
  let database: TestDatabase;
  let product: SimulatedProduct;

  beforeAll(async () => {
    database = await createTestDatabase();
    product = await SimulatedProduct.prepare(database.url);
  });
  afterAll(async () => {
    await product.close();
    await database.drop();
  });

  it(`${DAYS} days full of faults end with books that are right`, async () => {
    const { days, failure } = await simulate(product, { runs: DAYS, seed: 20_261_122 });
    expect(failure).toBeUndefined();
    expect(days).toBe(DAYS);
  });

  it('a day is the same when it is lived again', async () => {
    const plan = { ...calmPlan, order: [1, 0, 2, 3, 1], crashAfter: [60], twice: [1], lostAfterCommit: [9] };
    const day = { tasks: [order, { ...order, buyer: 'ruben' as const }], plan };
    const written = () => product.ask('select load_id || created_at::text from loads.load order by load_id');
    const first = await liveDay(product, day);
    const orders = await written();
    const second = await liveDay(product, day);
    expect(orders).toHaveLength(2);
    expect(await written()).toEqual(orders);
    expect(first.breaches).toEqual([]);
    expect(second.trace).toEqual(first.trace);
    expect(first.trace.some((line) => line.includes('dies'))).toBe(true);
  });

  it('tells of a price modifier and of lots that others know otherwise', async () => {
    expect((await liveDay(product, { tasks: [order], plan: calmPlan })).breaches).toEqual([]);
    await product.ask(`insert into converters.price_modifier
        (price_modifier_id, company_id, name, type, value, created_at, updated_at)
      values (gen_random_uuid(), gen_random_uuid(), 'Wire', 2, 31.4, now(), now())`);
    expect(await product.breaches()).toEqual([]);
    await product.ask('delete from converters.price_modifier_to_tell');
    await product.ask(`update invoicing.invoice set diesel_lot = 'D-1'`);
    expect(await product.breaches()).toHaveLength(1);
    await product.ask(`insert into invoicing.outbox (event_id, topic, key, envelope, kind, created_at)
      select gen_random_uuid(), topic, key, jsonb_set(envelope::jsonb, '{type}', '"invoicing.lots-stamped.v1"'), kind, created_at
      from invoicing.outbox where envelope ->> 'type' = 'invoicing.invoice-issued.v1'`);
    expect(await product.breaches()).toEqual([
      expect.stringContaining('is known as of never, and is of 1 (loads know each price modifier as it is)'),
      expect.stringContaining('are known as of never (the report knows the lots that it was told of)'),
    ]);
    await product.ask('delete from converters.price_modifier');
  });

  it('without the inbox it finds a day with wrong books and shrinks it to one fault', async () => {
    const some = fc.uniqueArray(fc.nat(150), { maxLength: 3 });
    const plan = fc
      .record({ crashAfter: some, twice: some, lostPublish: some })
      .map((faults) => ({ ...calmPlan, ...faults }));
    const from = fc.record({ tasks: fc.constant([order]), plan });
    const { failure } = await simulate(product, { runs: 100, seed: 1, from, tamper: withoutInbox });
    expect(failure?.breaches).toContainEqual(expect.stringContaining('the effect of an event is there once'));
    expect(failure?.faults).toBe(1);
    expect(failure?.again).toMatch(/^npm run chaos -- --seed 1 --path "[\d:]+"$/);
  });
});
