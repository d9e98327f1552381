import type { BookRule } from '@washcoat/testing';

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
];
