import { createHash } from 'node:crypto';
import { productsChanged } from '@washcoat/contract-converters';
import { companyChanged, facilityChanged, userChanged } from '@washcoat/contract-entities';
import { loadAmended, loadCompleted, loadFinished } from '@washcoat/contract-loads';
import { demoSignIns, seedId, type SeedContext } from '@washcoat/service-kit/seed';
import { companies, facilities, products, Yard } from '../yard.fixture';
import { seed } from './seed';

const DAY_MS = 24 * 3_600_000;
const today = new Date('2026-11-20T18:00:00.000Z');

/** Numbers out of a hash: the same for the same name. */
function numbersOf(name: string): () => number {
  let count = 0;
  return () => createHash('sha256').update(`${name} ${count++}`).digest().readUInt32BE() / 2 ** 32;
}

const context: SeedContext = {
  today,
  converters: 40,
  at(days, hour = 15, minute = 0) {
    const day = new Date(today.getTime() - days * DAY_MS);
    day.setUTCHours(hour, minute, 0, 0);
    return day > today ? today : day;
  },
  random: numbersOf,
  settle: async () => undefined,
};

const companyOf = { corner: 'corner', peachtree: 'peachtree', gulfcoast: 'gulfcoast' } as const;

async function deliverPeople(yard: Yard) {
  const piedmont = {
    ...companies.peachtree,
    companyId: seedId('company', 'piedmont'),
    companyName: 'Piedmont Cores',
  };
  const bayshore = {
    ...companies.gulfcoast,
    companyId: seedId('company', 'bayshore'),
    companyName: 'Bayshore Auto Salvage',
  };
  await yard.test.deliver(companyChanged, piedmont);
  await yard.test.deliver(companyChanged, bayshore);
  await yard.test.deliver(companyChanged, {
    ...companies.orchard,
    companyId: seedId('company', 'mill'),
    companyName: 'Mill Street Auto',
    parentCompanyId: piedmont.companyId,
    facility: 'Piedmont',
  });
  await yard.test.deliver(facilityChanged, {
    ...facilities.peachtree,
    facilityId: seedId('facility', 'piedmont'),
    name: 'Piedmont',
    companyId: piedmont.companyId,
  });
  const idOf = {
    piedmont: piedmont.companyId,
    bayshore: bayshore.companyId,
    house: companies.house.companyId,
  };
  for (const { email, firstName, lastName, hierarchy, company } of demoSignIns) {
    const companyId =
      company === 'piedmont' || company === 'bayshore' || company === 'house'
        ? idOf[company]
        : companies[companyOf[company]].companyId;
    const userId = seedId('user', email);
    await yard.test.deliver(userChanged, {
      ...userChanged.example,
      userId,
      email,
      firstName,
      lastName,
      hierarchy,
      companyId,
    });
  }
}

async function deliverConverters(yard: Yard) {
  const kinds = ['CERAMIC', 'CERAMIC', 'AFTER MKT', 'DIESEL', 'DOMESTIC WIRE', 'IMPORT WIRE', 'OTHER'];
  const many = Array.from({ length: 42 }, (_, index) => ({
    ...products.a,
    productId: seedId('product', String(index)),
    oem: `KT ${1000 + index}`,
    typeName: kinds[index % kinds.length] ?? 'CERAMIC',
    profileUrl: `/files/converters/${index}.svg`,
    subweight: 600 + 20 * index,
  }));
  await yard.test.deliver(productsChanged, { products: many });
}

describe('the loads of the demonstration installation', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
    await deliverPeople(yard);
    await deliverConverters(yard);
    await seed.run(yard.test.service, context);
  }, 120_000);
  afterAll(() => yard.stop());
  const count = async (where: object) =>
    Number((await yard.test.service.database('load').where(where).count('* as n').first())?.n);

  it('makes 120 completed loads, 30 open ones and some that wait for the buyer', async () => {
    expect(await count({ type: 4, status: 7 })).toBe(120);
    expect(await count({ type: 3 })).toBe(4);
    expect((await count({ type: 1 })) + (await count({ type: 2 })) + (await count({ type: 5 }))).toBe(30);
    expect(await count({ type: 2, status: 1 })).toBe(3);
    expect(await yard.test.published(loadFinished)).toHaveLength(6);
    expect(await yard.test.published(loadAmended)).toEqual([]);
  });

  it('completes them in the order of their dates over 90 days, at believable totals', async () => {
    const events = await yard.test.published(loadCompleted);
    const dates = events.map((event) => loadCompleted.schema.parse(event).buyerFinalisedDate ?? '');
    expect(dates.map((date) => date.slice(0, 10))).toEqual(dates.map((date) => date.slice(0, 10)).sort());
    expect(Date.parse(dates[0] ?? '')).toBeGreaterThan(today.getTime() - 92 * DAY_MS);
    expect(Date.parse(dates.at(-1) ?? '')).toBeLessThanOrEqual(today.getTime());
    for (const { grandtotal, items } of events) {
      expect(items.length).toBeGreaterThanOrEqual(5);
      expect(items.length).toBeLessThanOrEqual(40);
      expect(grandtotal).toBeGreaterThan(700);
      expect(grandtotal).toBeLessThan(9500);
    }
    expect(events.some(({ discount }) => discount < 0)).toBe(true);
    expect(events.some(({ items }) => items.some(({ isDidNotBuy }) => isDidNotBuy))).toBe(true);
    expect(events.some(({ isFranchiseFacility }) => isFranchiseFacility)).toBe(true);
  });

  it('makes two of them sales of the subscriber, the first before this month, with every line approved', async () => {
    const events = await yard.test.published(loadCompleted);
    const sales = events.filter(({ sellerUserId }) => sellerUserId);
    expect(sales).toHaveLength(2);
    for (const sale of sales) {
      expect(sale).toMatchObject({
        sellerUserId: seedId('user', 'subscriber@corner.test'),
        companyId: companies.corner.companyId,
        assistantFirstName: 'Priya',
      });
      expect(sale.items.every(({ status }) => status === 1)).toBe(true);
    }
    const daysAgo = (today.getTime() - Date.parse(sales[0]?.buyerFinalisedDate ?? '')) / DAY_MS;
    expect(daysAgo).toBeGreaterThan(31);
  });

  it('changes nothing when it runs again, and goes on where it was interrupted', async () => {
    const { database } = yard.test.service;
    const state = async () => ({
      loads: await database('load').orderBy('load_id'),
      events: await database('outbox').where({ kind: 'record' }).count('* as n').first(),
    });
    const before = await state();
    await seed.run(yard.test.service, context);
    expect(await state()).toEqual(before);
    await database('load')
      .where({ load_id: seedId('load', 'request 6') })
      .delete();
    await seed.run(yard.test.service, context);
    expect((await state()).loads).toHaveLength(before.loads.length);
    expect((await state()).events).toEqual(before.events);
  });
});
