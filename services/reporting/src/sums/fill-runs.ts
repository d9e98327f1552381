import type { Knex } from 'knex';
import { spanRollups } from './span-rollup';
import { aloneAmongProcesses, whileNobodyWrites } from './while-nobody-writes';
import { withoutIndexes } from './without-indexes';

/**
 * Fills the sums that run of the thirds of months that are kept, unless they are filled. Nobody who writes waits: until
 * they are filled nothing is folded, so that thirds stay as they are, and what is written waits to be.
 */
export async function fillRuns(database: Knex): Promise<void> {
  if (await areFilled(database)) return;
  await aloneAmongProcesses(database, 'filling runs', async () => {
    if (await areFilled(database)) return;
    // Whoever began before there were runs ends, and folds or adds to spans no more.
    await whileNobodyWrites(
      database,
      spanRollups.map(({ of }) => of),
      async () => undefined,
    );
    await database.transaction(async (trx) => {
      for (const { of } of spanRollups)
        await trx.raw(`select pg_advisory_xact_lock(hashtext('spans of ${of}'))`);
      const tables = spanRollups.flatMap(({ rollup }) => rollup.runs.map(({ table }) => table));
      await withoutIndexes(trx, tables, async () => {
        for (const { rollup } of spanRollups) await trx.raw(`select fill_runs_of_${rollup.fresh}()`);
      });
      await trx('span_zone').update({ has_runs: true });
    });
  });
}

async function areFilled(database: Knex): Promise<boolean> {
  return (await database('span_zone').where({ has_runs: true }).first('zone')) !== undefined;
}
