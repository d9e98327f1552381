import type { Service } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { rollups, type Rollup, type RollupLevel } from './rollup';
import { spanRollups, type SpanRollup } from './span-rollup';

/** Where sums are kept, and on which calendar. */
type Calendar = Pick<Service, 'database'> & { platform: Pick<Service['platform'], 'timezone'> };

/**
 * Sees to it that days are cut on the calendar of the installation: fills the sums of what is there when they are kept
 * for the first time, and anew when that calendar is another one. Writers wait meanwhile, readers do not; of several
 * processes one does it.
 */
export async function cutDays({ database, platform: { timezone } }: Calendar): Promise<void> {
  await fillOnce(
    database,
    'sum_zone',
    timezone,
    rollups.map(({ of }) => of),
    async (trx) => {
      for (const rollup of rollups)
        for (const level of rollup.levels) await fill(trx, rollup, level, timezone);
    },
  );
  await fillOnce(
    database,
    'span_zone',
    timezone,
    spanRollups.map(({ of }) => of),
    async (trx) => {
      for (const { of, rollup } of spanRollups) await fillSpans(trx, of, rollup);
    },
  );
}

/** Fills sums unless they are those of the calendar; `mark` says which one they are cut on. */
async function fillOnce(
  database: Knex,
  mark: 'sum_zone' | 'span_zone',
  timezone: string,
  tables: readonly string[],
  fillAll: (trx: Knex.Transaction) => Promise<void>,
): Promise<void> {
  if ((await zoneOf(database, mark)) === timezone) return;
  await database.transaction(async (trx) => {
    await trx.raw(`lock table ${tables.join(', ')} in share row exclusive mode`);
    if ((await zoneOf(trx, mark)) === timezone) return;
    await trx(mark).delete();
    await trx(mark).insert({ zone: timezone });
    await fillAll(trx);
  });
}

/** Month by month, so that no statement takes long. */
async function fillSpans(trx: Knex.Transaction, of: string, { at, fresh }: SpanRollup): Promise<void> {
  await trx.raw(`select empty_${fresh}()`);
  const { rows } = await trx.raw<{ rows: { month: Date }[] }>(
    `select generate_series(date_trunc('month', min(${at})), max(${at}), interval '1 month') as month from ${of} as line`,
  );
  for (const { month } of rows)
    await trx.raw(`select fill_${fresh}(?::timestamptz, ?::timestamptz + interval '1 month')`, [
      month,
      month,
    ]);
}

async function zoneOf(database: Knex, mark: 'sum_zone' | 'span_zone'): Promise<string | undefined> {
  const row = await database(mark).first<{ zone: string } | undefined>('zone');
  return row?.zone;
}

async function fill(
  trx: Knex.Transaction,
  { of, kind, sums }: Rollup,
  { table, dimensions }: RollupLevel,
  zone: string,
): Promise<void> {
  const keys = dimensions.map((name) => (name === 'kind' ? kind : `line.${name}`)).join(', ');
  const names = Object.keys(sums).join(', ');
  const amounts = Object.values(sums).map((sql) => `sum(${sql})`);
  await trx(table).delete();
  await trx.raw(
    `insert into ${table} (day, ${dimensions.join(', ')}, ${names}, is_folded)
      select (line.completed_at at time zone ?)::date, ${keys}, ${amounts.join(', ')}, true
        from ${of} as line group by 1, ${keys}`,
    [zone],
  );
}
