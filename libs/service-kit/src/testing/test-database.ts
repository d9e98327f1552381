import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Where the tests' PostgreSQL is: started once for the whole run by the global set-up. */
export const ADMIN_URL_VARIABLE = 'WASHCOAT_TEST_DATABASE_URL';

export interface TestDatabase {
  /** Connection address with the rights of an administrator. */
  url: string;
  drop(): Promise<void>;
}

/** An empty database for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env[ADMIN_URL_VARIABLE];
  if (!adminUrl) throw new Error('There is no test database: run jest with the configuration at the root.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => administer(adminUrl, `drop database ${name} with (force)`) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
