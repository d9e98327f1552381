import type { Knex } from 'knex';
import { aloneAmongProcesses, MAY_IDLE, whileNobodyWrites } from './while-nobody-writes';

/** Sums that are filled together. */
export interface Filling {
  /** The table that says on which calendar they are cut, and whether what was there before is among them. */
  mark: 'sum_zone' | 'span_zone';
  timezone: string;
  /** Whose rows they are of. */
  tables: readonly string[];
  /** Forgets all of them, at a time at which nothing is added. */
  empty(database: Knex): Promise<void>;
  /** Adds those of the rows that `before` sees. */
  fill(before: Knex.Transaction): Promise<void>;
}

/**
 * Fills sums unless they are those of the calendar, beside whoever writes. There is one moment, in which nobody does: what
 * is written from then on is added by triggers, and what was there is read as of then, however long that takes. So all of
 * it is counted once. Of several processes one does it; whatever ended half-way is forgotten and begun anew. Takes
 * three connections.
 */
export async function fillSums(database: Knex, filling: Filling): Promise<void> {
  if (await isFilled(database, filling)) return;
  await aloneAmongProcesses(database, `filling ${filling.mark}`, async () => {
    if (!(await isFilled(database, filling))) await fillBesideWriters(database, filling);
  });
}

async function fillBesideWriters(
  database: Knex,
  { mark, timezone, tables, empty, fill }: Filling,
): Promise<void> {
  await database(mark).delete();
  // Whoever was writing still adds to the sums of before; nobody does who comes after.
  await whileNobodyWrites(database, tables, async () => undefined);
  await empty(database);
  await database.transaction(
    async (before) => {
      await before.raw(MAY_IDLE);
      await whileNobodyWrites(database, tables, async (trx) => {
        await trx(mark).insert({ zone: timezone, is_filled: false });
        // No part of the rows goes until they are read; the first question is what it sees from then on.
        await before.raw(`lock table ${tables.join(', ')} in access share mode`);
        await before.raw('select 1');
      });
      await fill(before);
    },
    { isolationLevel: 'repeatable read' },
  );
  await database(mark).update({ is_filled: true });
}

async function isFilled(database: Knex, { mark, timezone }: Filling): Promise<boolean> {
  return (await database(mark).where({ zone: timezone, is_filled: true }).first('zone')) !== undefined;
}
