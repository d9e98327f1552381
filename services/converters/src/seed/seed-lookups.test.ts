import { takeCredit } from '@washcoat/contract-billing';
import { lookupDone } from '@washcoat/contract-converters';
import { calendarDay, type DataOf } from '@washcoat/contract-kernel';
import { demoSession, seedId, type SeedContext } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import type { z } from 'zod';
import { lookUpProduct } from '../lookup/look-up-product';
import { PriceBoard } from '../pricing/price-board';
import { newProduct, startCatalogue } from '../testing/catalogue.fixture';
import { lookupsSeed } from './seed';

const DAY_MS = 86_400_000;
const today = new Date();
const contextOf = (day: Date): SeedContext => ({
  today: day,
  converters: 0,
  at: () => day,
  random: () => () => 0.5,
  settle: () => Promise.resolve(),
});

const [second, first, inactive] = [
  newProduct({ oem: 'GA6' }),
  newProduct({ oem: 'GD3' }),
  newProduct({ oem: 'X18', isActive: false }),
];
const others = Array.from({ length: 60 }, (_, index) => newProduct({ oem: `OTHER ${index}` }));

type ById = Record<'lookupId', string>;
const byId = (one: ById, other: ById) => one.lookupId.localeCompare(other.lookupId);

describe('the lookups of the demonstration', () => {
  let catalogue: TestService;
  let told: DataOf<typeof lookupDone>[];
  const paid: z.output<typeof takeCredit.input>[] = [];

  beforeAll(async () => {
    catalogue = await startCatalogue([...others, inactive, second, first]);
    catalogue.caller.add('billing', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      expect(request.url).toBe(takeCredit.path);
      paid.push(takeCredit.input.parse(JSON.parse(text)));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ taken: true, balance: 0 }));
    });
    await lookupsSeed.run(catalogue.service, contextOf(today));
    told = await catalogue.published(lookupDone);
  });
  afterAll(() => catalogue.stop());

  const of = (email: string) => told.filter(({ userId }) => userId === seedId('user', email));

  it('are told as any lookup is, in the name of the subscriber, on days that were', () => {
    expect(told).toHaveLength(of('subscriber@corner.test').length + of('lapsed@corner.test').length);
    expect([of('subscriber@corner.test').length, of('lapsed@corner.test').length]).toEqual([23, 50]);
    expect(of('subscriber@corner.test')[0]).toMatchObject({ firstName: 'Lee', lastName: 'Corner' });
    for (const lookup of told) {
      expect(lookupDone.schema.parse(lookup).companyId).toBe(seedId('company', 'corner'));
      expect(lookup.day).toBe(calendarDay(new Date(lookup.at), catalogue.platform.timezone));
      expect(Date.parse(lookup.at)).toBeLessThanOrEqual(today.getTime());
    }
  });

  it('are of converters that are there, of the codes of the trade first, and each of another one', () => {
    const shelf = new Map([first, second, ...others].map(({ productId, oem }) => [productId, oem]));
    for (const { productId, oem } of told) expect(shelf.get(productId)).toBe(oem);
    const lapsed = of('lapsed@corner.test').map(({ productId }) => productId);
    expect(lapsed.slice(0, 2)).toEqual([first.productId, second.productId]);
    expect(new Set(lapsed).size).toBe(lapsed.length);
  });

  it('are paid one by one, as they are told', () => {
    const asTold = told.map(({ day: _day, firstName: _first, lastName: _last, ...lookup }) => lookup);
    expect(paid.sort(byId)).toEqual(asTold.sort(byId));
  });

  it('cost nothing more on their day: they are paid by the same lookup, and told once', async () => {
    const { services, timezone } = catalogue.platform;
    const session = demoSession('lapsed@corner.test');
    const board = new PriceBoard(timezone);
    for (const { productId, lookupId, at } of of('lapsed@corner.test').slice(0, 2)) {
      await catalogue.service.inTransaction({ session, now: new Date(at) }, (unit) =>
        lookUpProduct(unit, session, productId, { board, services, timezone }),
      );
      expect(paid.at(-1)).toMatchObject({ productId, lookupId });
    }
    expect(await catalogue.published(lookupDone)).toEqual(told);
  });

  it('stay as they are when they are seeded again, now or in another month', async () => {
    const content = () => catalogue.service.database('lookup').orderBy('lookup_id');
    const before = await content();
    await lookupsSeed.run(catalogue.service, contextOf(today));
    await lookupsSeed.run(catalogue.service, contextOf(new Date(today.getTime() + 40 * DAY_MS)));
    expect(await content()).toEqual(before);
    expect(await catalogue.published(lookupDone)).toEqual(told);
  });
});
