import { addToRuns, fillRunsFunction, noteEver, removeEmptyRuns, type Ever, type Run } from './running-sums';

/** A stretch of days that sums are kept of; each kind lies whole in the next greater one. */
type Span = 'third' | 'month' | 'quarter' | 'year';

/** A table of sums: by which of the dimensions, over which stretches, the smallest first. */
interface Level {
  table: string;
  keys: readonly string[];
  spans: readonly Span[];
}

/** The least or the greatest of something that rows, as `line`, say. */
interface Extreme {
  name: string;
  type: string;
  aggregate: 'min' | 'max';
  sql: string;
}

/** Sums by span of a table of rows. */
export interface SpanSums {
  of: string;
  /** The moment of a row. */
  at: string;
  /** Which rows count; without it all. */
  where?: string;
  /** Where what is written waits until it is folded. */
  fresh: string;
  dimensions: Readonly<Record<string, string>>;
  /** What a row, as `line`, adds to each. */
  sums: Readonly<Record<string, string>>;
  extremes: readonly Extreme[];
  levels: readonly Level[];
  runs: readonly Run[];
  /** Where extremes hardly ever change: what they were. */
  ever?: Ever;
}

/** From so many rows of one statement on they are added to spans at once. */
const MANY_ROWS = 20_000;
/** From so many removed rows on it is looked whether none is left. */
const MANY_GONE = 1000;

const firstDays: Record<Span, string> = {
  third: `date_trunc('month', day::timestamp)::date + least((extract(day from day)::int - 1) / 10, 2) * 10`,
  month: `date_trunc('month', day::timestamp)::date`,
  quarter: `date_trunc('quarter', day::timestamp)::date`,
  year: `date_trunc('year', day::timestamp)::date`,
};

/** The day after the last one of a span. */
const endOfSpan = `(case span when 'year' then first + interval '1 year' when 'quarter' then first + interval '3 months'
  when 'month' then first + interval '1 month'
  else case when extract(day from first) = 21 then date_trunc('month', first::timestamp) + interval '1 month'
    else first + interval '10 days' end end)`;

/** Which calendar spans are cut on, whether all that was there before it is among them, and whether it is in runs too. */
export const spanZone = `
  create table if not exists span_zone (zone text not null);
  alter table span_zone add column if not exists is_filled boolean not null default true;
  alter table span_zone add column if not exists has_runs boolean not null default false;`;

/** The tables, the functions that fold and fill them, and the triggers that keep them. */
export function spanSums(of: SpanSums): string {
  return `
    ${freshTable(of)}
    ${of.levels.map((level) => levelTable(of, level)).join('')}
    ${spanFunctions(of)}
    ${triggers(of)}`;
}

/** The functions that fold and fill, and the one of the triggers. */
export function spanFunctions(of: SpanSums): string {
  return `
    ${foldFunction(of)}
    ${fillFunctions(of)}
    ${fillRunsFunction(of)}
    ${triggerFunction(of)}`;
}

const sumColumns = ({ sums, extremes }: SpanSums) => [
  ...Object.keys(sums).map((name) => `${name} numeric not null`),
  ...extremes.map(({ name, type }) => `${name} ${type}`),
];
const namesOf = ({ sums, extremes }: SpanSums) => [...Object.keys(sums), ...extremes.map(({ name }) => name)];
const columnsOf = ({ dimensions }: SpanSums, keys: readonly string[]) =>
  keys.map((key) => `${key} ${dimensions[key]}${key === 'facility_company_id' ? '' : ' not null'}`);

const freshTable = (of: SpanSums) => `
  create table if not exists ${of.fresh} (
    day date not null, ${columnsOf(of, Object.keys(of.dimensions)).join(', ')}, ${sumColumns(of).join(', ')},
    is_touched boolean not null default false
  );
  create index if not exists ${of.fresh}_day on ${of.fresh} (day);`;

const levelTable = (of: SpanSums, { table, keys }: Level) => `
  create table if not exists ${table} (
    span text not null, first date not null, ${columnsOf(of, keys).join(', ')}, ${sumColumns(of).join(', ')},
    is_touched boolean not null default false
  );
  create unique index if not exists ${table}_key on ${table} (span, first, ${keys.join(', ')}) nulls not distinct;
  create index if not exists ${table}_touched on ${table} (first) where is_touched;`;

/** What rows, as `line`, come to by day and dimension. */
function summed(of: SpanSums, rows: string): string {
  const keys = Object.keys(of.dimensions).map((key) => `line.${key}`);
  const amounts = [
    ...Object.entries(of.sums).map(([name, sql]) => `sum(${sql}) as ${name}`),
    ...of.extremes.map(({ name, aggregate, sql }) => `${aggregate}(${sql}) as ${name}`),
  ];
  return `select (line.${of.at} at time zone zone)::date as day, ${keys.join(', ')}, ${amounts.join(', ')},
      false as is_touched
    from ${rows} as line ${of.where ? `where ${of.where}` : ''} group by 1, ${keys.join(', ')}`;
}

/** The same of rows that are no more: extremes can not be taken away. */
function removed(of: SpanSums, rows: string): string {
  const amounts = [
    ...Object.keys(of.sums).map((name) => `-${name}`),
    ...of.extremes.map(({ type }) => `null::${type}`),
  ];
  return `select day, ${Object.keys(of.dimensions).join(', ')}, ${amounts.join(', ')}, true
    from (${summed(of, rows)}) as gone`;
}

const addFresh = (of: SpanSums, source: string) => `
  insert into ${of.fresh} (day, ${[...Object.keys(of.dimensions), ...namesOf(of)].join(', ')}, is_touched) ${source};`;

/** What `source` has, by day and dimension, as spans of a level. */
function spansOf(of: SpanSums, { table, keys }: Level, spans: readonly Span[], source: string): string {
  const amounts = [
    ...Object.keys(of.sums).map((name) => `sum(${name})`),
    ...of.extremes.map(({ name, aggregate }) => `${aggregate}(${name})`),
  ];
  return `insert into ${table} (span, first, ${[...keys, ...namesOf(of)].join(', ')}, is_touched)
    select part.span, part.first, ${keys.join(', ')}, ${amounts.join(', ')}, bool_or(is_touched)
      from ${source} as source
        cross join lateral (values ${spans.map((span) => `('${span}', ${firstDays[span]})`).join(', ')}) as part (span, first)
      group by part.span, part.first, ${keys.join(', ')}`;
}

/** The same, added to the spans that are there. */
function addToSpans(of: SpanSums, level: Level, source: string): string {
  const { table, keys, spans } = level;
  const merged = [
    ...Object.keys(of.sums).map((name) => `${name} = ${table}.${name} + excluded.${name}`),
    ...of.extremes.map(
      ({ name, aggregate }) =>
        `${name} = ${aggregate === 'min' ? 'least' : 'greatest'}(${table}.${name}, excluded.${name})`,
    ),
  ];
  return `${spansOf(of, level, spans, source)}
    on conflict (span, first, ${keys.join(', ')}) do update
      set ${merged.join(', ')}, is_touched = ${table}.is_touched or excluded.is_touched`;
}

/** Whoever changes spans waits for whoever does. */
const lockSpans = ({ of }: SpanSums) => `perform pg_advisory_xact_lock(hashtext('spans of ${of}'));`;

/** Takes away what came to nothing, and looks for the extremes of what a removal touched. */
function lookAgain(of: SpanSums, { table, keys }: Level): string {
  const same = keys.map((key) =>
    key === 'facility_company_id'
      ? `line.${key} is not distinct from kept.${key}`
      : `line.${key} = kept.${key}`,
  );
  // Of all sums: what is folded in parts may have taken away rows before it adds them.
  const isNothing = Object.keys(of.sums)
    .map((name) => `${name} = 0`)
    .join(' and ');
  const gone = `${removeEmptyRuns(of, table, isNothing)}
    delete from ${table} where is_touched and ${isNothing};`;
  if (!of.extremes.length) return `${gone} update ${table} set is_touched = false where is_touched;`;
  const extremes = of.extremes.map(({ aggregate, sql }) => `${aggregate}(${sql}), `).join('');
  const names = of.extremes.map(({ name }) => `${name}, `).join('');
  return `
    ${gone}
    update ${table} as kept set (${names}is_touched) = (
      select ${extremes}false from ${of.of} as line
        where ${[...same, ...(of.where ? [of.where] : [])].join(' and ')}
          and line.${of.at} >= kept.first::timestamp at time zone zone
          and line.${of.at} < ${endOfSpan.replace(/\b(first|span)\b/g, 'kept.$1')}::timestamp at time zone zone)
      where is_touched;`;
}

const ifFilled = `select span_zone.zone into zone from span_zone where is_filled and has_runs; if zone is null then return 0; end if;`;

/** Folds up to so many added rows into spans and runs, and answers how many there were; none while these are filled. */
const foldFunction = (of: SpanSums) => `
  create or replace function fold_${of.fresh}(most int) returns int language plpgsql set search_path from current as $$
  declare zone text; folded int;
  begin
    ${ifFilled}
    ${lockSpans(of)}
    ${ifFilled}
    with gone as (delete from ${of.fresh} where ctid = any(array(select ctid from ${of.fresh} limit most)) returning *)
      ${of.levels.map((level, at) => `, level_${at} as (${addToSpans(of, level, 'gone')})`).join('')}
      ${of.runs.map((run, at) => `, run_${at} as (${addToRuns(of, run, 'gone')})`).join('')}
      select count(*) into folded from gone;
    ${of.levels.map((level) => lookAgain(of, level)).join('')}
    return folded;
  end $$;`;

/** The spans of which a calendar month has whole ones; the others are reckoned of months. */
const withinMonth = (spans: readonly Span[]) => spans.filter((span) => span === 'third' || span === 'month');
const ofMonths = (spans: readonly Span[]) => spans.filter((span) => span === 'quarter' || span === 'year');

/** In the order of its key: whoever reads a span by its index reads page after page then. */
const inOrder = ({ keys }: Level) =>
  `order by part.span, part.first, ${keys.map((key) => `source.${key}`).join(', ')}`;

/** Those of a month of rows to an emptied level: nothing of them is there yet. */
const fillLevel = (of: SpanSums, level: Level) =>
  `${spansOf(of, level, withinMonth(level.spans), `(${summed(of, rowsBetween(of))})`)} ${inOrder(level)}`;

/** Quarters and years of the months that are there. */
const fillGreater = (of: SpanSums, level: Level) => {
  const months = `(select first as day, months.* from ${level.table} as months where span = 'month')`;
  return `${spansOf(of, level, ofMonths(level.spans), months)} ${inOrder(level)}`;
};

/**
 * Forgets all sums; adds those of the rows between two moments, which are a month's; adds what the months come to: for
 * whoever sees the rows of one moment.
 */
const fillFunctions = (of: SpanSums) => `
  create or replace function empty_${of.fresh}() returns void language plpgsql set search_path from current as $$
  begin
    ${lockSpans(of)}
    truncate ${[of.fresh, ...of.levels.map(({ table }) => table)].join(', ')};
  end $$;
  create or replace function fill_${of.fresh}(since timestamptz, until timestamptz, zone text) returns void
    language plpgsql set search_path from current as $$
  begin
    ${lockSpans(of)}
    ${of.levels.map((level) => `${fillLevel(of, level)};`).join('\n')}
  end $$;
  create or replace function fill_greater_${of.fresh}() returns void language plpgsql set search_path from current as $$
  begin
    ${of.levels.map((level) => `${fillGreater(of, level)};`).join('\n')}
  end $$;`;

const rowsBetween = ({ of, at }: SpanSums) => `(select * from ${of} where ${at} >= since and ${at} < until)`;

/**
 * What a statement writes is added with it: many rows to the spans at once; a table that is emptied has none. While spans
 * are filled all of it waits to be folded.
 */
function triggerFunction(of: SpanSums): string {
  const many = (table: string, count: number) =>
    `(select count(*) from (select from ${table} limit ${count}) as several) = ${count}`;
  return `
  create or replace function span_${of.of}() returns trigger language plpgsql set search_path from current as $$
  declare zone text; filled boolean; emptied boolean := false;
  begin
    select span_zone.zone, is_filled and has_runs into zone, filled from span_zone;
    if zone is null then return null; end if;
    ${of.ever ? `if tg_op in ('INSERT', 'UPDATE') then ${noteEver(of, 'added')} end if;` : ''}
    if filled and tg_op = 'DELETE' then
      if ${many('gone', MANY_GONE)} then
        ${lockSpans(of)}
        with nothing as materialized (select not exists (select from ${of.of}) as is_so)
          ${[of.fresh, ...[...of.levels, ...of.runs].map(({ table }) => table)]
            .map((table, at) => `, of_${at} as (delete from ${table} where (select is_so from nothing))`)
            .join('')}
          select is_so into emptied from nothing;
      end if;
      if emptied then return null; end if;
    end if;
    if tg_op in ('DELETE', 'UPDATE') then ${addFresh(of, removed(of, 'gone'))} end if;
    if filled and tg_op = 'INSERT' then
      if ${many('added', MANY_ROWS)} then
        ${lockSpans(of)}
        ${of.levels.map((level) => `${addToSpans(of, level, `(${summed(of, 'added')})`)};`).join('\n')}
        ${of.runs.map((run) => `${addToRuns(of, run, `(${summed(of, 'added')})`)};`).join('\n')}
        return null;
      end if;
    end if;
    if tg_op in ('INSERT', 'UPDATE') then ${addFresh(of, summed(of, 'added'))} end if;
    return null;
  end $$;`;
}

const triggers = (of: SpanSums) => `
  create or replace trigger ${of.of}_spans_added after insert on ${of.of}
    referencing new table as added for each statement execute function span_${of.of}();
  create or replace trigger ${of.of}_spans_gone after delete on ${of.of}
    referencing old table as gone for each statement execute function span_${of.of}();
  create or replace trigger ${of.of}_spans_changed after update on ${of.of}
    referencing old table as gone new table as added for each statement execute function span_${of.of}();`;
