import type { Knex } from 'knex';
import { linesAskedOf, ordersOf, type InvoiceState, type OrderFilters } from '../report/order-lines';
import type { Asking } from '../report/report';
import type { Rollup, RollupLevel } from './rollup';
import { momentsOf, wholeDays } from './whole-days';

/** Sums of one day, of one kind, or with neither of the whole selection; decimal text. */
export type SumsOf<Name extends string> = Record<Name, string> & {
  day: string | null;
  kind: string | null;
  rows: number;
};

/** A selection whose sums are asked for. */
export interface Selection<Name extends string> {
  rollup: Rollup<Name>;
  filters: OrderFilters;
  /** Of these kinds alone. */
  kinds?: readonly string[];
  /** The selected rows, as `line`, where they are chosen by what the sums do not know: they are summed up then. */
  onlyRows?: Knex.QueryBuilder;
}

/**
 * What a selection comes to: by day of `zone` in their order, by kind, and in all. Whole days come of the sums that are
 * kept, without what stood on invoices that were deleted since; parts of days of the rows. A selection that they do not
 * cover is summed up of its rows. Both ways say the same, to the last digit.
 */
export async function sumsAsked<Name extends string>(
  asking: Asking,
  selection: Selection<Name>,
  zone: string,
): Promise<SumsOf<Name>[]> {
  return sumsQuery(asking, selection, zone);
}

/** What is asked of the database for it. */
export function sumsQuery<Name extends string>(
  asking: Asking,
  selection: Selection<Name>,
  zone: string,
): Knex.QueryBuilder {
  const names = Object.keys(selection.rollup.sums);
  const [first, ...others] = partsOf(asking, selection, zone);
  const { database } = asking;
  const parts = first.unionAll(others);
  return database
    .from(parts.as('part'))
    .select('day', 'kind', database.raw('sum(rows)::int as rows'))
    .select(
      names
        .filter((name) => name !== 'rows')
        .map((name) => database.raw('coalesce(sum(??), 0) as ??', [name, name])),
    )
    .groupByRaw('grouping sets ((day), (kind), ())')
    .havingRaw('sum(rows) <> 0')
    .orderByRaw('day nulls last, kind nulls last');
}

function partsOf<Name extends string>(
  asking: Asking,
  { rollup, filters, kinds, onlyRows }: Selection<Name>,
  zone: string,
): [Knex.QueryBuilder, ...Knex.QueryBuilder[]] {
  const { database } = asking;
  if (onlyRows) return [summed(database, onlyRows, rollup, zone)];
  const rowsOf = (of: OrderFilters, state: InvoiceState, sign: '' | '-' = '') =>
    summed(
      database,
      ofKinds(linesAskedOf(asking, rollup.of, of, state), rollup.kind, kinds),
      rollup,
      zone,
      sign,
    );
  const level = levelFor(asking, rollup, filters);
  const days = level && wholeDays(filters, zone);
  if (!level || !days) return [rowsOf(filters, 'kept')];
  return [
    ofKinds(keptSums(asking, rollup, level, filters, days), 'line.kind', kinds),
    rowsOf({ ...filters, from: undefined, to: undefined, ...momentsOf(days, zone) }, 'deleted', '-'),
    ...days.edges.map((edge) => rowsOf({ ...filters, ...edge }, 'kept')),
  ];
}

const ofKinds = (query: Knex.QueryBuilder, kind: string, kinds?: readonly string[]) =>
  kinds ? query.whereRaw(`${kind} = any(?)`, [[...kinds]]) : query;

/** The smallest table of sums that knows what is asked for. */
function levelFor({ session }: Asking, { levels }: Rollup, { buyer, customer, franchise }: OrderFilters) {
  const needed = [
    ...(session.hierarchy !== 1 || customer || franchise ? ['company_id'] : []),
    ...(buyer ? ['assistant_id'] : []),
  ];
  return levels.find(({ dimensions }) => needed.every((name) => dimensions.includes(name)));
}

function keptSums(
  asking: Asking,
  { sums }: Rollup,
  { table }: RollupLevel,
  filters: OrderFilters,
  { first, last }: { first?: string; last?: string },
): Knex.QueryBuilder {
  const { database } = asking;
  const query = ordersOf(asking, table, filters)
    .select(database.raw('line.day::text as day, line.kind'))
    .select(Object.keys(sums).map((name) => `line.${name}`));
  if (first !== undefined) query.where('line.day', '>=', first);
  if (last !== undefined) query.where('line.day', '<=', last);
  return query;
}

function summed(
  database: Knex,
  lines: Knex.QueryBuilder,
  { kind, sums }: Rollup,
  zone: string,
  sign: '' | '-' = '',
): Knex.QueryBuilder {
  const columns = Object.entries(sums).map(([name, sql]) => `${sign}(${sql})::numeric as ${name}`);
  return lines
    .clearSelect()
    .select(database.raw(`(line.completed_at at time zone ?)::date::text as day, ${kind} as kind`, [zone]))
    .select(columns.map((column) => database.raw(column)));
}
