import type { Knex } from 'knex';
import { linesAskedOf, ordersOf, within, type InvoiceState, type OrderFilters } from '../report/order-lines';
import type { Asking, Range } from '../report/report';
import { withinScope } from '@washcoat/service-kit';
import type { Span } from './cut-spans';

/** A table of sums by span and by what rows are grouped by. */
export interface SpanLevel {
  table: string;
  keys: readonly string[];
  /** The smallest first. */
  spans: readonly Span[];
}

/** A table of sums that run from the beginning on, by what rows are grouped by. */
export interface RunLevel {
  table: string;
  keys: readonly string[];
}

/** The least or the greatest of something that rows, as `line`, say. */
export interface Extreme {
  aggregate: 'min' | 'max';
  sql: string;
}

/**
 * Sums by span, and sums that run, that the database keeps of the rows of a table (migrations keep-span-sums and
 * keep-running-sums), exact as those by day are.
 */
export interface SpanRollup<Name extends string = string, Most extends string = string> {
  /** The moment of a row, as `line`. */
  at: string;
  /** Which rows count, as `line`; without it all. */
  where?: string;
  /** What was written last and is not folded into spans yet. */
  fresh: string;
  /** The smallest first. */
  levels: readonly SpanLevel[];
  /** The smallest first. */
  runs: readonly RunLevel[];
  /** What a row, as `line`, adds to each sum; `rows` is 1. */
  sums: Readonly<Record<Name | 'rows', string>>;
  extremes: Readonly<Record<Most, Extreme>>;
  /** The table of all that extremes ever were, by one of the keys. */
  ever?: { table: string; by: string };
  /** What of a table of rows or of sums the signed-in user may see and has asked for, as `line`, at any time. */
  of(asking: Asking, table: string, filters: OrderFilters): Knex.QueryBuilder;
  /** The rows themselves within a range; those of deleted invoices apart. */
  rows(asking: Asking, filters: OrderFilters, state: InvoiceState): Knex.QueryBuilder;
  /** Whether rows stand on invoices, which can be deleted. */
  isInvoiced: boolean;
}

const place = ['facility_name', 'facility_city', 'facility_company_id'] as const;
const fourSpans = ['third', 'month', 'quarter', 'year'] as const;

/** Where the product of the newest line begins: behind its moment. */
export const NEWEST_PRODUCT_AT = 21;

/** What was bought by code and type. */
export const codeSums: SpanRollup<
  'pieces' | 'quantity',
  'least_price' | 'greatest_price' | 'newest_product'
> = {
  at: 'line.completed_at',
  fresh: 'bought_code_fresh',
  levels: [
    { table: 'bought_code_sum', keys: ['oem', 'type'], spans: fourSpans },
    {
      table: 'bought_code_by_party',
      keys: ['oem', 'type', 'company_id', ...place],
      spans: ['month', 'year'],
    },
  ],
  runs: [{ table: 'bought_code_run', keys: ['oem', 'type'] }],
  sums: { rows: '1', pieces: 'line.pieces', quantity: 'line.final_qty' },
  extremes: {
    least_price: { aggregate: 'min', sql: 'line.adjusted_price' },
    greatest_price: { aggregate: 'max', sql: 'line.adjusted_price' },
    newest_product: {
      aggregate: 'max',
      sql: `(to_char(line.completed_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
        || coalesce(line.product_id::text, '')) collate "C"`,
    },
  },
  of: ordersOf,
  rows: (asking, filters, state) => linesAskedOf(asking, 'transaction_row', filters, state),
  isInvoiced: true,
};

const COMPLETED = 'line.type = 4';

/** Completed orders by customer. */
export const customerSums: SpanRollup<never, never> = {
  at: 'line.completed_at',
  where: COMPLETED,
  fresh: 'order_customer_fresh',
  levels: [
    { table: 'order_customer_sum', keys: ['company_id', ...place], spans: ['third', 'month', 'year'] },
  ],
  runs: [],
  sums: { rows: '1' },
  extremes: {},
  of: ordersOf,
  rows: (asking, filters, state) => linesAskedOf(asking, 'order_row', filters, state).whereRaw(COMPLETED),
  isInvoiced: true,
};

const lookupsOf = ({ database, session }: Asking, table: string) =>
  withinScope(database(`${table} as line`), session, 'line.company_id');

/** Codes that were paid to be seen, by person. */
export const lookupSums: SpanRollup<never, 'first_name' | 'last_name'> = {
  at: 'line.at',
  fresh: 'lookup_fresh',
  levels: [{ table: 'lookup_person_sum', keys: ['oem', 'user_id', 'company_id'], spans: fourSpans }],
  runs: [
    { table: 'lookup_code_run', keys: ['oem'] },
    { table: 'lookup_user_run', keys: ['user_id', 'company_id'] },
    { table: 'lookup_pair_run', keys: ['oem', 'user_id'] },
    { table: 'lookup_person_run', keys: ['oem', 'user_id', 'company_id'] },
  ],
  sums: { rows: '1' },
  extremes: {
    first_name: { aggregate: 'max', sql: 'line.first_name' },
    last_name: { aggregate: 'max', sql: 'line.last_name' },
  },
  ever: { table: 'lookup_name', by: 'user_id' },
  of: lookupsOf,
  rows: (asking, range: Range) => within(lookupsOf(asking, 'lookup_row'), 'line.at', range),
  isInvoiced: false,
};

/** Every rollup by span there is, and the table that its rows stand in. */
export const spanRollups = [
  { of: 'transaction_row', rollup: codeSums },
  { of: 'lookup_row', rollup: lookupSums },
  { of: 'order_row', rollup: customerSums },
] as const;
