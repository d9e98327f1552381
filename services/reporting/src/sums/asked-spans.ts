import type { Knex } from 'knex';
import type { InvoiceState } from '../report/order-lines';
import type { Asking, Range } from '../report/report';
import { cutRuns, type RunsOfRange } from './cut-runs';
import { cutSpans, type SpansOfRange } from './cut-spans';
import {
  knowing,
  partOfKept,
  partOfRows,
  partOfRuns,
  withinSpans,
  type SpanSelection,
} from './parts-of-groups';
import type { RunLevel, SpanLevel } from './span-rollup';

/** Questions whose rows are added up. */
type Parts = [Knex.QueryBuilder, ...Knex.QueryBuilder[]];

/**
 * The groups of a selection: their keys, `rows`, sums and extremes, and `is_touched` where extremes are not known of the
 * sums, since something was taken away, and must be read of the rows. Sums alone come of those that run, where these
 * know what is asked for; else whole spans come of the sums that are kept. Both with what was written since they were
 * folded, without what stood on invoices that were deleted; parts of spans at the ends of the range come of the rows,
 * and so does a range in which no span lies whole.
 */
export function groupsAsked<Name extends string, Most extends string>(
  asking: Asking,
  selection: SpanSelection<Name, Most>,
  zone: string,
): Knex.QueryBuilder {
  const { rollup, filters, isOfRows, extremes = [] } = selection;
  const run = isOfRows || extremes.length ? undefined : knowing(asking, selection, rollup.runs);
  const nearest = run && cutRuns(filters, zone);
  if (run && nearest) return ofRuns(asking, selection, run, nearest);
  return addedUp(asking, selection, partsOf(asking, selection, zone)).havingRaw('sum(rows) <> 0');
}

/** Parts by the keys of a selection, with its extremes. */
export function grouped<Name extends string, Most extends string>(
  { database }: Asking,
  { keys, rollup, extremes = [] }: SpanSelection<Name, Most>,
  [first, ...others]: Parts,
): Knex.QueryBuilder {
  const query = database
    .from(first.unionAll(others).as('part'))
    .groupBy([...keys])
    .select([...keys]);
  for (const name of extremes)
    query.select(database.raw(`${rollup.extremes[name].aggregate}(??) as ??`, [name, name]));
  return extremes.length ? query.select(database.raw('bool_or(is_touched) as is_touched')) : query;
}

/** The same with its sums. */
function addedUp<Name extends string, Most extends string>(
  asking: Asking,
  selection: SpanSelection<Name, Most>,
  parts: Parts,
): Knex.QueryBuilder {
  const query = grouped(asking, selection, parts);
  for (const name of Object.keys(selection.rollup.sums))
    query.select(asking.database.raw('sum(??) as ??', [name, name]));
  return query;
}

/** Joined with what lies beside them: that is little, and grouping all of them would take longer than reading them. */
function ofRuns<Name extends string, Most extends string>(
  asking: Asking,
  selection: SpanSelection<Name, Most>,
  run: RunLevel,
  { thirds, ...cut }: RunsOfRange,
): Knex.QueryBuilder {
  const { database } = asking;
  const { keys, rollup, filters } = selection;
  const each = partOfRuns(asking, selection, rollup.of(asking, run.table, filters), thirds);
  const runs = run.keys.length === keys.length ? each : addedUp(asking, selection, [each]);
  const beside = addedUp(asking, selection, partsBeside(asking, selection, cut));
  const both = (name: string) => `coalesce(run.${name}, 0) + coalesce(beside.${name}, 0)`;
  return (
    database
      // Nothing is offset: each difference is reckoned once, and not wherever it is named.
      .from(database.raw('(? offset 0) as run', [runs]))
      .fullOuterJoin(beside.as('beside'), (on) =>
        keys.forEach((key) => void on.on(`run.${key}`, `beside.${key}`)),
      )
      .whereRaw(`${both('rows')} <> 0`)
      .select(keys.map((key) => database.raw(`coalesce(run.${key}, beside.${key}) as ${key}`)))
      .select(Object.keys(rollup.sums).map((name) => database.raw(`${both(name)} as ${name}`)))
  );
}

function partsOf<Name extends string, Most extends string>(
  asking: Asking,
  selection: SpanSelection<Name, Most>,
  zone: string,
): Parts {
  const { rollup, filters, isOfRows } = selection;
  const kept = isOfRows ? null : spansAsked(asking, selection, zone);
  if (!kept) return [allRows(asking, selection)];
  const spans = withinSpans(rollup.of(asking, kept.level.table, filters), kept.cut.spans);
  return [partOfKept(asking, selection, spans), ...partsBesideSpans(asking, selection, kept.cut)];
}

/** Spans of a table. */
export interface KeptSpans {
  level: SpanLevel;
  cut: SpansOfRange;
}

/** The smallest table of spans that knows what is asked for, and which of them; null where no span lies in the range. */
export function spansAsked<Name extends string, Most extends string>(
  asking: Asking,
  selection: SpanSelection<Name, Most>,
  zone: string,
): KeptSpans | null {
  const level = knowing(asking, selection, selection.rollup.levels);
  const cut = level ? cutSpans(selection.filters, level.spans, zone) : null;
  return level && cut ? { level, cut } : null;
}

/** All that is asked for, of the rows. */
export const allRows = <Name extends string, Most extends string>(
  asking: Asking,
  selection: SpanSelection<Name, Most>,
) => partOfRows(asking, selection, selection.rollup.rows(asking, selection.filters, 'kept'));

/** What lies beside spans. */
export const partsBesideSpans = <Name extends string, Most extends string>(
  asking: Asking,
  selection: SpanSelection<Name, Most>,
  { edges, ...cut }: SpansOfRange,
) => partsBeside(asking, selection, { ...cut, added: edges, taken: [] });

/** What lies beside sums: what is not folded yet, what stood on deleted invoices, and the ends of the range. */
function partsBeside<Name extends string, Most extends string>(
  asking: Asking,
  selection: SpanSelection<Name, Most>,
  { days, moments, added, taken }: Omit<RunsOfRange, 'thirds'>,
): Parts {
  const { rollup, filters } = selection;
  const rowsOf = (range: Range, state: InvoiceState, sign: '' | '-') => {
    const rows = rollup.rows(asking, { ...filters, from: range.from, to: range.to }, state);
    return partOfRows(asking, selection, rows, sign);
  };
  const fresh = rollup.of(asking, rollup.fresh, filters);
  if (days.since !== undefined) void fresh.where('line.day', '>=', days.since);
  if (days.until !== undefined) void fresh.where('line.day', '<', days.until);
  return [
    partOfKept(asking, selection, fresh),
    ...(rollup.isInvoiced ? [rowsOf(moments, 'deleted', '-')] : []),
    ...added.map((range) => rowsOf(range, 'kept', '')),
    ...taken.map((range) => rowsOf(range, 'kept', '-')),
  ];
}
