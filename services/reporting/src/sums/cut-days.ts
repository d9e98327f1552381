import type { Service } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { fillRuns } from './fill-runs';
import { fillSums } from './fill-sums';
import { indexCodes } from './index-codes';
import { rollups, type Rollup, type RollupLevel } from './rollup';
import { spanRollups, type SpanRollup } from './span-rollup';
import { withoutIndexes } from './without-indexes';

/** Where sums are kept, and on which calendar. */
type Calendar = Pick<Service, 'database'> & { platform: Pick<Service['platform'], 'timezone'> };

/**
 * Sees to it that days are cut on the calendar of the installation: fills the sums of what is there when they are kept
 * for the first time, and anew when that calendar is another one. Nobody who writes waits meanwhile, and what is
 * written then is in them too; sums by span are read again when they are filled, and sums that run of them.
 */
export async function cutDays({ database, platform: { timezone } }: Calendar): Promise<void> {
  await indexCodes(database);
  await fillSums(database, {
    mark: 'sum_zone',
    timezone,
    tables: rollups.map(({ of }) => of),
    empty: emptyDays,
    async fill(before) {
      for (const rollup of rollups) await fillDays(before, rollup, timezone);
    },
  });
  await fillSums(database, {
    mark: 'span_zone',
    timezone,
    tables: spanRollups.map(({ of }) => of),
    empty: emptySpans,
    async fill(before) {
      const tables = spanRollups.flatMap(({ rollup }) => rollup.levels.map(({ table }) => table));
      await withoutIndexes(before, tables, async () => {
        for (const { of, rollup } of spanRollups) await fillSpans(before, { of, rollup, timezone });
      });
    },
  });
  await fillRuns(database);
}

async function emptyDays(database: Knex): Promise<void> {
  const tables = rollups.flatMap(({ levels }) => levels.map(({ table }) => table));
  await database.transaction(async (trx) => {
    // A fold that is under way ends first, and puts nothing back afterwards.
    await trx.raw(`lock table ${tables.join(', ')} in exclusive mode`);
    for (const table of tables) await trx(table).delete();
  });
}

async function emptySpans(database: Knex): Promise<void> {
  for (const { rollup } of spanRollups) await database.raw(`select empty_${rollup.fresh}()`);
}

async function fillDays(before: Knex.Transaction, { of, kind, levels, sums }: Rollup, zone: string) {
  for (const month of await monthsOf(before, { of, at: 'line.completed_at', zone }))
    for (const level of levels) await fillLevel(before, { of, kind, sums, level }, { ...month, zone });
}

interface Filled extends Pick<Rollup, 'of' | 'kind' | 'sums'> {
  level: RollupLevel;
}

async function fillLevel(
  before: Knex.Transaction,
  { of, kind, sums, level: { table, dimensions } }: Filled,
  { since, until, zone }: Month & { zone: string },
): Promise<void> {
  const keys = dimensions.map((name) => (name === 'kind' ? kind : `line.${name}`)).join(', ');
  const names = Object.keys(sums).join(', ');
  const amounts = Object.values(sums).map((sql) => `sum(${sql})`);
  await before.raw(
    `insert into ${table} (day, ${dimensions.join(', ')}, ${names}, is_folded)
      select (line.completed_at at time zone ?)::date, ${keys}, ${amounts.join(', ')}, true
        from ${of} as line where line.completed_at >= ? and line.completed_at < ? group by 1, ${keys}`,
    [zone, since, until],
  );
}

async function fillSpans(
  before: Knex.Transaction,
  { of, rollup: { at, fresh }, timezone: zone }: { of: string; rollup: SpanRollup; timezone: string },
): Promise<void> {
  for (const { since, until } of await monthsOf(before, { of, at, zone }))
    await before.raw(`select fill_${fresh}(?, ?, ?)`, [since, until, zone]);
  await before.raw(`select fill_greater_${fresh}()`);
}

interface Month {
  since: Date;
  until: Date;
}

/** The months of the calendar that rows, as `line`, lie in: so that no statement takes long. */
async function monthsOf(
  before: Knex.Transaction,
  { of, at, zone }: { of: string; at: string; zone: string },
): Promise<Month[]> {
  const { rows } = await before.raw<{ rows: Month[] }>(
    `select month at time zone :zone as since, (month + interval '1 month') at time zone :zone as until
       from (select generate_series(date_trunc('month', min(${at}) at time zone :zone), max(${at}) at time zone :zone,
         interval '1 month') as month from ${of} as line) as months`,
    { zone },
  );
  return rows;
}
