import type { TopLookup } from '@washcoat/contract-reporting';
import type { Asking, Range, Report } from '../report/report';
import { groupsAsked } from '../sums/asked-spans';
import { lookupSums } from '../sums/span-rollup';

/** How often one person paid to see one code. */
export interface TopLookupRow {
  user_id: string;
  oem: string;
  count: number;
  first_name: string;
  last_name: string;
}

const CODES_OF_CHART = 12;

/**
 * Codes that were paid to be seen, by person, most often first, within the scope of who asks.
 *
 * @param zone on whose calendar sums are kept
 */
export const topLookups = (zone: string): Report<Range, TopLookupRow> => ({
  fileName: 'top-lookups',
  select: (asking, range) => {
    const { database } = asking;
    const seen = groupsAsked(asking, { ...byPerson, filters: range }, zone);
    const listed = database
      .from(seen.as('seen'))
      .select('seen.oem', 'seen.user_id', database.raw('seen.rows::int as count'))
      .select(
        byPerson.extremes.map((name) =>
          // A question of its own within a case: nobody asks it for the many that nothing was taken away of.
          database.raw('case when seen.is_touched then (?) else seen.?? end as ??', [
            ofTouched(asking, range, name),
            name,
            name,
          ]),
        ),
      );
    return database.from(listed.as('seen')).select('seen.*');
  },
  isGrouped: () => true,
  order: () => ({
    direction: 'asc',
    columns: [
      { sql: 'seen.count', type: 'integer', direction: 'desc' },
      { sql: 'seen.oem', type: 'text' },
      { sql: 'seen.user_id', type: 'uuid' },
    ],
  }),
  columns: () => [
    { id: 'oem', title: 'OEM', value: (row) => row.oem },
    { id: 'count', title: 'Count', value: (row) => row.count },
    { id: 'user', title: 'User', value: (row) => `${row.first_name} ${row.last_name}`.trim() },
  ],
});

const byPerson = {
  rollup: lookupSums,
  keys: ['oem', 'user_id'],
  extremes: ['first_name', 'last_name'],
} as const;

/** A name of a person, `seen` in the outer query, that lookups were taken away of. */
const ofTouched = (asking: Asking, range: Range, name: (typeof byPerson.extremes)[number]) =>
  lookupSums
    .rows(asking, range, 'kept')
    .whereRaw('line.oem = seen.oem and line.user_id = seen.user_id')
    .max(`line.${name}`);

/** What the whole selection comes to, and its codes that were looked up most. */
export async function sumLookups(asking: Asking, range: Range, zone: string) {
  const { database } = asking;
  const grouped = (key: string) =>
    groupsAsked(asking, { rollup: lookupSums, filters: range, keys: [key] }, zone);
  const [[byCode], [byUser], codes] = await Promise.all([
    database
      .from(grouped('oem').as('code'))
      .select<{ lookups: number; codes: number }[]>(
        database.raw('coalesce(sum(rows), 0)::int as lookups, count(*)::int as codes'),
      ),
    database
      .from(grouped('user_id').as('person'))
      .select<{ people: number }[]>(database.raw('count(*)::int as people')),
    database
      .from(grouped('oem').as('code'))
      .select<{ oem: string; count: number }[]>('oem', database.raw('rows::int as count'))
      .orderBy([{ column: 'rows', order: 'desc' }, { column: 'oem' }])
      .limit(CODES_OF_CHART),
  ]);
  const totals = {
    lookups: byCode?.lookups ?? 0,
    codes: byCode?.codes ?? 0,
    people: byUser?.people ?? 0,
  };
  return { totals, codes };
}

/** A row as it leaves the service. */
export const presentLookup = ({ oem, count, first_name, last_name, user_id }: TopLookupRow): TopLookup => ({
  oem,
  count,
  fname: first_name,
  lname: last_name,
  userId: user_id,
});
