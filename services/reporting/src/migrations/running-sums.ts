import type { SpanSums } from './span-sums';

/** Sums that run from the beginning on: one row of each group, with what came up to the end of every third of a month. */
export interface Run {
  table: string;
  /** Whoever is looked for by the last of them alone has the index for it. */
  keys: readonly string[];
  /** The table of spans whose thirds they are filled of; it knows all their keys. */
  of: string;
}

/** The number of the third of a month that a day lies in: those of all years are counted on. */
export const thirdOf = (day: string) =>
  `((extract(year from ${day})::int * 12 + extract(month from ${day})::int - 1) * 3
    + least((extract(day from ${day})::int - 1) / 10, 2))`;

const typeOf = (sum: string) => (sum === 'rows' ? 'int' : 'numeric');

/** What makes runs of amounts by third, and one of two; a run goes on with its last element, and begins after nothing. */
export const runFunctions = ['int', 'numeric']
  .map(
    (type) => `
  create or replace function run_of(thirds int[], amounts ${type}[]) returns ${type}[] language sql immutable as $$
    select array_agg(total order by third) from (
      select each.third, (sum(coalesce(amount, 0)) over (order by each.third))::${type} as total
        from (select generate_series(min(third), max(third)) as third from unnest(thirds) as third) as each
        left join unnest(thirds, amounts) as known (third, amount) on known.third = each.third) as every
  $$;
  create or replace function run_sum(first int, run ${type}[], other_first int, other ${type}[]) returns ${type}[]
    language sql immutable as $$
    select array_agg(coalesce(run[least(third - first + 1, cardinality(run))], 0)
        + coalesce(other[least(third - other_first + 1, cardinality(other))], 0) order by third)
      from generate_series(least(first, other_first),
        greatest(first + cardinality(run), other_first + cardinality(other)) - 1) as third
  $$;`,
  )
  .join('');

/** The tables of runs. Rows are kept whole where they lie, so that all of them are read at once. */
export const runTables = (of: SpanSums): string =>
  of.runs
    .map(
      ({ table, keys }) => `
  create table if not exists ${table} (
    first int not null, ${keys.map((key) => `${key} ${of.dimensions[key]} not null`).join(', ')},
    ${Object.keys(of.sums)
      .map((name) => `${name} ${typeOf(name)}[] not null`)
      .join(', ')}
  ) with (toast_tuple_target = 8160, fillfactor = 80);
  create unique index if not exists ${table}_key on ${table} (${[...keys].reverse().join(', ')});`,
    )
    .join('');

/** What `source` has, by day and dimension, as runs. */
function runsOf({ sums }: SpanSums, { table, keys }: Run, source: string): string {
  const names = Object.keys(sums);
  const list = keys.join(', ');
  const amounts = names.map((name) => `sum(${name})::${typeOf(name)} as ${name}`);
  const runs = names.map((name) => `run_of(array_agg(third), array_agg(${name}))`);
  return `insert into ${table} (first, ${list}, ${names.join(', ')})
    select min(third), ${list}, ${runs.join(', ')}
      from (select ${thirdOf('day')} as third, ${list}, ${amounts.join(', ')} from ${source} as source group by 1, ${list}) as part
      group by ${list}`;
}

/** The same, added to those that are there. */
export function addToRuns(of: SpanSums, run: Run, source: string): string {
  const { table, keys } = run;
  const merged = Object.keys(of.sums).map(
    (name) => `${name} = run_sum(${table}.first, ${table}.${name}, excluded.first, excluded.${name})`,
  );
  return `${runsOf(of, run, source)}
    on conflict (${keys.join(', ')}) do update
      set first = least(${table}.first, excluded.first), ${merged.join(', ')}`;
}

/** Where it is kept what extremes ever were, by one of the dimensions, whatever became of the rows. */
export interface Ever {
  table: string;
  by: string;
}

/** The table of it. */
export const everTable = ({ ever, extremes, dimensions }: SpanSums): string =>
  ever
    ? `create table if not exists ${ever.table} (
        ${[`${ever.by} ${dimensions[ever.by]}`, ...extremes.map(({ name, type }) => `${name} ${type}`)].join(', ')},
        primary key (${[ever.by, ...extremes.map(({ name }) => name)].join(', ')})
      );`
    : '';

/** Keeps what extremes of rows are; all who write do so in one order, so that no two wait for each other. */
export function noteEver({ ever, extremes }: SpanSums, rows: string): string {
  if (!ever) return '';
  const names = [ever.by, ...extremes.map(({ name }) => name)];
  const values = [`line.${ever.by}`, ...extremes.map(({ sql }) => sql)];
  const isKnown = names.map((name, at) => `ever.${name} = ${values[at]}`).join(' and ');
  return `insert into ${ever.table} (${names.join(', ')})
    select distinct ${values.join(', ')} from ${rows} as line
      where not exists (select from ${ever.table} as ever where ${isKnown})
      order by ${values.map((_, at) => at + 1).join(', ')}
    on conflict do nothing;`;
}

/** Fills all runs of the thirds that are kept, at a time at which nothing is folded. */
export const fillRunsFunction = (of: SpanSums): string => `
  create or replace function fill_runs_of_${of.fresh}() returns void language plpgsql set search_path from current as $$
  begin
    ${noteEver(of, of.of)}
    ${of.runs
      .map((run) => {
        const thirds = `(select first as day, thirds.* from ${run.of} as thirds where span = 'third')`;
        return `delete from ${run.table};
    ${runsOf(of, run, thirds)} order by ${run.keys.join(', ')};`;
      })
      .join('\n')}
  end $$;`;

/** Takes away the runs that came to nothing, with what `isNothing` says of rows of a table of spans. */
export function removeEmptyRuns(of: SpanSums, spans: string, isNothing: string): string {
  return of.runs
    .filter((run) => run.of === spans)
    .map(({ table, keys }) => {
      const same = keys.map((key) => `run.${key} = nothing.${key}`);
      const empty = Object.keys(of.sums).map((name) => `0 = all(run.${name})`);
      return `delete from ${table} as run
        using (select distinct ${keys.join(', ')} from ${spans} where is_touched and ${isNothing}) as nothing
        where ${[...same, ...empty].join(' and ')};`;
    })
    .join('\n');
}
