import { randomBytes } from 'node:crypto';
import { ADMIN_URL_VARIABLE } from '@washcoat/testing';
import pg from 'pg';
import { seedSystem, startSystemOn, type TestSystem } from './start-system';

const TEMPLATE = 'washcoat_seeded';
const LOCK = 741_002;

/** A seeded database of its own, until it is dropped. */
export interface SeededDatabase {
  /** Connection address with the rights of an administrator. */
  adminUrl: string;
  drop(): Promise<void>;
}

/** Starts the product on a seeded database of its own in the PostgreSQL of this run of tests. */
export async function startSeededSystem(): Promise<TestSystem> {
  const { adminUrl, drop } = await seededDatabase();
  const product = await startSystemOn(adminUrl);
  return {
    ...product,
    async stop() {
      await product.stop();
      await drop();
    },
  };
}

/** The first file that asks seeds; it and all others work on copies. */
export async function seededDatabase(): Promise<SeededDatabase> {
  const serverUrl = process.env[ADMIN_URL_VARIABLE];
  if (!serverUrl) throw new Error('There is no test database: run jest with the configuration at the root.');
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  const name = `system_${randomBytes(6).toString('hex')}`;
  try {
    await server.query('select pg_advisory_lock($1)', [LOCK]);
    await ensureTemplate(server, serverUrl);
    await server.query(`create database ${name} template ${TEMPLATE}`);
  } finally {
    await server.end();
  }
  return {
    adminUrl: urlOf(serverUrl, name),
    drop: () => administer(serverUrl, `drop database ${name} with (force)`),
  };
}

/** Whoever holds the lock makes the template, under another name until it is complete. */
async function ensureTemplate(server: pg.Client, serverUrl: string): Promise<void> {
  const known = await server.query('select from pg_database where datname = $1', [TEMPLATE]);
  if (known.rowCount) return;
  const unfinished = `${TEMPLATE}_unfinished`;
  await server.query(`drop database if exists ${unfinished} with (force)`);
  await server.query(`create database ${unfinished}`);
  const product = await startSystemOn(urlOf(serverUrl, unfinished));
  try {
    await seedSystem(product.system);
  } finally {
    await product.stop();
  }
  await server.query(`alter database ${unfinished} rename to ${TEMPLATE}`);
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.toString();
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
