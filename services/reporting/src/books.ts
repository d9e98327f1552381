import type { BookRule } from '@washcoat/testing';
import { thirdOf } from './migrations/running-sums';
import { rollups, type Rollup } from './sums/rollup';
import { spanRollups, type SpanRollup } from './sums/span-rollup';

/** What is kept, by its keys, and what it is to come to. */
interface Compared {
  table: string;
  keys: readonly string[];
  sums: readonly string[];
  /** Queries of keys and sums, those of rows with a minus. */
  parts: readonly string[];
}

/** That sums which are kept are those of their rows, by each key: with the rows taken away nothing is left. */
const comesToNothing = ({ table, keys, sums, parts }: Compared): BookRule => ({
  name: `the sums in ${table} are those of their rows`,
  domains: ['reporting'],
  query: `select '${table} of ' || concat_ws(', ', ${keys.join(', ')}) || ' is off by '
      || concat_ws(', ', ${sums.map((name) => `sum(${name})`).join(', ')})
    from (${parts.join(' union all ')}) as part
    group by ${keys.join(', ')} having ${sums.map((name) => `sum(${name}) <> 0`).join(' or ')}`,
});

const daySums = ({ of, kind, levels, sums }: Rollup): BookRule[] =>
  levels.map(({ table, dimensions }) => {
    const keys = dimensions.map((name) => (name === 'kind' ? `${kind} as kind` : `line.${name}`));
    return comesToNothing({
      ...{ table, keys: ['day', ...dimensions], sums: Object.keys(sums) },
      parts: [
        `select day, ${[...dimensions, ...Object.keys(sums)].join(', ')} from reporting.${table}`,
        `select (line.completed_at at time zone zone)::date, ${[...keys, ...takenAway(sums)].join(', ')}
          from reporting.${of} as line, reporting.sum_zone`,
      ],
    });
  });

/** With what is not folded yet. */
const spanSums = (of: string, { fresh, levels, sums, where = 'true' }: SpanRollup): BookRule[] =>
  levels.map(({ table, keys, spans }) => {
    const each = `unnest(array['${spans.join("', '")}']) as spans (span)`;
    const columns = keys.map((name) => `line.${name}`);
    const names = Object.keys(sums).map((name) => `line.${name}`);
    return comesToNothing({
      ...{ table, keys: ['span', ...keys], sums: Object.keys(sums) },
      parts: [
        `select ${['span', ...columns, ...names].join(', ')} from reporting.${table} as line`,
        `select ${['span', ...columns, ...names].join(', ')} from reporting.${fresh} as line, ${each}`,
        `select ${['span', ...columns, ...takenAway(sums)].join(', ')} from reporting.${of} as line, ${each}
          where ${where}`,
      ],
    });
  });

/** By third of a month: what a run has at its end and had not before. */
const runSums = (of: string, { at, fresh, runs, sums }: SpanRollup): BookRule[] =>
  runs.map(({ table, keys }) => {
    const columns = keys.map((name) => `line.${name}`);
    const names = Object.keys(sums);
    const came = names.map((name) => `line.${name}[at] - coalesce(line.${name}[at - 1], 0) as ${name}`);
    return comesToNothing({
      ...{ table, keys: ['third', ...keys], sums: names },
      parts: [
        `select line.first + at - 1 as third, ${[...columns, ...came].join(', ')}
          from reporting.${table} as line, generate_series(1, cardinality(line.rows)) as at`,
        `select ${[thirdOf('line.day'), ...columns, ...names].join(', ')} from reporting.${fresh} as line`,
        `select ${[thirdOf(`(${at} at time zone zone)::date`), ...columns, ...takenAway(sums)].join(', ')}
          from reporting.${of} as line, reporting.span_zone`,
      ],
    });
  });

const takenAway = (sums: Readonly<Record<string, string>>) =>
  Object.entries(sums).map(([name, sql]) => `-(${sql})::numeric as ${name}`);

/** What holds in reporting: an item stands in one row, in the lot that was stamped on its invoice. */
export const reportingBooks: readonly BookRule[] = [
  {
    name: 'an item is reported once',
    domains: ['reporting'],
    query: `select 'item ' || item_id || ' stands in ' || count(*) || ' rows' from (
        select item_id from reporting.transaction_row
        union all select item_id from reporting.did_not_buy_row) as reported
      group by item_id having count(*) > 1`,
  },
  {
    name: 'rows belong to a load whose version is known',
    domains: ['reporting'],
    query: `select 'order ' || load_id || ' has rows of no version' from reporting.transaction_row
      where not exists (select from reporting.reported_load where reported_load.load_id = transaction_row.load_id)
      group by load_id`,
  },
  {
    name: 'an order is summed up as of the version of its rows',
    domains: ['reporting'],
    query: `select 'order ' || load_id || ' is not summed up as of ' || version from reporting.reported_load
      where not exists (select from reporting.order_row
        where order_row.load_id = reported_load.load_id and order_row.version = reported_load.version)`,
  },
  {
    name: 'the report knows the lots that it was told of',
    domains: ['reporting', 'invoicing'],
    query: `select 'the lots of order ' || load_id || ' are known as of ' || coalesce(copy.version::text, 'never')
      from invoicing.invoice as origin left join reporting.lot_copy as copy using (load_id)
      where (copy.load_info, copy.diesel_lot, copy.ceramic_lot, copy.foil_lot, copy.afm_lot) is distinct from
        (origin.load_info, origin.diesel_lot, origin.ceramic_lot, origin.foil_lot, origin.afm_lot)
        and exists (select from invoicing.outbox where outbox.key = load_id::text
          and envelope ->> 'type' = 'invoicing.lots-stamped.v1')`,
  },
  ...rollups.flatMap(daySums),
  ...spanRollups.flatMap(({ of, rollup }) => [...spanSums(of, rollup), ...runSums(of, rollup)]),
  {
    name: 'the prices kept of a code are those of its rows',
    domains: ['reporting'],
    query: `select kept.oem || ' of ' || kept.first || ' is kept as ' || kept.least_price || ' to ' || kept.greatest_price
      from reporting.bought_code_sum as kept, reporting.span_zone, lateral (
        select min(adjusted_price) as least, max(adjusted_price) as greatest from reporting.transaction_row as line
          where line.oem = kept.oem and line.type = kept.type
            and date_trunc('month', line.completed_at at time zone zone) = kept.first) as counted
      where span = 'month' and not is_touched and (kept.least_price, kept.greatest_price)
        is distinct from (counted.least, counted.greatest)
        and not exists (select from reporting.bought_code_fresh where bought_code_fresh.oem = kept.oem)`,
  },
];
