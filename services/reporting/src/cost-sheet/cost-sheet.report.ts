import { isOfHouse, type AnswerOf, type PriceSight } from '@washcoat/contract-kernel';
import type { costSheetReport, CostSheetRow } from '@washcoat/contract-reporting';
import type { ExportColumn } from '@washcoat/service-kit';
import { partSums } from '../report/day-sums';
import { materialsOfOrders } from '../report/materials';
import { linesAsked } from '../report/order-lines';
import type { Asking, FiltersOf, Report } from '../report/report';
import { reportSight } from '../report/report.policy';
import { sumsAsked } from '../sums/asked-sums';
import { orderSums } from '../sums/rollup';

/** What the cost sheet is asked for. */
export type CostSheetFilters = FiltersOf<typeof costSheetReport>;

const groups = ['ceramic', 'diesel', 'foil', 'afmkt', 'misc'] as const;
const sums = [
  ...groups.flatMap((group) => [`${group}_units`, `${group}_value`] as const),
  'grandtotal',
] as const;

/** What is summed up of orders; decimal text. */
type GroupSums = Record<(typeof sums)[number], string>;

const lots = ['load_info', 'diesel_lot', 'ceramic_lot', 'foil_lot', 'afm_lot'] as const;

/** A completed order as it is stored. */
export interface CostRow extends GroupSums, Record<(typeof lots)[number], string | null> {
  load_id: string;
  invoice_no: string | null;
  completed_at: Date;
  company_name: string;
  facility_name: string;
  assistant_name: string;
}

const COMPLETED = 4;

const ordersAsked = (asking: Asking, filters: CostSheetFilters) =>
  linesAsked(asking, 'order_row', filters)
    .where('line.type', COMPLETED)
    .leftJoin('invoice_copy as invoice', 'invoice.load_id', 'line.load_id');

const lotColumns: readonly ExportColumn<CostRow>[] = [
  { id: 'loadInfo', title: 'Lot Info', value: (row) => row.load_info },
  { id: 'dieselLot', title: 'Diesel Lot', value: (row) => row.diesel_lot },
  { id: 'ceramicLot', title: 'Ceramic Lot', value: (row) => row.ceramic_lot },
  { id: 'foilLot', title: 'Foil Lot', value: (row) => row.foil_lot },
  { id: 'afmLot', title: 'Aftermarket Lot', value: (row) => row.afm_lot },
];

const titles = { ceramic: 'Ceramic', diesel: 'Diesel', foil: 'Foil', afmkt: 'Aftermarket', misc: 'Misc' };
const groupColumns = (isValueSeen: boolean) =>
  groups.flatMap((group): ExportColumn<CostRow>[] => [
    { id: `${group}Units`, title: `${titles[group]} Units`, value: (row) => Number(row[`${group}_units`]) },
    ...(isValueSeen
      ? [
          {
            id: `${group}Value`,
            title: `${titles[group]} Value`,
            value: (row: CostRow) => Number(row[`${group}_value`]),
          },
        ]
      : []),
  ]);

/** Completed orders with what their groups come to, newest first. */
export const costSheet: Report<CostSheetFilters, CostRow> = {
  fileName: 'cost-sheet',
  select: (asking, filters) =>
    ordersAsked(asking, filters)
      .leftJoin('lot_copy as lot', 'lot.load_id', 'line.load_id')
      .select(lots.map((name) => `lot.${name}`))
      .select('line.load_id', 'invoice.invoice_no', 'line.completed_at', 'line.company_name')
      .select('line.facility_name', 'line.assistant_name', ...sums.map((name) => `line.${name}`)),
  order: () => ({
    direction: 'desc',
    columns: [
      { sql: 'line.completed_at', type: 'timestamptz' },
      { sql: 'line.load_id', type: 'uuid' },
    ],
  }),
  columns: (session) => {
    const { sums: isValueSeen } = reportSight(session);
    return [
      { id: 'invoiceNo', title: 'Invoice', value: (row) => row.invoice_no },
      { id: 'date', title: 'Date', value: (row) => row.completed_at },
      { id: 'companyName', title: 'Company', value: (row) => row.company_name },
      { id: 'facility', title: 'Facility', value: (row) => row.facility_name },
      { id: 'buyer', title: 'Buyer', value: (row) => row.assistant_name },
      ...groupColumns(isValueSeen),
      ...(isOfHouse(session) ? lotColumns : []),
      ...(isValueSeen
        ? [{ id: 'grandtotal', title: 'Grand Total', value: (row: CostRow) => Number(row.grandtotal) }]
        : []),
    ];
  },
};

/** What the selection comes to, by day of `timezone` and in all. */
export const sumCosts = (asking: Asking, filters: CostSheetFilters, timezone: string) =>
  sumsAsked(asking, { rollup: orderSums, filters, kinds: [String(COMPLETED)] }, timezone);

type Sums = Awaited<ReturnType<typeof sumCosts>>;
type Answer = AnswerOf<typeof costSheetReport>;

/** Days and totals as somebody may see them. */
export function presentCosts(
  costs: Sums,
  sight: Pick<PriceSight, 'sums' | 'unit'>,
): Pick<Answer, 'days' | 'totals'> {
  const { days, whole } = partSums(costs);
  return {
    days: days.map(({ day, rows, grandtotal }) => ({
      day,
      orders: rows,
      ...(sight.sums ? { grandtotal: Number(grandtotal) } : {}),
    })),
    totals: {
      rows: whole?.rows ?? 0,
      ...presentGroups(whole, sight),
      materials: materialsOfOrders(whole, sight),
    },
  };
}

/** An order as somebody may see it, its lots as well for those of the house. */
export function presentCost(row: CostRow, sight: Pick<PriceSight, 'sums'> & { lots: boolean }): CostSheetRow {
  return {
    loadId: row.load_id,
    invoiceNo: row.invoice_no,
    date: row.completed_at.toISOString(),
    companyName: row.company_name,
    facility: row.facility_name,
    buyer: row.assistant_name,
    ...presentGroups(row, sight),
    ...(sight.lots
      ? {
          loadInfo: row.load_info,
          dieselLot: row.diesel_lot,
          ceramicLot: row.ceramic_lot,
          foilLot: row.foil_lot,
          afmLot: row.afm_lot,
        }
      : {}),
  };
}

function presentGroups(row: GroupSums | undefined, { sums: isValueSeen }: Pick<PriceSight, 'sums'>) {
  const units = {
    ceramicUnits: Number(row?.ceramic_units ?? 0),
    dieselUnits: Number(row?.diesel_units ?? 0),
    foilUnits: Number(row?.foil_units ?? 0),
    afmktUnits: Number(row?.afmkt_units ?? 0),
    miscUnits: Number(row?.misc_units ?? 0),
  };
  if (!isValueSeen) return units;
  return {
    ...units,
    ceramicValue: Number(row?.ceramic_value ?? 0),
    dieselValue: Number(row?.diesel_value ?? 0),
    foilValue: Number(row?.foil_value ?? 0),
    afmktValue: Number(row?.afmkt_value ?? 0),
    miscValue: Number(row?.misc_value ?? 0),
    grandtotal: Number(row?.grandtotal ?? 0),
  };
}
