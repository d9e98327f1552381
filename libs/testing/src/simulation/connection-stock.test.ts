import { createTestDatabase, type TestDatabase } from '@washcoat/service-kit/testing';
import { ConnectionStock, isIdle } from './connection-stock';
import { DatabaseServer } from './database-server';

describe('connections that one day leaves to the next', () => {
  let database: TestDatabase;
  let stock: ConnectionStock;

  beforeAll(async () => {
    database = await createTestDatabase();
    stock = new ConnectionStock();
  });
  afterAll(async () => {
    await stock.close();
    await database.drop();
  });

  const thisDatabase = 'select oid from pg_database where datname = current_database()';
  const settings = () => ({ connectionString: database.url, options: '-c search_path=public' });

  it('know nothing of what was begun, set or locked over them', async () => {
    const left = await stock.take(settings());
    await left.client.query('create table parts (name text)');
    await left.client.query(`set search_path to pg_catalog; select pg_advisory_lock(7)`);
    await left.client.query('create temp table parts_of_today (name text)');
    await left.client.query(`begin; insert into public.parts values ('brick')`);
    expect(isIdle(left)).toBe(false);
    await stock.give(settings(), left);

    const found = await stock.take(settings());
    expect(found).toBe(left);
    expect(isIdle(found)).toBe(true);
    const { rows } = await found.client.query(
      `select current_setting('search_path') as path, (select count(*)::int from parts) as parts,
         to_regclass('parts_of_today') as temporary,
         (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`,
    );
    expect(rows).toEqual([{ path: 'public', parts: 0, temporary: null, locks: 0 }]);
    await stock.give(settings(), found);
  });

  it('are no longer there once their server has ended', async () => {
    const gone = await stock.take(settings());
    const other = await stock.take(settings());
    const ended = new Promise((resolve) => gone.client.once('end', resolve));
    await other.client.query('select pg_terminate_backend($1)', [gone.backend]);
    await ended;
    await stock.give(settings(), gone);
    await stock.give(settings(), other);
    expect(await stock.take(settings())).toBe(other);
    expect(await stock.take(settings())).not.toBe(gone);
  });

  it('end with a process that dies while it asks or has begun something, and are left by it otherwise', async () => {
    const [asking, begun, idle] = [
      await stock.take(settings()),
      await stock.take(settings()),
      await stock.take(settings()),
    ];
    const server = new DatabaseServer((await stock.take({ connectionString: database.url })).client);
    await idle.client.query('select pg_advisory_lock(1)');
    await begun.client.query('begin; select pg_advisory_lock(2)');
    asking.asked++;
    const asked = asking.client.query('select pg_advisory_lock(3), pg_sleep(60)');
    const refused = expect(asked).rejects.toThrow(/terminat/);
    const ends = [asking, begun].map(({ client }) => new Promise((resolve) => client.once('end', resolve)));
    await server.loseClients(new Set([asking, begun, idle]));
    await Promise.all([refused, ...ends]);
    expect(
      await server.run(`select from pg_locks where locktype = 'advisory' and database = (${thisDatabase})`),
    ).toEqual([]);
    expect((await idle.client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await stock.give(settings(), idle);
  });

  it('are those of the same address and the same options', async () => {
    const plain = await stock.take({ connectionString: database.url });
    await stock.give({ connectionString: database.url }, plain);
    expect(await stock.take(settings())).not.toBe(plain);
    expect(await stock.take({ connectionString: database.url })).toBe(plain);
  });
});
