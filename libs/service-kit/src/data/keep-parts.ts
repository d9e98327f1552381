import type { Knex } from 'knex';
import type { Logger } from '../platform/logger';
import { clock } from '../platform/surroundings';
import { partedLogs, partsDue, type Part, type PartedLog } from './log-parts';

/** Longer nobody who writes is made to wait for a part to come or go; the next round tries again. */
const LOCK_TIMEOUT = '2s';
const BATCH = 10_000;

export interface PartKeeper {
  name: string;
  database: Knex;
  platform: { logger: Logger };
}

/**
 * Sees to the parts of a service's logs: makes those that will be needed, and drops those whose time is over, unless
 * something in them waits for a lane or a person. Copies of a service wait for each other. What fails is logged and
 * tried again in the next round; rows that have no part lie in `_rest` meanwhile.
 */
export async function keepParts(keeper: PartKeeper): Promise<void> {
  const { name: service, platform } = keeper;
  for (const log of partedLogs) {
    try {
      await alone(keeper, (trx) => addParts(trx, log));
      for (const part of await pastParts(keeper.database, log))
        await alone(keeper, (trx) => drop(trx, log, part));
      await clearRest(keeper, log);
    } catch (error) {
      platform.logger.error({ error, service, log: log.table }, 'the parts of a log could not be kept');
    }
  }
}

function alone<T>({ name, database }: PartKeeper, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return database.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`parts:${name}`]);
    await trx.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    return work(trx);
  });
}

async function addParts(trx: Knex.Transaction, log: PartedLog): Promise<void> {
  const there = await partsOf(trx, log);
  const isThere = ({ from, until }: Part) =>
    there.some((part) => part.until > new Date(from) && (!part.from || part.from < new Date(until)));
  const missing = partsDue(log, clock.now()).filter((part) => !isThere(part));
  if (missing.length) await trx.raw(missing.map((part) => addition(log, part)).join('\n'));
}

/** What came before its part was there moves out of the rest. */
function addition({ table, key, columns }: PartedLog, { name, from, until }: Part): string {
  return `lock table ${table}_rest in access exclusive mode;
    create table ${name} (like ${table} including defaults including constraints);
    with early as (delete from ${table}_rest where ${key} >= '${from}' and ${key} < '${until}' returning ${columns})
      insert into ${name} (${columns}) select ${columns} from early;
    alter table ${table} attach partition ${name} for values from ('${from}') to ('${until}');`;
}

interface PartThere {
  name: string;
  /** Without it the part reaches back as far as anything does. */
  from: Date | null;
  until: Date;
}

async function partsOf(database: Knex, { table }: PartedLog): Promise<PartThere[]> {
  const { rows } = await database.raw<{ rows: PartThere[] }>(
    `select name, (regexp_match(bound, 'FROM \\(''([^'']+)'))[1]::timestamptz as from,
        (regexp_match(bound, 'TO \\(''([^'']+)'))[1]::timestamptz as until
       from (select relname as name, pg_get_expr(relpartbound, oid) as bound from pg_inherits
               join pg_class on oid = inhrelid where inhparent = to_regclass(?)) as part
      where bound <> 'DEFAULT' order by until`,
    [table],
  );
  return rows;
}

/** The parts of which the time is over, and the moment before which things go. */
async function pastParts(database: Knex, log: PartedLog): Promise<PartThere[]> {
  const horizon = horizonOf(log);
  return horizon ? (await partsOf(database, log)).filter(({ until }) => until <= horizon) : [];
}

/** Another copy may have dropped it meanwhile. */
async function drop(trx: Knex.Transaction, log: PartedLog, { name }: PartThere): Promise<void> {
  const { rows } = await trx.raw('select to_regclass(?) as there', [name]);
  if (!rows[0].there || (await isNeeded(trx, log, name))) return;
  await trx.raw('drop table ??', [name]);
}

async function isNeeded(trx: Knex.Transaction, log: PartedLog, name: string): Promise<boolean> {
  const { isNeeded: condition } = log;
  if (!condition) return false;
  const { rows } = await trx.raw(
    `select exists (select from :name: as old where ${condition}) as is_needed`,
    {
      name,
      horizon: horizonOf(log) ?? null,
    },
  );
  return rows[0].is_needed;
}

/** What has no part goes row by row. */
async function clearRest({ database }: PartKeeper, log: PartedLog): Promise<void> {
  const horizon = horizonOf(log);
  if (!horizon) return;
  const { table, key, isNeeded: condition = 'false' } = log;
  for (let cleared = BATCH; cleared === BATCH;) {
    const { rowCount } = await database.raw(
      `delete from :table: where ctid = any(array(
         select ctid from :table: as old where :key: < :horizon and not (${condition}) limit ${BATCH}))`,
      { table: `${table}_rest`, key, horizon },
    );
    cleared = rowCount;
  }
}

const horizonOf = ({ keptMs }: PartedLog) =>
  keptMs === undefined ? undefined : new Date(clock.ms() - keptMs);
