import pg from 'pg';
import { partsOf } from './name-parts';

export const COMPANIES = 50_000;
export const USERS = 200_000;
const FRANCHISES = 200;
const SELLERS = 2_000;

/** The number that a text and a number draw, from 0 below `choices`; the same every time. */
const drawing = `
  create function pg_temp.draw(what text, number int, choices int) returns int language sql immutable as $$
    select mod(('x' || left(md5(what || number), 7))::bit(28)::int, choices)
  $$;
  create function pg_temp.pick(parts text[], what text, number int) returns text language sql immutable as $$
    select parts[1 + pg_temp.draw(what, number, cardinality(parts))]
  $$;
  create function pg_temp.company_no(number int) returns uuid language sql immutable as $$
    select md5('company ' || number)::uuid
  $$`;

/** Customers belong to the house (46 %), to the franchise Peachtree (4 %), or to any franchise or seller. */
const companies = `
  insert into entities.company (company_id, company_name, company_type, parent_company_id, is_active, address, city,
    state, zipcode, email, phone, first_name, last_name, ein, created_at, updated_at, deleted_at)
  select pg_temp.company_no(number),
    pg_temp.pick($1, 'name', number) || ' ' || pg_temp.pick($2, 'trade', number) ||
      case when pg_temp.draw('place', number, 2) = 0 then ' of ' || pg_temp.pick($3, 'town', number) else '' end,
    case when number <= ${FRANCHISES} then 'FRANCHISE' when number <= ${FRANCHISES + SELLERS} then 'SELLER'
      else 'CUSTOMER' end,
    case
      when number <= ${FRANCHISES + SELLERS} or pg_temp.draw('parent', number, 100) < 46 then house.company_id
      when pg_temp.draw('parent', number, 100) < 50 then peachtree.company_id
      else pg_temp.company_no(1 + pg_temp.draw('trader', number, ${FRANCHISES + SELLERS}))
    end,
    pg_temp.draw('active', number, 100) < 97,
    (100 + pg_temp.draw('house', number, 8900)) || ' ' || pg_temp.pick($4, 'street', number) || ' St',
    pg_temp.pick($3, 'town', number), 'GA', (30000 + pg_temp.draw('zipcode', number, 400))::text,
    'office' || number || '@' || lower(pg_temp.pick($1, 'name', number)) || '.test',
    (4040000000 + number * 17::bigint)::text, pg_temp.pick($5, 'first', number), pg_temp.pick($1, 'last', number),
    (580000000 + number * 13)::text, now(), now(),
    case when pg_temp.draw('deleted', number, 100) = 0 then now() end
  from generate_series(1, ${COMPANIES}) number, entities.company house, entities.company peachtree
  where house.is_house and peachtree.company_name = 'Peachtree Cores'`;

const users = `
  insert into entities.app_user (user_id, email, first_name, last_name, phone, company_id, role_id, hierarchy,
    is_active, created_at, updated_at)
  select md5('user ' || number)::uuid, lower(person.first_name) || '.' || lower(person.last_name) || number || '@people.test',
    person.first_name, person.last_name, (7700000000 + number * 11::bigint)::text, company.company_id, role_id,
    case company_type when 'CUSTOMER' then 2 else 10 end, pg_temp.draw('works now', number, 100) < 95, now(), now()
  from (
    select number, pg_temp.pick($1, 'first', -number) as first_name, pg_temp.pick($2, 'last', -number) as last_name,
      pg_temp.company_no(1 + pg_temp.draw('works', number, ${COMPANIES})) as company_id
    from generate_series(1, ${USERS}) number
  ) as person
  join entities.company on company.company_id = person.company_id
  join entities.role on role.company_id is null and role.name =
    case company_type when 'FRANCHISE' then 'Franchise buyer' when 'SELLER' then 'Partner seller' else 'Subscriber' end`;

/**
 * Adds 50,000 companies and 200,000 users to the demonstration, unless they are there. They go into the tables of the
 * entities service only; no other service hears of them. Both tables are vacuumed, so that autovacuum does not work
 * during one of the measurements.
 */
export async function addManyPeople(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ companies: string }>(
      'select count(*) as companies from entities.company',
    );
    if (Number(rows[0]?.companies) < COMPANIES) await fill(client);
    for (const table of ['company', 'app_user']) await client.query(`vacuum analyze entities.${table}`);
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client): Promise<void> {
  console.log(`Adding ${COMPANIES} companies and ${USERS} users …`);
  const [firstNames, lastNames] = [partsOf('firstNames'), partsOf('lastNames')];
  await client.query('begin; set local search_path = entities, public');
  await client.query(drawing);
  await client.query(companies, [
    lastNames,
    partsOf('trades'),
    partsOf('towns'),
    partsOf('streets'),
    firstNames,
  ]);
  await client.query(users, [firstNames, lastNames]);
  await client.query('commit');
}
