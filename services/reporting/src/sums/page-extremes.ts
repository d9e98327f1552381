import type { Knex } from 'knex';
import type { Asking } from '../report/report';
import { allRows, grouped, groupsAsked, partsBesideSpans, spansAsked, type KeptSpans } from './asked-spans';
import type { Span } from './cut-spans';
import { partOfKept, type SpanSelection } from './parts-of-groups';

/** Groups of a selection, and whether they are so many that all are grouped for them; else each is looked for. */
export interface GroupsOfPage {
  groups: Knex.QueryBuilder;
  areMany: boolean;
}

interface WithExtremes<Name extends string, Most extends string> extends SpanSelection<Name, Most> {
  extremes: readonly Most[];
}

/**
 * Groups with the extremes of their selection, as `page`. What runs knows no extremes, and no report is ordered by them:
 * they are asked for once it is known which groups are shown. All of it is one statement.
 */
export function withExtremes<Name extends string, Most extends string>(
  asking: Asking,
  selection: WithExtremes<Name, Most>,
  zone: string,
  { groups, areMany }: GroupsOfPage,
): Knex.QueryBuilder {
  const { database } = asking;
  const { keys, extremes } = selection;
  const kept = areMany ? null : spansAsked(asking, selection, zone);
  const query = database.from('page').withMaterialized('page', groups);
  if (kept) void query.withMaterialized('stretch', stretchesOf(database, kept));
  const known = areMany ? groupsAsked(asking, selection, zone) : ofPage(asking, selection, kept);
  return query
    .leftJoin(known.as('known'), (on) => keys.forEach((key) => void on.on(`known.${key}`, `page.${key}`)))
    .select('page.*')
    .select(
      extremes.map((name) =>
        // A question of its own within a case: nobody asks it for the many that nothing was taken away of.
        database.raw('case when known.is_touched then (?) else known.?? end as ??', [
          ofTouched(asking, selection, name),
          name,
          name,
        ]),
      ),
    );
}

/** The extremes of the groups of `page` alone: of each in every span of `stretch`, and what lies beside these. */
function ofPage<Name extends string, Most extends string>(
  asking: Asking,
  whole: WithExtremes<Name, Most>,
  kept: KeptSpans | null,
): Knex.QueryBuilder {
  const selection = { ...whole, isOfPage: true };
  if (!kept) return grouped(asking, selection, [allRows(asking, selection)]);
  const spans = whole.rollup
    .of(asking, kept.level.table, whole.filters)
    .joinRaw('join stretch on stretch.span = line.span and stretch.first = line.first')
    .whereRaw(sameKeys(whole))
    .select('line.*');
  // Nothing is offset: of each group of the page by itself, so that it is looked for by the index.
  const { database } = asking;
  const each = database.from(database.raw('page cross join lateral (? offset 0) as line', [spans]));
  return grouped(asking, selection, [
    partOfKept(asking, whole, each),
    ...partsBesideSpans(asking, selection, kept.cut),
  ]);
}

/** An extreme of a group of `page` that something was taken away of. */
function ofTouched<Name extends string, Most extends string>(
  asking: Asking,
  { rollup, filters, keys }: WithExtremes<Name, Most>,
  name: Most,
): Knex.QueryBuilder {
  const { aggregate, sql } = rollup.extremes[name];
  return rollup
    .rows(asking, filters, 'kept')
    .whereRaw(sameKeys({ keys }))
    .clearSelect()
    .select(asking.database.raw(`${aggregate}(${sql})`));
}

const sameKeys = ({ keys }: { keys: readonly string[] }) =>
  keys.map((key) => `line.${key} = page.${key}`).join(' and ');

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
