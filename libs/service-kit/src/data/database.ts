import { knex as createKnex, type Knex } from 'knex';
import pg from 'pg';
import { shortTransactions } from './short-transactions';
import { watchedConnection } from './watched-connection';

const COUNT_OID = 20;
const DATE_OID = 1082;
const NUMERIC_OID = 1700;

/** Types as the product uses them: counts are numbers, days are text, decimals stay text until decimal arithmetic. */
const types = {
  getTypeParser(oid: number, format: string): (value: string) => unknown {
    if (oid === COUNT_OID) return Number;
    if (oid === DATE_OID || oid === NUMERIC_OID) return String;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};

export interface Migration {
  name: string;
  /** What comes before it is committed first, with its locks: for what takes long. */
  isApart?: true;
  up(knex: Knex): Promise<unknown>;
  down?(knex: Knex): Promise<unknown>;
}

export interface DatabaseOptions {
  url: string;
  /** The schema that belongs to the service; nothing else is on the search path but public. */
  schema: string;
  poolMax?: number;
  /** When prepared statements are planned; as PostgreSQL sees fit without it. */
  plans?: PlanTime;
  /** A connection that does not answer a statement for so long is given up. */
  answerMs?: number;
  /** A statement may take as long as the server works at it: a migration, or a command, may build or fill what is large. */
  isPatient?: boolean;
  /** The longest to wait for a free connection, 10 s without it. */
  waitMs?: number;
  /** PostgreSQL gives up a statement after so long. */
  statementMs?: number;
  /** What one step of a statement may sort or group in memory, `24MB`; what the server gives without it. */
  workMemory?: string;
  /** What a connection is, when not a watched one: for simulations. */
  connection?: DatabaseConnection;
}

/**
 * `each time`, because the best plan depends on what is asked for; `once` in each connection, because any values are
 * served by the same indexes and planning takes longer than the statement.
 */
export type PlanTime = 'each time' | 'once';

const planModes = { 'each time': 'force_custom_plan', once: 'force_generic_plan' } as const;

const IDLE_MS = 10_000;
/** A connection that plans once is worth keeping for whoever searches every few minutes. */
const PLANNED_IDLE_MS = 300_000;

/** A class of connections to PostgreSQL. */
export type DatabaseConnection = typeof pg.Client;

/** Longer than a statement may wait for another transaction, which ends after 30 s of idling. */
export const ANSWER_MS = 60_000;
const KEEP_ALIVE_MS = 10_000;

/** What knex would print is thrown as well, and whoever catches it logs it. */
const silent = { debug: ignore, warn: ignore, error: ignore, deprecate: ignore };
function ignore(): void {}

/** Opens a pool to the schema of one service. */
export function openDatabase(options: DatabaseOptions): Knex {
  const { url, schema, poolMax = 6, plans, answerMs = ANSWER_MS, waitMs = 10_000 } = options;
  const { statementMs, workMemory, isPatient } = options;
  const ending = statementMs ? ` -c statement_timeout=${statementMs}` : '';
  const memory = workMemory ? ` -c work_mem=${workMemory}` : '';
  const planning = plans ? planModes[plans] : 'auto';
  const database = createKnex({
    client: 'pg',
    connection: {
      connectionString: url,
      types,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      application_name: `washcoat-${schema}`,
      options: `-c search_path=${schema},public -c idle_in_transaction_session_timeout=30000 -c plan_cache_mode=${planning}${ending}${memory}`,
    },
    // Each is a process of PostgreSQL, and jobs that run once a minute would keep as many as they need then.
    pool: { min: 0, max: poolMax, idleTimeoutMillis: plans === 'once' ? PLANNED_IDLE_MS : IDLE_MS },
    acquireConnectionTimeout: waitMs,
    log: silent,
  });
  const { connection = watchedConnection({ deadlineMs: answerMs, isPatient }) } = options;
  database.client.driver = { ...pg, Client: shortTransactions(connection) };
  return database;
}

/** Brings the schema of a service up to date, by a connection of its own that waits for as long as it takes. */
export async function migrateSchema(
  options: Omit<DatabaseOptions, 'isPatient'>,
  migrations: readonly Migration[],
): Promise<void> {
  const database = openDatabase({ ...options, isPatient: true });
  try {
    await migrate(database, options.schema, migrations);
  } finally {
    await database.destroy();
  }
}

/** Brings the schema up to date. Two processes at once are safe: one does it, the other waits for the lock. */
export async function migrate(knex: Knex, schema: string, migrations: readonly Migration[]): Promise<void> {
  const bringTo = (end: number) =>
    knex.migrate.latest({
      schemaName: schema,
      tableName: 'migration',
      // What was done already may be more than these.
      disableMigrationsListValidation: end < migrations.length,
      migrationSource: {
        getMigrations: async () => migrations.slice(0, end),
        getMigrationName: (migration: Migration) => migration.name,
        getMigration: async (migration: Migration) => ({ down: async () => undefined, ...migration }),
      },
    });
  for (const [index, { isApart }] of migrations.entries()) if (isApart) await bringTo(index);
  await bringTo(migrations.length);
}
