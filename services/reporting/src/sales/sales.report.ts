import type { AnswerOf, PriceSight } from '@washcoat/contract-kernel';
import type { Sale, salesReport } from '@washcoat/contract-reporting';
import { isHeldToFacilities, withinFacilities, withinScope, type ExportColumn } from '@washcoat/service-kit';
import { orZero } from '@washcoat/metals';
import { partSums } from '../report/day-sums';
import { materialsOfOrders } from '../report/materials';
import { within, withText } from '../report/order-lines';
import type { Asking, FiltersOf, Report } from '../report/report';
import { reportSight } from '../report/report.policy';
import { sumsAsked } from '../sums/asked-sums';
import { orderSums } from '../sums/rollup';

/** What the history of sales is asked for. */
export type SaleFilters = FiltersOf<typeof salesReport>;

/** A finished or completed order as it is stored; numeric columns are decimal text. */
export interface SaleRow {
  load_id: string;
  load_name: string;
  type: 3 | 4;
  invoice_no: string | null;
  company_name: string;
  facility_name: string;
  assistant_name: string;
  pieces: string;
  grandtotal: string;
  /** Below 0 where too much was paid; null while nothing is told of its invoice. */
  balance: string | null;
  completed_at: Date;
}

const FINISHED = 3;
const facility = {
  name: 'line.facility_name',
  city: 'line.facility_city',
  companyId: 'line.facility_company_id',
};

const typeTexts = { 3: 'Finished', 4: 'Completed' };
const statusTexts: Record<NonNullable<Sale['status']>, string> = {
  pending: 'Pending',
  open: 'Open',
  partlyPaid: 'Partly paid',
  settled: 'Settled',
  overpaid: 'Overpaid',
};

/**
 * The orders that were asked for, out of those that the signed-in user sees on the lists of loads and of invoices
 * (domain.md 1): all for the house's administrators, else of the own company and of those whose parent it is; what was
 * completed, at the facilities that one is held to. Deleted invoices are in no history.
 */
function salesAsked({ database, session }: Asking, filters: SaleFilters) {
  const query = within(database('order_row as line'), 'line.completed_at', filters)
    .leftJoin('invoice_copy as invoice', 'invoice.load_id', 'line.load_id')
    .leftJoin('balance_copy as balance', 'balance.load_id', 'line.load_id')
    .whereRaw('invoice.is_deleted is not true');
  void withinScope(query, session, 'line.company_id');
  if (isHeldToFacilities(session))
    query.where((seen) =>
      seen
        .where('line.type', FINISHED)
        .orWhere((completed) => void withinFacilities(completed, session, facility)),
    );
  if (filters.type) query.where('line.type', Number(filters.type));
  return withText(query, filters.text);
}

/** Finished sales and buys, newest first. */
export const sales: Report<SaleFilters, SaleRow> = {
  fileName: 'sales-history',
  select: (asking, filters) =>
    salesAsked(asking, filters)
      .select('line.load_id', 'line.load_name', 'line.type', 'invoice.invoice_no', 'line.company_name')
      .select('line.facility_name', 'line.assistant_name', 'line.pieces', 'line.grandtotal')
      .select('line.completed_at', 'balance.balance'),
  order: () => ({
    direction: 'desc',
    columns: [
      { sql: 'line.completed_at', type: 'timestamptz' },
      { sql: 'line.load_id', type: 'uuid' },
    ],
  }),
  columns: (session) => [
    { id: 'date', title: 'Date', value: (row) => row.completed_at },
    { id: 'state', title: 'State', value: (row) => typeTexts[row.type] },
    { id: 'invoiceNo', title: 'Invoice', value: (row) => row.invoice_no },
    { id: 'loadName', title: 'Load', value: (row) => row.load_name },
    { id: 'companyName', title: 'Company', value: (row) => row.company_name },
    { id: 'facility', title: 'Facility', value: (row) => row.facility_name },
    { id: 'buyer', title: 'Buyer', value: (row) => row.assistant_name },
    { id: 'pieces', title: 'Pieces', value: (row) => Number(row.pieces) },
    ...(reportSight(session).sums ? money : []),
    { id: 'status', title: 'Status', value: statusTextOf },
  ],
};

const money: readonly ExportColumn<SaleRow>[] = [
  { id: 'grandtotal', title: 'Grand Total', value: (row) => Number(row.grandtotal) },
  { id: 'amountPaid', title: 'Paid', value: (row) => paymentOf(row).amountPaid },
  { id: 'balance', title: 'Balance', value: (row) => paymentOf(row).balance },
];

function statusTextOf(row: SaleRow): string | null {
  const status = statusOf(row);
  return status ? statusTexts[status] : null;
}

/** What the selection comes to, by day of `timezone` and in all; the sums know neither words nor whom lies at other facilities. */
export function sumSales(asking: Asking, filters: SaleFilters, timezone: string) {
  const isOfRows = Boolean(filters.text) || isHeldToFacilities(asking.session);
  return sumsAsked(
    asking,
    {
      ...{ rollup: orderSums, filters: { from: filters.from, to: filters.to } },
      kinds: filters.type && [filters.type],
      onlyRows: isOfRows ? salesAsked(asking, filters) : undefined,
    },
    timezone,
  );
}

/** What is paid and open of the invoices of the selection that are known; decimal text. */
export async function sumBalances(asking: Asking, filters: SaleFilters): Promise<Balances | undefined> {
  const { database } = asking;
  const [sums] = await salesAsked(asking, filters).select<Balances[]>(
    database.raw('coalesce(sum(balance.balance), 0) as balance'),
    database.raw('coalesce(sum(line.grandtotal - balance.balance), 0) as paid'),
  );
  return sums;
}

interface Balances {
  balance: string;
  paid: string;
}

type Answer = AnswerOf<typeof salesReport>;

/** Days and totals as somebody may see them. */
export function presentSaleSums(
  sums: Awaited<ReturnType<typeof sumSales>>,
  balances: Balances | undefined,
  sight: Pick<PriceSight, 'sums' | 'unit'>,
): Pick<Answer, 'days' | 'totals'> {
  const { days, whole } = partSums(sums);
  const totalOf = (text: string) => (sight.sums ? { grandtotal: Number(text) } : {});
  return {
    days: days.map(({ day, rows, grandtotal: text }) => ({ day, orders: rows, ...totalOf(text) })),
    totals: {
      rows: whole?.rows ?? 0,
      pieces: Number(whole?.pieces ?? 0),
      ...totalOf(whole?.grandtotal ?? '0'),
      ...(sight.sums && balances
        ? { amountPaid: Number(balances.paid), balance: Number(balances.balance) }
        : {}),
      materials: materialsOfOrders(whole, sight),
    },
  };
}

/** What is paid and open of an order, null where it has no invoice that is known. */
function paymentOf({ balance, grandtotal }: Pick<SaleRow, 'balance' | 'grandtotal'>) {
  if (balance === null) return { amountPaid: null, balance: null };
  return { amountPaid: orZero(grandtotal).minus(balance).toNumber(), balance: Number(balance) };
}

/** As invoicing says it; undefined of a completed order whose invoice is not known yet. */
function statusOf(row: SaleRow): Sale['status'] {
  const { amountPaid, balance } = paymentOf(row);
  if (row.type === FINISHED) return 'pending';
  if (balance === null) return undefined;
  if (balance <= 0) return balance < 0 ? 'overpaid' : 'settled';
  return amountPaid > 0 ? 'partlyPaid' : 'open';
}

/** An order as somebody may see it. */
export function presentSale(row: SaleRow, sight: Pick<PriceSight, 'sums'>): Sale {
  return {
    loadId: row.load_id,
    loadName: row.load_name,
    type: row.type,
    invoiceNo: row.invoice_no,
    companyName: row.company_name,
    facility: row.facility_name,
    buyer: row.assistant_name,
    units: Number(row.pieces),
    pieces: Number(row.pieces),
    ...(sight.sums ? { grandtotal: Number(row.grandtotal), ...paymentOf(row) } : {}),
    status: statusOf(row),
    date: row.completed_at.toISOString(),
  };
}
