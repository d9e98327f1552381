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
