import type { Knex } from 'knex';
import type { OrderFilters } from '../report/order-lines';
import type { Asking } from '../report/report';
import { cutSpans, type SpansOfRange } from './cut-spans';
import type { SpanLevel, SpanRollup } from './span-rollup';

/** A selection that is grouped. */
export interface SpanSelection<Name extends string, Most extends string> {
  rollup: SpanRollup<Name, Most>;
  filters: OrderFilters;
  /** What it is grouped by; of the keys of a level. */
  keys: readonly string[];
  /** Which of the extremes are wanted. */
  extremes?: readonly Most[];
  /** Reads the rows although sums are kept: what tests compare with. */
  isOfRows?: boolean;
}

/**
 * The groups of a selection: their keys, `rows`, sums and extremes, and `is_touched` where extremes are not known of the
 * sums, since something was taken away, and must be read of the rows. Whole spans come of the sums that are kept, with
 * what was written since they were folded, without what stood on invoices that were deleted; parts of spans at the ends
 * of the range come of the rows, and so does a range in which no span lies whole.
 */
export function groupsAsked<Name extends string, Most extends string>(
  asking: Asking,
  selection: SpanSelection<Name, Most>,
  zone: string,
): Knex.QueryBuilder {
  const { database } = asking;
  const { keys, rollup, extremes = [] } = selection;
  const [first, ...others] = partsOf(asking, selection, zone);
  const query = database
    .from(first.unionAll(others).as('part'))
    .groupBy([...keys])
    .select([...keys])
    .havingRaw('sum(rows) <> 0');
  for (const name of Object.keys(rollup.sums)) query.select(database.raw('sum(??) as ??', [name, name]));
  for (const name of extremes)
    query.select(database.raw(`${rollup.extremes[name].aggregate}(??) as ??`, [name, name]));
  return extremes.length ? query.select(database.raw('bool_or(is_touched) as is_touched')) : query;
}

function partsOf<Name extends string, Most extends string>(
  asking: Asking,
  selection: SpanSelection<Name, Most>,
  zone: string,
): [Knex.QueryBuilder, ...Knex.QueryBuilder[]] {
  const { rollup, filters, isOfRows } = selection;
  const level = levelFor(asking, selection);
  const cut = level && !isOfRows ? cutSpans(filters, level.spans, zone) : null;
  if (!level || !cut) return [ofRows(asking, selection, rollup.rows(asking, filters, 'kept'))];
  const deleted = { ...filters, from: undefined, to: undefined, ...cut.moments };
  return [
    ofSpans(asking, selection, level, cut),
    ofFresh(asking, selection, cut),
    ...(rollup.isInvoiced ? [ofRows(asking, selection, rollup.rows(asking, deleted, 'deleted'), '-')] : []),
    ...cut.edges.map((edge) =>
      ofRows(asking, selection, rollup.rows(asking, { ...filters, ...edge }, 'kept')),
    ),
  ];
}

/** The smallest table that knows what is asked for; none where nothing is kept of it. */
function levelFor<Name extends string, Most extends string>(
  { session }: Asking,
  { rollup, keys, filters }: SpanSelection<Name, Most>,
): SpanLevel | undefined {
  if (filters.buyer) return undefined;
  const isOfCompanies = session.hierarchy !== 1 || filters.customer || filters.franchise;
  const needed = [
    ...keys,
    ...(isOfCompanies ? ['company_id'] : []),
    ...(filters.facility ? ['facility_name'] : []),
  ];
  return rollup.levels.find((level) => needed.every((name) => level.keys.includes(name)));
}

function ofSpans<Name extends string, Most extends string>(
  asking: Asking,
  selection: SpanSelection<Name, Most>,
  { table }: SpanLevel,
  { spans }: SpansOfRange,
): Knex.QueryBuilder {
  const query = selection.rollup.of(asking, table, selection.filters);
  void query.where((any) => {
    for (const { span, since, until } of spans)
      void any.orWhere((one) => {
        void one.where('line.span', span);
        if (since !== undefined) void one.where('line.first', '>=', since);
        if (until !== undefined) void one.where('line.first', '<', until);
      });
  });
  return ofKept(query, selection);
}

function ofFresh<Name extends string, Most extends string>(
  asking: Asking,
  selection: SpanSelection<Name, Most>,
  { days: { since, until } }: SpansOfRange,
): Knex.QueryBuilder {
  const query = selection.rollup.of(asking, selection.rollup.fresh, selection.filters);
  if (since !== undefined) void query.where('line.day', '>=', since);
  if (until !== undefined) void query.where('line.day', '<', until);
  return ofKept(query, selection);
}

const ofKept = <Name extends string, Most extends string>(
  query: Knex.QueryBuilder,
  { rollup, keys, extremes = [] }: SpanSelection<Name, Most>,
) =>
  query.select(
    [...keys, ...Object.keys(rollup.sums), ...extremes, ...(extremes.length ? ['is_touched'] : [])].map(
      (name) => `line.${name}`,
    ),
  );

/** Rows themselves, or with a minus what they added to the sums: extremes can not be taken away. */
function ofRows<Name extends string, Most extends string>(
  { database }: Asking,
  { rollup, keys, extremes = [] }: SpanSelection<Name, Most>,
  rows: Knex.QueryBuilder,
  sign: '' | '-' = '',
): Knex.QueryBuilder {
  const columns = [
    ...Object.entries<string>(rollup.sums).map(([name, sql]) => `${sign}(${sql})::numeric as ${name}`),
    ...extremes.map((name) => `${sign ? 'null' : rollup.extremes[name].sql} as ${name}`),
    ...(extremes.length ? [`${sign !== ''} as is_touched`] : []),
  ];
  return rows
    .clearSelect()
    .select(keys.map((key) => `line.${key}`))
    .select(columns.map((column) => database.raw(column)));
}
