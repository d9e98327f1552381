import type { Service } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { rollups, type Rollup, type RollupLevel } from './rollup';

/**
 * Sees to it that days are cut on the calendar of the installation: fills the sums of what is there when they are kept
 * for the first time, and anew when that calendar is another one. Writers wait meanwhile, readers do not; of several
 * processes one does it.
 */
export async function cutDays({ database, platform: { timezone } }: Service): Promise<void> {
  if ((await zoneOf(database)) === timezone) return;
  await database.transaction(async (trx) => {
    await trx.raw(`lock table ${rollups.map(({ of }) => of).join(', ')} in share row exclusive mode`);
    if ((await zoneOf(trx)) === timezone) return;
    await trx('sum_zone').delete();
    await trx('sum_zone').insert({ zone: timezone });
    for (const rollup of rollups) for (const level of rollup.levels) await fill(trx, rollup, level, timezone);
  });
}

async function zoneOf(database: Knex): Promise<string | undefined> {
  const row = await database('sum_zone').first<{ zone: string } | undefined>('zone');
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
