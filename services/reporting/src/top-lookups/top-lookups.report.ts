import type { TopLookup } from '@washcoat/contract-reporting';
import type { Asking, Range, Report } from '../report/report';
import { groupsAsked } from '../sums/asked-spans';
import { withExtremes } from '../sums/page-extremes';
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
  select: (asking, range, areMany) => {
    const { database } = asking;
    const pairs = { ...byPerson, filters: range, extremes: areMany ? extremes : [] };
    const seen = database
      .from(groupsAsked(asking, pairs, zone).as('pair'))
      .select('pair.*', database.raw('pair.rows::int as count'));
    return database.from(seen.as('seen')).select('seen.*');
  },
  complete: (asking, range, groups, areMany) => {
    const seen = withExtremes(asking, { ...byPerson, extremes, filters: range }, zone, {
      ...{ groups, areMany },
      columns: ['oem', 'user_id', 'count'],
    });
    return asking.database.from(seen.as('seen')).select('seen.*');
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

const byPerson = { rollup: lookupSums, keys: ['oem', 'user_id'] } as const;
const extremes = ['first_name', 'last_name'] as const;

/** What the whole selection comes to, and its codes that were looked up most. */
export async function sumLookups(asking: Asking, range: Range, zone: string) {
  const { database } = asking;
  const grouped = (key: string) =>
    groupsAsked(asking, { rollup: lookupSums, filters: range, keys: [key] }, zone);
  const [codes, [byUser]] = await Promise.all([
    database
      .from(grouped('oem').as('code'))
      .select<{ oem: string; count: number; lookups: number; codes: number }[]>(
        database.raw('oem, rows::int as count, (sum(rows) over ())::int as lookups'),
        database.raw('(count(*) over ())::int as codes'),
      )
      .orderBy([{ column: 'rows', order: 'desc' }, { column: 'oem' }])
      .limit(CODES_OF_CHART),
    database
      .from(grouped('user_id').as('person'))
      .select<{ people: number }[]>(database.raw('count(*)::int as people')),
  ]);
  const totals = {
    lookups: codes[0]?.lookups ?? 0,
    codes: codes[0]?.codes ?? 0,
    people: byUser?.people ?? 0,
  };
  return { totals, codes: codes.map(({ oem, count }) => ({ oem, count })) };
}

/** A row as it leaves the service. */
export const presentLookup = ({ oem, count, first_name, last_name, user_id }: TopLookupRow): TopLookup => ({
  oem,
  count,
  fname: first_name,
  lname: last_name,
  userId: user_id,
});
