import { createHmac } from 'node:crypto';
import pg from 'pg';
import { shadowOf } from '../events/shadow';
import { ANSWER_MS } from './database';

/**
 * Makes the role and the schemas of each service, its own and the one for rebuilding, and answers its connection
 * address. A service owns them and can read no other. Passwords are derived from `secret`, so that a second run changes nothing.
 *
 * @param answerMs a server that does not answer for so long is given up, and with it the start of the process
 */
export async function provisionServices(
  adminUrl: string,
  services: readonly string[],
  secret: string,
  answerMs = ANSWER_MS,
): Promise<Record<string, string>> {
  const client = new pg.Client({
    connectionString: adminUrl,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  // What goes wrong between two statements is told by the next one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(741001)');
    await client.query('create extension if not exists pg_trgm');
    const urls: Record<string, string> = {};
    for (const service of services) urls[service] = await provision(client, adminUrl, service, secret);
    await client.query('revoke create on schema public from public');
    return urls;
  } finally {
    await client.end();
  }
}

async function provision(
  client: pg.Client,
  adminUrl: string,
  service: string,
  secret: string,
): Promise<string> {
  const { role, password } = credentials(service, secret);
  await ensureRole(client, role, password);
  for (const schema of [service, shadowOf(service)]) {
    await client.query(
      `create schema if not exists ${client.escapeIdentifier(schema)} authorization ${client.escapeIdentifier(role)}`,
    );
  }
  return serviceDatabaseUrl(adminUrl, service, secret);
}

/** What PostgreSQL answers when somebody else makes or changes the same role at the same moment. */
const crossings: readonly unknown[] = ['23505', '42710', 'XX000'];
const MOST_ATTEMPTS = 20;

/** Roles belong to the whole cluster, and the lock above to one database of it; so two may cross, and one goes again. */
async function ensureRole(client: pg.Client, role: string, password: string, attempt = 1): Promise<void> {
  try {
    const known = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    const verb = known.rowCount ? 'alter' : 'create';
    await client.query(
      `${verb} role ${client.escapeIdentifier(role)} login password ${client.escapeLiteral(password)}`,
    );
    await client.query(`grant ${client.escapeIdentifier(role)} to current_user`);
  } catch (error) {
    const isCrossing = error instanceof pg.DatabaseError && crossings.includes(error.code);
    if (!isCrossing || attempt === MOST_ATTEMPTS) throw error;
    await ensureRole(client, role, password, attempt + 1);
  }
}

/** The address of `baseUrl` with the role that `provisionServices` made for the service. */
export function serviceDatabaseUrl(baseUrl: string, service: string, secret: string): string {
  const { role, password } = credentials(service, secret);
  const url = new URL(baseUrl);
  url.username = role;
  url.password = password;
  return url.toString();
}

function credentials(service: string, secret: string) {
  const role = `washcoat_${service}`;
  return { role, password: createHmac('sha256', secret).update(role).digest('hex') };
}
