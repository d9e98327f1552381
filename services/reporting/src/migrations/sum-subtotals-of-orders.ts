import type { Migration } from '@washcoat/service-kit';
import { orderSums, place, sumFunction } from './keep-day-sums';

const wires = ['domestic_foil', 'import_foil'].flatMap((wire) => [
  `${wire}_pieces`,
  `${wire}_units`,
  `${wire}_value`,
]);
const added = [...wires, 'test_units', 'pulled_units', 'subtotal'];
const sums = {
  ...{ rows: '1', ...orderSums },
  ...Object.fromEntries(added.map((name) => [name, `coalesce(${name}, 0)`])),
  whole: '(subtotal is not null)::int',
};

const addTo = (table: string, names: readonly string[], type: string) =>
  `alter table ${table} ${names.map((name) => `add column if not exists ${name} ${type}`).join(', ')}`;

/**
 * What orders come to before their discounts, both kinds of wire apart, and what is in no group. Orders of before say
 * nothing of it (null) until `loads.load` is replayed; `whole` counts those that do. One table in each transaction: whoever
 * reads or writes two of them meanwhile holds them in another order.
 */
export const sumSubtotalsOfOrders: readonly Migration[] = [
  {
    name: '20261201000310-subtotals-by-place',
    up: (knex) => knex.raw(addTo('order_by_place', [...added, 'whole'], 'numeric not null default 0')),
  },
  {
    name: '20261201000311-subtotals-of-orders',
    isApart: true,
    up: (knex) => knex.raw(addTo('order_row', added, 'numeric')),
  },
  {
    name: '20261201000312-sum-subtotals-of-orders',
    isApart: true,
    up: (knex) =>
      knex.raw(
        sumFunction('order_row', 'type::text', [{ table: 'order_by_place', dimensions: place, sums }]),
      ),
  },
];
