import type { BookRule } from '@washcoat/testing';

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
];
