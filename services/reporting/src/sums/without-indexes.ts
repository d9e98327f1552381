import type { Knex } from 'knex';

/** Sorting and grouping of a filling in memory, for its transaction alone. */
const MEMORY = `set local work_mem = '64MB'; set local maintenance_work_mem = '128MB'`;

/**
 * Has `work` add many rows to tables without their indexes, and makes these anew, with statistics: sorting once is
 * several times faster than looking for the place of each row. All in the transaction, which has the tables for itself
 * until it ends.
 */
export async function withoutIndexes(
  trx: Knex.Transaction,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await trx.raw<{ rows: { index: string; definition: string }[] }>(
    `select indexrelid::regclass::text as index, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = any(?::regclass[])
        and not exists (select from pg_constraint where conindid = indexrelid)`,
    [[...tables]],
  );
  await trx.raw(MEMORY);
  for (const { index } of rows) await trx.raw(`drop index ${index}`);
  await work();
  for (const { definition } of rows) await trx.raw(definition);
  await trx.raw(`analyze ${tables.join(', ')}`);
}
