import type { TopLookup } from '@washcoat/contract-reporting';
import { withinScope } from '@washcoat/service-kit';
import { within } from '../report/order-lines';
import type { Asking, Range, Report } from '../report/report';

/** How often one person paid to see one code. */
export interface TopLookupRow {
  user_id: string;
  oem: string;
  count: number;
  first_name: string;
  last_name: string;
}

const CODES_OF_CHART = 12;

/** The paid lookups of companies that the signed-in user may see. */
const lookupsAsked = ({ database, session }: Asking, range: Range) =>
  withinScope(within(database('lookup_row as lookup'), 'lookup.at', range), session, 'lookup.company_id');

/** Codes that were paid to be seen, by person, most often first. */
export const topLookups: Report<Range, TopLookupRow> = {
  fileName: 'top-lookups',
  select: (asking, range) =>
    asking.database
      .from(
        lookupsAsked(asking, range)
          .groupBy('lookup.oem', 'lookup.user_id')
          .select('lookup.oem', 'lookup.user_id', asking.database.raw('count(*)::int as count'))
          .max({ first_name: 'lookup.first_name', last_name: 'lookup.last_name' })
          .as('seen'),
      )
      .select('seen.*'),
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
};

/** What the whole selection comes to, and its codes that were looked up most. */
export async function sumLookups(asking: Asking, range: Range) {
  const { database } = asking;
  const [[totals], codes] = await Promise.all([
    lookupsAsked(asking, range).select<{ lookups: number; codes: number; people: number }[]>(
      database.raw('count(*)::int as lookups, count(distinct oem)::int as codes'),
      database.raw('count(distinct user_id)::int as people'),
    ),
    lookupsAsked(asking, range)
      .groupBy('lookup.oem')
      .select<{ oem: string; count: number }[]>('lookup.oem', database.raw('count(*)::int as count'))
      .orderBy([{ column: 'count', order: 'desc' }, { column: 'lookup.oem' }])
      .limit(CODES_OF_CHART),
  ]);
  return { totals: totals ?? { lookups: 0, codes: 0, people: 0 }, codes };
}

/** A row as it leaves the service. */
export const presentLookup = ({ oem, count, first_name, last_name, user_id }: TopLookupRow): TopLookup => ({
  oem,
  count,
  fname: first_name,
  lname: last_name,
  userId: user_id,
});
