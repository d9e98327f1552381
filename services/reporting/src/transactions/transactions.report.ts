import { containing } from '@washcoat/service-kit';
import type { Session } from '@washcoat/contract-entities';
import type { Transaction, transactionsReport } from '@washcoat/contract-reporting';
import type { ExportColumn } from '@washcoat/service-kit';
import { linesAsked } from '../report/order-lines';
import type { Asking, FiltersOf, Report } from '../report/report';
import { basePriceSight, reportSight } from '../report/report.policy';
import { sumsAsked } from '../sums/asked-sums';
import { boughtSums } from '../sums/rollup';

/** What a transactions report is asked for. */
export type TransactionFilters = FiltersOf<typeof transactionsReport>;

/** A bought item as it is stored; numeric columns are decimal text. */
export interface TransactionRow {
  completed_at: Date;
  load_id: string;
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

const adjustedPrice: ExportColumn<TransactionRow> = {
  id: 'adjustedPrice',
  title: 'Adjusted',
  value: (row) => Number(row.adjusted_price),
};
const basePrice: ExportColumn<TransactionRow> = {
  id: 'basePrice',
  title: 'Base Price',
  value: (row) => Number(row.base_price),
};

/** The bought items that were asked for, joined with their invoice numbers. */
function boughtLines(asking: Asking, filters: TransactionFilters) {
  const query = linesAsked(asking, 'transaction_row', filters).leftJoin(
    'invoice_copy as invoice',
    'invoice.load_id',
    'line.load_id',
  );
  const { oem, text } = filters;
  if (oem) query.whereILike('line.oem', containing(oem.trim()));
  if (text) query.whereILike('invoice.invoice_no', containing(text.trim()));
  return query;
}

/** What the selection comes to; codes and invoice numbers are looked for among the rows. */
export function sumTransactions(asking: Asking, filters: TransactionFilters, timezone: string) {
  const onlyRows = filters.oem || filters.text ? boughtLines(asking, filters) : undefined;
  return sumsAsked(asking, { rollup: boughtSums, filters, onlyRows }, timezone);
}

/** Every bought item, newest first; the order is total, so that pages neither repeat nor miss a row. */
export const transactions: Report<TransactionFilters, TransactionRow> = {
  fileName: 'transactions',
  select: (asking, filters) =>
    boughtLines(asking, filters)
      .select('line.completed_at', 'line.load_id', 'line.item_id', 'line.company_name', 'line.facility_city')
      .select('line.assistant_name', 'line.oem', 'line.manufacturer', 'line.family', 'line.type')
      .select('line.final_qty', 'line.base_price', 'line.adjusted_price', 'invoice.invoice_no'),
  order: () => ({
    direction: 'desc',
    columns: [
      { sql: 'line.completed_at', type: 'timestamptz' },
      { sql: 'line.load_id', type: 'uuid' },
      { sql: 'line.item_no', type: 'integer' },
    ],
  }),
  columns: (session) => [
    { id: 'assistantName', title: 'Assistant', value: (row) => row.assistant_name },
    { id: 'companyName', title: 'Company', value: (row) => row.company_name },
    { id: 'facilityCity', title: 'Facility', value: (row) => row.facility_city },
    { id: 'family', title: 'Family', value: (row) => row.family },
    { id: 'invoiceNo', title: 'Invoice', value: (row) => row.invoice_no },
    { id: 'manufacturer', title: 'Manufacturer', value: (row) => row.manufacturer },
    { id: 'oem', title: 'OEM', value: (row) => row.oem },
    { id: 'type', title: 'Type', value: (row) => row.type },
    ...(reportSight(session).unit ? [adjustedPrice] : []),
    ...(basePriceSight(session).unit ? [basePrice] : []),
    { id: 'finalQty', title: 'QTY', value: (row) => Number(row.final_qty) },
    { id: 'createdDate', title: 'Date', value: (row) => row.completed_at },
  ],
};

/** A stored row as somebody may see it; a transaction's date is that of the completion of its order. */
export function presentTransaction(row: TransactionRow, session: Session): Transaction {
  return {
    transactionId: row.item_id,
    loadId: row.load_id,
    assistantName: row.assistant_name,
    companyName: row.company_name,
    facilityCity: row.facility_city,
    family: row.family,
    invoiceNo: row.invoice_no,
    manufacturer: row.manufacturer,
    oem: row.oem,
    type: row.type,
    ...(reportSight(session).unit ? { adjustedPrice: Number(row.adjusted_price) } : {}),
    ...(basePriceSight(session).unit ? { basePrice: Number(row.base_price) } : {}),
    finalQty: Number(row.final_qty),
    createdDate: row.completed_at.toISOString(),
  };
}
