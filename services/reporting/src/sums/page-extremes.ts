import type { Knex } from 'knex';
import type { Asking } from '../report/report';
import { allRows, grouped, partsBesideSpans, spansAsked, type KeptSpans } from './asked-spans';
import type { Span } from './cut-spans';
import { partOfKept, type SpanSelection } from './parts-of-groups';

/** Groups of a selection with some columns; where they are many, they have their extremes and `is_touched` already. */
export interface GroupsOfPage {
  groups: Knex.QueryBuilder;
  columns: readonly string[];
  areMany: boolean;
}

interface WithExtremes<Name extends string, Most extends string> extends SpanSelection<Name, Most> {
  extremes: readonly Most[];
}

/**
 * Groups with the extremes of their selection. What runs knows no extremes, and no report is ordered by them: they are
 * asked for once it is known which groups are shown. All of it is one statement. Where all groups may be shown, they are
 * grouped with theirs.
 */
export function withExtremes<Name extends string, Most extends string>(
  asking: Asking,
  selection: WithExtremes<Name, Most>,
  zone: string,
  { groups, columns, areMany }: GroupsOfPage,
): Knex.QueryBuilder {
  const { database } = asking;
  const { keys, extremes, rollup } = selection;
  const sole = areMany ? undefined : rollup.ever?.by;
  const query = database
    .from('shown')
    .withMaterialized('shown', groups)
    .select(columns.map((name) => `shown.${name}`));
  if (!areMany)
    void query.leftJoin(ofPage(asking, selection, zone, query).as('known'), (on) =>
      keys.forEach((key) => void on.on(`known.${key}`, `shown.${key}`)),
    );
  if (sole) void query.leftJoin('sole', `sole.${sole}`, `shown.${sole}`);
  const known = areMany ? 'shown' : 'known';
  for (const name of extremes) {
    // A question of its own within a case: nobody asks it for the many that nothing was taken away of.
    const each = `case when ${known}.is_touched then (?) else ${known}.${name} end`;
    const sql = sole ? `case when sole.${sole} is null then ${each} else sole.${name} end` : each;
    void query.select(database.raw(`${sql} as ${name}`, [ofTouched(asking, selection, name)]));
  }
  return query;
}

/**
 * The extremes of what is shown alone, of each group in every span of the range, and of what lies beside these; of whom
 * they were never anything else, in none.
 */
function ofPage<Name extends string, Most extends string>(
  asking: Asking,
  whole: WithExtremes<Name, Most>,
  zone: string,
  query: Knex.QueryBuilder,
): Knex.QueryBuilder {
  const { database } = asking;
  const { rollup, filters } = whole;
  const selection = { ...whole, isOfPage: true };
  const page = database.from('shown').select('shown.*');
  if (rollup.ever) {
    const { by } = rollup.ever;
    void query.withMaterialized('sole', soleOf(database, rollup.ever, whole.extremes));
    void page.whereNotExists(database.from('sole').whereRaw(`sole.${by} = shown.${by}`));
  }
  void query.withMaterialized('page', page);
  const kept = spansAsked(asking, selection, zone);
  if (!kept) return grouped(asking, selection, [allRows(asking, selection)]);
  void query.withMaterialized('stretch', stretchesOf(database, kept));
  const spans = rollup
    .of(asking, kept.level.table, filters)
    .joinRaw('join stretch on stretch.span = line.span and stretch.first = line.first')
    .whereRaw(sameKeys(whole, 'page'))
    .select('line.*');
  // Nothing is offset: of each group of the page by itself, so that it is looked for by the index.
  const each = database.from(database.raw('page cross join lateral (? offset 0) as line', [spans]));
  return grouped(asking, selection, [
    partOfKept(asking, whole, each),
    ...partsBesideSpans(asking, selection, kept.cut),
  ]);
}

/** Who has one of each extreme for all times, with it. */
const soleOf = (
  database: Knex,
  { table, by }: { table: string; by: string },
  extremes: readonly string[],
): Knex.QueryBuilder =>
  database(table)
    .groupBy(by)
    .havingRaw('count(*) = 1')
    .select(by)
    .select(extremes.map((name) => database.raw(`max(${name}) as ${name}`)));

/** An extreme of a group that is `shown`, and that something was taken away of. */
function ofTouched<Name extends string, Most extends string>(
  asking: Asking,
  { rollup, filters, keys }: WithExtremes<Name, Most>,
  name: Most,
): Knex.QueryBuilder {
  const { aggregate, sql } = rollup.extremes[name];
  return rollup
    .rows(asking, filters, 'kept')
    .whereRaw(sameKeys({ keys }, 'shown'))
    .clearSelect()
    .select(asking.database.raw(`${aggregate}(${sql})`));
}

const sameKeys = ({ keys }: { keys: readonly string[] }, groups: 'page' | 'shown') =>
  keys.map((key) => `line.${key} = ${groups}.${key}`).join(' and ');

const STEPS: Readonly<Record<Span, string>> = {
  third: '1 day',
  month: '1 month',
  quarter: '3 months',
  year: '1 year',
};

/** Each span of a range by its kind and its first day; an open end is that of what is kept. */
function stretchesOf(database: Knex, { level: { table }, cut: { spans } }: KeptSpans): Knex.Raw {
  const kinds = spans.map(({ span, since, until }) => {
    const end = (which: 'min' | 'max') => `(select ${which}(first) from ${table} where span = '${span}')`;
    const first = since === undefined ? end('min') : `date '${since}'`;
    const last = until === undefined ? end('max') : `(date '${until}' - 1)`;
    return `select '${span}' as span, first::date as first
      from generate_series(${first}::timestamp, ${last}::timestamp, interval '${STEPS[span]}') as first
      ${span === 'third' ? 'where extract(day from first) in (1, 11, 21)' : ''}`;
  });
  return database.raw(kinds.join(' union all '));
}
