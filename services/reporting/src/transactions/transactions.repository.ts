import type { Session } from '@washcoat/contract-entities';
import { keysetPageOf, type KeysetOrder, type KeysetPage, type KeysetRequest } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { selectTransactions, type TransactionFilters } from './transaction-selection';

/** A bought item as it is stored; numeric columns are decimal text. */
export interface TransactionRow {
  completed_at: Date;
  load_id: string;
  item_no: number;
  item_id: string;
  company_name: string;
  facility_city: string;
  assistant_name: string;
  oem: string;
  manufacturer: string;
  family: string;
  type: string;
  final_qty: string;
  base_price: string;
  adjusted_price: string;
  invoice_no: string | null;
}

/** Sums over bought items; `day` is null for those of the whole selection. */
export interface TransactionSums {
  day: string | null;
  rows: number;
  pieces: string;
  spend: string;
}

const columns = [
  'bought.completed_at',
  'bought.load_id',
  'bought.item_no',
  'bought.item_id',
  'bought.company_name',
  'bought.facility_city',
  'bought.assistant_name',
  'bought.oem',
  'bought.manufacturer',
  'bought.family',
  'bought.type',
  'bought.final_qty',
  'bought.base_price',
  'bought.adjusted_price',
  'invoice.invoice_no',
];

const newestFirst: KeysetOrder = {
  direction: 'desc',
  columns: [
    { sql: 'bought.completed_at', type: 'timestamptz' },
    { sql: 'bought.load_id', type: 'uuid' },
    { sql: 'bought.item_no', type: 'integer' },
  ],
};

/** A page of the selection, newest first; the order is total, so that pages neither repeat nor miss a row. */
export async function findTransactions(
  database: Knex,
  session: Session,
  filters: TransactionFilters,
  page: KeysetRequest,
): Promise<KeysetPage<TransactionRow>> {
  const query = selectTransactions(database, session, filters).select(columns);
  return keysetPageOf<TransactionRow>(database, query, page, newestFirst);
}

/** Rows, pieces and USD per day of `timezone` and, with `day` null, of the whole selection; days in their order. */
export async function sumTransactions(
  database: Knex,
  session: Session,
  filters: TransactionFilters,
  timezone: string,
): Promise<TransactionSums[]> {
  const days = selectTransactions(database, session, filters)
    .select('bought.pieces', 'bought.total')
    .select(database.raw(`to_char(bought.completed_at at time zone ?, 'YYYY-MM-DD') as day`, [timezone]))
    .as('selection');
  return database
    .from(days)
    .select('day', database.raw('count(*) as rows'))
    .select(database.raw('coalesce(sum(pieces), 0) as pieces, coalesce(sum(total), 0) as spend'))
    .groupByRaw('grouping sets ((day), ())')
    .orderBy('day');
}
