import type { Knex } from 'knex';

/** What a trigger of a test does at which somebody is to stand still. */
export const standAt = (lock: number): string => `perform pg_advisory_xact_lock(${lock});`;

/** Has whoever comes there stand still until it is let go. */
export async function hold(database: Knex, lock: number): Promise<{ letGo(): Promise<unknown> }> {
  const held = await database.transaction();
  await held.raw(`select pg_advisory_xact_lock(${lock})`);
  return { letGo: () => held.commit() };
}

/** Comes back as soon as somebody stands still there, or waits for a table. */
export async function untilSomebodyWaits(database: Knex, where: number | 'table'): Promise<void> {
  const waiting = database('pg_locks')
    .where({ granted: false })
    .whereRaw('database = (select oid from pg_database where datname = current_database())');
  if (where === 'table') void waiting.where('locktype', 'relation');
  else void waiting.where({ locktype: 'advisory', objid: where });
  while (!(await waiting.clone().first('pid'))) await new Promise((resolve) => setImmediate(resolve));
}
