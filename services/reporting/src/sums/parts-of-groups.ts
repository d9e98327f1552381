import type { Knex } from 'knex';
import type { OrderFilters } from '../report/order-lines';
import type { Asking } from '../report/report';
import type { RunsOfRange } from './cut-runs';
import type { SpansOfKind } from './cut-spans';
import type { SpanRollup } from './span-rollup';

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
  /** Of the groups of `page`, a question of the same statement, alone. */
  isOfPage?: boolean;
}

/** The smallest of some tables of sums that knows what is asked for. */
export function knowing<Table extends { keys: readonly string[] }>(
  { session }: Asking,
  {
    keys,
    filters: { buyer, customer, franchise, facility },
  }: Pick<SpanSelection<never, never>, 'keys' | 'filters'>,
  tables: readonly Table[],
): Table | undefined {
  if (buyer) return undefined;
  const isOfCompanies = session.hierarchy !== 1 || customer || franchise;
  const needed = [...keys, ...(isOfCompanies ? ['company_id'] : []), ...(facility ? ['facility_name'] : [])];
  return tables.find((table) => needed.every((name) => table.keys.includes(name)));
}

/** What came up to the end of the thirds without what came before them, of rows of a table of runs as `line`. */
export function partOfRuns<Name extends string, Most extends string>(
  { database }: Asking,
  { rollup, keys }: SpanSelection<Name, Most>,
  runs: Knex.QueryBuilder,
  { since, until }: RunsOfRange['thirds'],
): Knex.QueryBuilder {
  const before = (name: string, third: number) =>
    `coalesce(line.${name}[least(${third} - line.first, cardinality(line.${name}))], 0)`;
  const amounts = Object.keys(rollup.sums).map((name) => {
    const all = until === undefined ? `line.${name}[cardinality(line.${name})]` : before(name, until);
    return `${all}${since === undefined ? '' : ` - ${before(name, since)}`} as ${name}`;
  });
  return runs.select(keys.map((key) => `line.${key}`)).select(amounts.map((sql) => database.raw(sql)));
}

/** Of a table of sums, as `line`, those of spans. */
export const withinSpans = (query: Knex.QueryBuilder, spans: readonly SpansOfKind[]): Knex.QueryBuilder =>
  query.where((any) => {
    for (const { span, since, until } of spans)
      void any.orWhere((one) => {
        void one.where('line.span', span);
        if (since !== undefined) void one.where('line.first', '>=', since);
        if (until !== undefined) void one.where('line.first', '<', until);
      });
  });

/** What is summed up, or waits to be, as `line`. */
export const partOfKept = <Name extends string, Most extends string>(
  { database }: Asking,
  selection: SpanSelection<Name, Most>,
  kept: Knex.QueryBuilder,
): Knex.QueryBuilder => {
  const { rollup, keys, extremes = [] } = selection;
  return ofPage(kept, selection)
    .select([...keys, ...extremes, ...(extremes.length ? ['is_touched'] : [])].map((name) => `line.${name}`))
    .select(Object.keys(rollup.sums).map((name) => database.raw(`line.${name}::${typeOf(name)} as ${name}`)));
};

/** Rows themselves, or with a minus what they added to the sums: extremes can not be taken away. */
export function partOfRows<Name extends string, Most extends string>(
  { database }: Asking,
  selection: SpanSelection<Name, Most>,
  rows: Knex.QueryBuilder,
  sign: '' | '-' = '',
): Knex.QueryBuilder {
  const { rollup, keys, extremes = [] } = selection;
  const columns = [
    ...extremes.map((name) => `${sign ? 'null' : rollup.extremes[name].sql} as ${name}`),
    ...(extremes.length ? [`${sign !== ''} as is_touched`] : []),
    ...Object.entries<string>(rollup.sums).map(
      ([name, sql]) => `${sign}(${sql})::${typeOf(name)} as ${name}`,
    ),
  ];
  return ofPage(rows, selection)
    .clearSelect()
    .select(keys.map((key) => `line.${key}`))
    .select(columns.map((column) => database.raw(column)));
}

/** A count is added up several times faster as the whole number that it is. */
const typeOf = (sum: string) => (sum === 'rows' ? 'int' : 'numeric');

const ofPage = <Name extends string, Most extends string>(
  lines: Knex.QueryBuilder,
  { keys, isOfPage }: SpanSelection<Name, Most>,
) =>
  isOfPage
    ? lines.joinRaw(`join page on ${keys.map((key) => `page.${key} = line.${key}`).join(' and ')}`)
    : lines;
