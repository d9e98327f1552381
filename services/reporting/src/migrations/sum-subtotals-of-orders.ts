import type { Migration } from '@washcoat/service-kit';
import { keepSums, orderSums, place } from './keep-day-sums';

const wires = ['domestic_foil', 'import_foil'].flatMap((wire) => [
  `${wire}_pieces`,
  `${wire}_units`,
  `${wire}_value`,
]);
const added = [...wires, 'test_units', 'pulled_units', 'subtotal'];
const sums = { rows: '1', ...orderSums, ...Object.fromEntries(added.map((name) => [name, name])) };

const addTo = (table: string) =>
  `alter table ${table} ${added.map((name) => `add column if not exists ${name} numeric not null default 0`).join(', ')};`;
const ofWire = (sum: string, type: string) => `coalesce(sum(${sum}) filter (where type = '${type}'), 0)`;

/**
 * What orders come to before their discounts, domestic and import foil apart, and what is counted apart from the groups:
 * of completed orders as their bought items say, but for what was pulled, which a replay of `loads.load` tells; of orders
 * that only their sellers have finished as their groups say. Pieces are whole converters from now on, those for a test
 * among them, as in the reports of items. Balances say what was paid from their next event on.
 */
export const sumSubtotalsOfOrders: Migration = {
  name: '20261201000310-sum-subtotals-of-orders',
  up: (knex) =>
    knex.raw(`
      alter table balance_copy add column if not exists amount_paid numeric;
      ${addTo('order_row')}
      ${addTo('order_by_place')}
      ${keepSums('order_row', 'type::text', [{ table: 'order_by_place', dimensions: place, sums }])}
      update order_row set
          subtotal = ceramic_value + diesel_value + foil_value + afmkt_value + misc_value,
          pieces = greatest(pieces - foil_units - misc_units, 0)
        where type <> 4;
      update order_row set
          subtotal = lines.total, pieces = lines.pieces,
          test_units = greatest(lines.pieces + lines.apart - order_row.pieces, 0),
          domestic_foil_pieces = lines.domestic_pieces, domestic_foil_units = lines.domestic_units,
          domestic_foil_value = lines.domestic_value, import_foil_pieces = lines.import_pieces,
          import_foil_units = lines.import_units, import_foil_value = lines.import_value
        from (select load_id, sum(total) as total, sum(pieces) as pieces,
            coalesce(sum(unit) filter (where type in ('DOMESTIC WIRE', 'IMPORT WIRE', 'OTHER')), 0) as apart,
            ${ofWire('unit', 'DOMESTIC WIRE')} as domestic_pieces, ${ofWire('unit', 'IMPORT WIRE')} as import_pieces,
            ${ofWire('final_qty', 'DOMESTIC WIRE')} as domestic_units,
            ${ofWire('final_qty', 'IMPORT WIRE')} as import_units,
            ${ofWire('total', 'DOMESTIC WIRE')} as domestic_value, ${ofWire('total', 'IMPORT WIRE')} as import_value
          from transaction_row group by load_id) as lines
        where order_row.load_id = lines.load_id and order_row.type = 4;
    `),
};
