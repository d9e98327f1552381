import type { Migration } from '@washcoat/service-kit';
import { spanSums, spanZone, type SpanSums } from './span-sums';

const place = ['facility_name', 'facility_city', 'facility_company_id'];

/** The converter of the newest line of a code: behind its moment, 20 digits of UTC, so that the latest is the greatest. */
const newestProduct = `(to_char(line.completed_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
  || coalesce(line.product_id::text, '')) collate "C"`;

const codes: SpanSums = {
  of: 'transaction_row',
  at: 'completed_at',
  fresh: 'bought_code_fresh',
  dimensions: { oem: 'text', type: 'text', company_id: 'uuid', ...places() },
  sums: { rows: '1', pieces: 'line.pieces', quantity: 'line.final_qty' },
  extremes: [
    { name: 'least_price', type: 'numeric', aggregate: 'min', sql: 'line.adjusted_price' },
    { name: 'greatest_price', type: 'numeric', aggregate: 'max', sql: 'line.adjusted_price' },
    { name: 'newest_product', type: 'text collate "C"', aggregate: 'max', sql: newestProduct },
  ],
  levels: [
    { table: 'bought_code_sum', keys: ['oem', 'type'], spans: ['third', 'month', 'quarter', 'year'] },
    {
      table: 'bought_code_by_party',
      keys: ['oem', 'type', 'company_id', ...place],
      spans: ['month', 'year'],
    },
  ],
  runs: [{ table: 'bought_code_run', keys: ['oem', 'type'], of: 'bought_code_sum' }],
};

const lookups: SpanSums = {
  of: 'lookup_row',
  at: 'at',
  fresh: 'lookup_fresh',
  dimensions: { oem: 'text', user_id: 'uuid', company_id: 'uuid' },
  sums: { rows: '1' },
  extremes: [
    { name: 'first_name', type: 'text', aggregate: 'max', sql: 'line.first_name' },
    { name: 'last_name', type: 'text', aggregate: 'max', sql: 'line.last_name' },
  ],
  levels: [
    {
      table: 'lookup_person_sum',
      keys: ['oem', 'user_id', 'company_id'],
      spans: ['third', 'month', 'quarter', 'year'],
    },
  ],
  runs: [
    { table: 'lookup_code_run', keys: ['oem'], of: 'lookup_person_sum' },
    { table: 'lookup_user_run', keys: ['user_id', 'company_id'], of: 'lookup_person_sum' },
    { table: 'lookup_pair_run', keys: ['oem', 'user_id'], of: 'lookup_person_sum' },
    { table: 'lookup_person_run', keys: ['oem', 'user_id', 'company_id'], of: 'lookup_person_sum' },
  ],
  ever: { table: 'lookup_name', by: 'user_id' },
};

const customers: SpanSums = {
  of: 'order_row',
  at: 'completed_at',
  where: 'line.type = 4',
  fresh: 'order_customer_fresh',
  dimensions: { company_id: 'uuid', ...places() },
  sums: { rows: '1' },
  extremes: [],
  levels: [
    { table: 'order_customer_sum', keys: ['company_id', ...place], spans: ['third', 'month', 'year'] },
  ],
  runs: [],
};

/** All that is summed by span. */
export const keptSpans: readonly SpanSums[] = [codes, lookups, customers];

function places() {
  return { facility_name: 'text', facility_city: 'text', facility_company_id: 'uuid' };
}

/**
 * Sums by span of days (a third of a month, a month, a quarter, a year) of what Top Cats, Top Lookups and Top Customers
 * group by: codes that were bought, codes that people paid to see, orders of customers. Codes have too many days for
 * sums by day, so that what is written is added to a table of its own first, which is read as well, and folded into
 * spans by a job (`fold_<table>`). Extremes (prices, names) can not be taken away from: what a removal touches is marked
 * and read of the rows until the fold has looked again. The index of codes is made beside writers, when the service starts.
 */
export const keepSpanSums: Migration = {
  name: '20261126000430-keep-span-sums',
  up: (knex) =>
    knex.raw(`
      ${spanZone}
      ${keptSpans.map(spanSums).join('\n')}
      create index if not exists bought_code_by_party_company on bought_code_by_party (company_id, span, first);
      create index if not exists lookup_person_sum_company on lookup_person_sum (company_id, span, first);
    `),
};
