import { companyChanged, facilityChanged } from '@washcoat/contract-entities';
import { migrate, openDatabase } from '@washcoat/service-kit';
import { seedId } from '@washcoat/service-kit/seed';
import { createTestDatabase, type TestService } from '@washcoat/testing';
import { migrations } from '../migrations';
import { rememberFacilities } from '../migrations/20261122000070-remember-facilities';
import { companyOf } from '../people/user-form.fixture';
import { startSeeded } from '../seed/seeded-service.fixture';
import { republishing } from './republish.job';

const idOf = (n: number) => `018f3c1e-0000-7000-8000-${String(n).padStart(12, '0')}`;

describe('telling known facilities again', () => {
  let entities: TestService;
  beforeAll(async () => {
    entities = await startSeeded();
  });
  afterAll(() => entities.stop());

  const waiting = () => entities.service.database('to_tell_again');
  const told = async () => ({
    companies: await entities.published(companyChanged),
    facilities: await entities.published(facilityChanged),
  });

  it('tells each that waits with ids and a version of its own, and each once', async () => {
    const before = await told();
    const [companyId, facilityId] = [companyOf('corner'), seedId('facility', 'Atlanta')];
    await waiting().insert([
      { entity: 'company', entity_id: companyId },
      { entity: 'facility', entity_id: facilityId },
    ]);
    await republishing.run(entities.service);
    const after = await told();
    const [company, ...others] = after.companies.slice(before.companies.length);
    const [facility, ...more] = after.facilities.slice(before.facilities.length);
    expect([others, more]).toEqual([[], []]);
    const known = before.companies.filter((one) => one.companyId === companyId).at(-1);
    const place = before.facilities.filter((one) => one.facilityId === facilityId).at(-1);
    expect(company).toMatchObject({
      companyId,
      facilityDiscountsById: { [facilityId]: 4 },
      version: (known?.version ?? 0) + 1,
    });
    expect(facility).toMatchObject({
      ...place,
      version: (place?.version ?? 0) + 1,
      changedAt: facility?.changedAt,
    });
    expect(await waiting()).toEqual([]);
    await republishing.run(entities.service);
    expect(await told()).toEqual(after);
  });

  it('tells more than one batch in one run', async () => {
    const before = (await told()).facilities.length;
    const [yard] = await entities.service.database('facility').limit(1);
    const { search_text: _search, ...columns } = yard;
    const copies = Array.from({ length: 101 }, (_, n) => ({
      ...columns,
      facility_id: idOf(n),
      name: `Yard of before ${n}`,
    }));
    await entities.service.database('facility').insert(copies);
    await waiting().insert(copies.map(({ facility_id }) => ({ entity: 'facility', entity_id: facility_id })));
    await republishing.run(entities.service);
    const ids = (await told()).facilities.slice(before).map(({ facilityId }) => facilityId);
    expect(new Set(ids)).toEqual(new Set(copies.map(({ facility_id }) => facility_id)));
    expect(ids).toHaveLength(101);
  });
});

it('who names a facility from before ids means the nearest, and is told again', async () => {
  const database = await createTestDatabase();
  const knex = openDatabase({ url: database.url, schema: 'public' });
  try {
    await knex.raw('create extension if not exists pg_trgm');
    await migrate(knex, 'public', migrations.slice(0, migrations.indexOf(rememberFacilities)));
    const place = {
      address: '1 Yard Rd',
      city: 'Macon',
      state: 'GA',
      zipcode: '31201',
      email: 'yard@washcoat.test',
    };
    const person = {
      first_name: 'June',
      last_name: 'Hartley',
      created_at: new Date(),
      updated_at: new Date(),
    };
    const company = (n: number, type: string, parent: number | null, facility: string | null) => ({
      ...{ ...place, ...person, phone: '4045550100', company_id: idOf(n), company_name: `Company ${n}` },
      ...{ company_type: type, parent_company_id: parent && idOf(parent), facility },
    });
    const yard = (n: number, owner: number, name: string, city = 'Macon') => ({
      ...{ ...place, ...person, city, facility_id: idOf(n), company_id: idOf(owner), name },
    });
    const user = (n: number, companyId: number, word: string | null) => ({
      ...{ ...person, user_id: idOf(n), email: `user-${n}@washcoat.test`, hierarchy: 2 },
      ...{ company_id: idOf(companyId), facility_city: word },
    });
    await knex('company').insert([
      company(1, 'HOUSE', null, null),
      company(2, 'SELLER', 1, 'tampa'),
      company(3, 'CUSTOMER', 2, 'TAMPA'),
      company(4, 'CUSTOMER', 1, 'Tampa'),
      company(5, 'CUSTOMER', 1, 'Nowhere'),
      company(6, 'CUSTOMER', 1, null),
    ]);
    await knex('facility').insert([
      yard(11, 1, 'Tampa'),
      yard(12, 2, 'Tampa'),
      yard(13, 1, 'Creek', 'Savannah'),
    ]);
    await knex('app_user').insert([user(21, 3, 'tampa'), user(22, 4, 'savannah'), user(23, 4, null)]);
    await knex('company_facility_discount').insert({
      company_id: idOf(6),
      facility_id: idOf(11),
      discount: 3,
    });

    await migrate(knex, 'public', migrations);

    const means = async (table: string, key: string) =>
      (await knex(table).orderBy(key)).map((row) => [row[key], row.facility_id]);
    expect(await means('company', 'company_id')).toEqual([
      [idOf(1), null],
      [idOf(2), idOf(12)],
      [idOf(3), idOf(12)],
      [idOf(4), idOf(11)],
      [idOf(5), null],
      [idOf(6), null],
    ]);
    expect(await means('app_user', 'user_id')).toEqual([
      [idOf(21), idOf(12)],
      [idOf(22), idOf(13)],
      [idOf(23), null],
    ]);
    expect(await knex('to_tell_again').orderBy(['entity', 'entity_id'])).toEqual([
      ...[2, 3, 4, 6].map((n) => ({ entity: 'company', entity_id: idOf(n) })),
      ...[11, 12, 13].map((n) => ({ entity: 'facility', entity_id: idOf(n) })),
    ]);
    expect(await knex('company_facility_discount')).toMatchObject([{ changed_at: null, changed_by: null }]);
  } finally {
    await knex.destroy();
    await database.drop();
  }
});
