import { rowsOf, statement } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** The tables of lines of completed orders, which have a partition per month. */
export type LineTable = 'transaction_row' | 'did_not_buy_row';
/** Those that have a partition per month. */
export type ReportTable = LineTable | 'lookup_row';
/** Those whose rows tell of an order: whose it is, where, by whom, and when it was completed. */
export type OrderTable = LineTable | 'order_row';

/** The tables with a part per month. */
export const monthTables: readonly ReportTable[] = ['transaction_row', 'did_not_buy_row', 'lookup_row'];

/** The part of a table that holds the month (UTC) of a moment: its name, and where the month begins and the next one does. */
export function partOf(table: ReportTable, moment: Date): { part: string; first: Date; next: Date } {
  const first = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1));
  const next = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1));
  return { part: `${table}_${first.toISOString().slice(0, 7).replace('-', '_')}`, first, next };
}

/**
 * Makes the partition of `table` for the month (UTC) of `moment` unless it is there. A table is made first and
 * attached then, because that, unlike `create table … partition of`, leaves reports and other writers at work.
 */
export async function ensureMonth(trx: Knex.Transaction, table: ReportTable, moment: Date): Promise<void> {
  const { part: partition, first, next } = partOf(table, moment);
  if (await exists(trx, partition)) return;
  await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [partition]);
  if (await exists(trx, partition)) return;
  await trx.raw('create table ?? (like ?? including defaults including constraints)', [partition, table]);
  await trx.raw(
    `alter table ?? attach partition ?? for values from ('${first.toISOString()}') to ('${next.toISOString()}')`,
    [table, partition],
  );
}

const findPartition = statement<'partition'>(
  'select 1 from pg_class where relname = :partition and relnamespace = current_schema()::regnamespace',
);

/** Reads the catalogue itself: `to_regclass` may answer from a cache that does not know yet what others committed. */
async function exists(trx: Knex.Transaction, partition: string): Promise<boolean> {
  return (await rowsOf(trx, findPartition({ partition }))).length > 0;
}
