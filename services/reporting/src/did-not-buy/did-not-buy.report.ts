import type { PriceSight } from '@washcoat/contract-kernel';
import type { didNotBuyReport, DidNotBuyRow } from '@washcoat/contract-reporting';
import type { KeysetOrder } from '@washcoat/service-kit';
import { linesAsked } from '../report/order-lines';
import type { Asking, FiltersOf, Report } from '../report/report';
import { reportSight } from '../report/report.policy';
import { sumsAsked } from '../sums/asked-sums';
import { notBoughtSums } from '../sums/rollup';

/** What the report of what was not bought is asked for. */
export type DidNotBuyFilters = FiltersOf<typeof didNotBuyReport>;

/** An item that was not bought, or all of one code and type; numeric columns are decimal text. */
export interface NotBoughtRow {
  item_id: string | null;
  load_id: string | null;
  oem: string;
  type: string;
  adjusted_price: string | null;
  final_qty: string;
  unit: string;
  completed_at: Date;
  assistant_name: string;
  company_name: string;
  facility_city: string;
}

const filtersOf = ({ companyId, ...filters }: DidNotBuyFilters) => ({
  ...filters,
  customer: filters.customer ?? companyId,
});

/** The items that were not bought and were asked for. */
const notBoughtLines = (asking: Asking, filters: DidNotBuyFilters) =>
  linesAsked(asking, 'did_not_buy_row', filtersOf(filters));

/** What they come to. */
export const sumNotBought = (asking: Asking, filters: DidNotBuyFilters, timezone: string) =>
  sumsAsked(asking, { rollup: notBoughtSums, filters: filtersOf(filters) }, timezone);

const newestFirst: KeysetOrder = {
  direction: 'desc',
  columns: [
    { sql: 'line.completed_at', type: 'timestamptz' },
    { sql: 'line.load_id', type: 'uuid' },
    { sql: 'line.item_no', type: 'integer' },
  ],
};

const mostFirst: KeysetOrder = {
  direction: 'asc',
  columns: [
    { sql: 'alike.final_qty', type: 'numeric', direction: 'desc' },
    { sql: 'alike.oem', type: 'text' },
    { sql: 'alike.type', type: 'text' },
  ],
};

/** What was seen and not bought: newest first; by code and type, most first, where groups are asked for. */
export const didNotBuy: Report<DidNotBuyFilters, NotBoughtRow> = {
  fileName: 'did-not-buy',
  select: (asking, filters) => {
    const lines = notBoughtLines(asking, filters).select('line.oem', 'line.type');
    return filters.isGroup
      ? asking.database.from(alike(asking, lines).as('alike')).select('alike.*')
      : lines
          .select(
            'line.item_id',
            'line.load_id',
            'line.adjusted_price',
            'line.final_qty',
            'line.unit',
            'line.completed_at',
          )
          .select('line.assistant_name', 'line.company_name', 'line.facility_city');
  },
  isGrouped: ({ isGroup }) => isGroup === true,
  order: ({ isGroup }) => (isGroup ? mostFirst : newestFirst),
  columns: (session) => [
    { id: 'oem', title: 'OEM', value: (row) => row.oem },
    { id: 'type', title: 'Type', value: (row) => row.type },
    ...(reportSight(session).unit
      ? [{ id: 'price', title: 'Price', value: (row: NotBoughtRow) => numberOrNull(row.adjusted_price) }]
      : []),
    { id: 'qty', title: 'Quantity', value: (row) => Number(row.final_qty) },
    { id: 'unit', title: 'Unit', value: (row) => Number(row.unit) },
    { id: 'date', title: 'Date', value: (row) => row.completed_at },
    { id: 'buyer', title: 'Buyer', value: (row) => row.assistant_name },
    { id: 'customer', title: 'Customer', value: (row) => row.company_name },
    { id: 'facility', title: 'Facility', value: (row) => row.facility_city },
  ],
};

const numberOrNull = (decimal: string | null) => (decimal === null ? null : Number(decimal));

function alike({ database }: Asking, lines: ReturnType<typeof notBoughtLines>) {
  return lines
    .groupBy('line.oem', 'line.type')
    .select(database.raw('sum(line.final_qty) as final_qty, sum(line.unit) as unit'))
    .select(database.raw('max(line.completed_at) as completed_at'))
    .select(database.raw(`null as item_id, null as load_id, null as adjusted_price, '' as assistant_name`))
    .select(database.raw(`'' as company_name, '' as facility_city`));
}

/** A stored row as somebody may see it; the price of groups of different prices is none. */
export function presentNotBought(row: NotBoughtRow, { unit }: Pick<PriceSight, 'unit'>): DidNotBuyRow {
  return {
    rowId: row.item_id ?? `${row.oem} ${row.type}`,
    ...(row.load_id === null ? {} : { loadId: row.load_id }),
    oem: row.oem,
    type: row.type,
    ...(unit && row.adjusted_price !== null ? { price: Number(row.adjusted_price) } : {}),
    qty: Number(row.final_qty),
    unit: Number(row.unit),
    date: row.completed_at.toISOString(),
    buyer: row.assistant_name,
    customer: row.company_name,
    facility: row.facility_city,
  };
}
