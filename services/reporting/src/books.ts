import type { BookRule } from '@washcoat/testing';

const twoSpans = ['month', 'year'];
const threeSpans = ['third', ...twoSpans];
const fourSpans = ['third', 'month', 'quarter', 'year'];

/** That the sums of a table of rows are those of its rows, day by day. */
const sumsOf = (what: string, table: string, sums: string, amount: string, kept: string): BookRule => ({
  name: `the sums of ${what} are those of their rows`,
  domains: ['reporting'],
  query: `select '${what} of ' || day || ' are ' || coalesce(counted.rows, 0) || ' and kept as '
        || coalesce(kept.rows, 0)
      from (select day, sum(rows) as rows, sum(${kept}) as amount from reporting.${sums} group by day) as kept
      full join (select (completed_at at time zone zone)::date as day, count(*) as rows, sum(${amount}) as amount
        from reporting.${table}, reporting.sum_zone group by 1) as counted using (day)
      where coalesce(kept.rows, 0) <> coalesce(counted.rows, 0)
        or coalesce(kept.amount, 0) <> coalesce(counted.amount, 0)`,
});

/** That the sums by span of a table of rows are those of its rows, with what is not folded yet. */
const spansOf = (
  what: string,
  rows: string,
  sums: string,
  fresh: string,
  spans: readonly string[],
): BookRule => ({
  name: `the sums by span of ${what} are those of their rows`,
  domains: ['reporting'],
  query: `select '${what} by ' || span || ' are ' || counted.rows || ' and kept as ' || kept.rows + fresh.rows
      from unnest(array['${spans.join("', '")}']) as span
        cross join (select count(*) as rows from reporting.${rows}) as counted
        cross join (select coalesce(sum(rows), 0) as rows from reporting.${fresh}) as fresh
        cross join lateral (select coalesce(sum(rows), 0) as rows from reporting.${sums}
          where ${sums}.span = span.span) as kept
      where kept.rows + fresh.rows <> counted.rows`,
});

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
  sumsOf('bought items', 'transaction_row', 'transaction_by_place', 'total', 'spend'),
  sumsOf('bought items of customers', 'transaction_row', 'transaction_by_party', 'total', 'spend'),
  sumsOf('items not bought', 'did_not_buy_row', 'did_not_buy_by_place', 'total', 'spend'),
  sumsOf('items not bought by customers', 'did_not_buy_row', 'did_not_buy_by_party', 'total', 'spend'),
  sumsOf('orders', 'order_row', 'order_by_place', 'grandtotal', 'grandtotal'),
  spansOf('bought codes', 'transaction_row', 'bought_code_sum', 'bought_code_fresh', fourSpans),
  spansOf(
    'bought codes of customers',
    'transaction_row',
    'bought_code_by_party',
    'bought_code_fresh',
    twoSpans,
  ),
  spansOf('lookups by code', 'lookup_row', 'lookup_code_sum', 'lookup_fresh', fourSpans),
  spansOf('lookups by user', 'lookup_row', 'lookup_user_sum', 'lookup_fresh', threeSpans),
  spansOf('lookups by person and code', 'lookup_row', 'lookup_person_sum', 'lookup_fresh', fourSpans),
  spansOf(
    'orders of customers',
    'order_row where type = 4',
    'order_customer_sum',
    'order_customer_fresh',
    threeSpans,
  ),
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
