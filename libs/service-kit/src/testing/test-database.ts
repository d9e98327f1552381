import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';

/** Where the tests' PostgreSQL is: started once for the whole run by the global set-up. */
export const ADMIN_URL_VARIABLE = 'WASHCOAT_TEST_DATABASE_URL';

export interface TestDatabase {
  /** Connection address with the rights of an administrator. */
  url: string;
  drop(): Promise<void>;
}

/** What many test files begin with: it is made once in a run and copied for each. */
export interface DatabaseModel {
  /** Says all that decides what comes out of `fill`. */
  key: string;
  /** Fills an empty database by its address, and leaves no connection to it. */
  fill(url: string): Promise<void>;
}

/** A database for one test file, empty without a model. */
export async function createTestDatabase(model?: DatabaseModel): Promise<TestDatabase> {
  const name = newName('test');
  await administered(async (server) => {
    const template = model ? await modelOf(server, model) : 'template1';
    await server.query(`create database ${name} template ${template}`);
  });
  const drop = () => administered((server) => server.query(`drop database ${name} with (force)`));
  return { url: addressOf(name), drop: async () => void (await drop()) };
}

/** The name of the database that is copied. One file makes it, under another name until it is whole, and others that want it wait. */
async function modelOf(server: pg.Client, { key, fill }: DatabaseModel): Promise<string> {
  const name = `model_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
  await server.query('select pg_advisory_lock(hashtext($1))', [name]);
  const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) {
    const draft = newName('draft');
    await server.query(`create database ${draft}`);
    await fill(addressOf(draft));
    await server.query(`alter database ${draft} rename to ${name}`);
  }
  await server.query('select pg_advisory_unlock(hashtext($1))', [name]);
  return name;
}

const newName = (kind: string): string => `${kind}_${randomBytes(6).toString('hex')}`;

function addressOf(database: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${database}`;
  return url.toString();
}

function adminUrl(): string {
  const url = process.env[ADMIN_URL_VARIABLE];
  if (!url) throw new Error('There is no test database: run jest with the configuration at the root.');
  return url;
}

async function administered<T>(work: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client({ connectionString: adminUrl() });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}
