import { isOfHouse, type AnswerOf, type PriceSight } from '@washcoat/contract-kernel';
import type { costSheetReport, CostSheetRow } from '@washcoat/contract-reporting';
import type { ExportColumn } from '@washcoat/service-kit';
import { orZero } from '@washcoat/metals';
import { partSums } from '../report/day-sums';
import { boughtOf, materialsOfOrders, valueApart } from '../report/materials';
import { linesAsked, withText } from '../report/order-lines';
import type { Asking, FiltersOf, Report } from '../report/report';
import { reportSight } from '../report/report.policy';
import { sumsAsked } from '../sums/asked-sums';
import { areWhole, orderSums, type OrderSum } from '../sums/rollup';

/** What the cost sheet is asked for. */
export type CostSheetFilters = FiltersOf<typeof costSheetReport>;

/** What is summed up of orders; decimal text. */
type GroupSums = Record<OrderSum, string> & { rows: number };

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
  withText(
    linesAsked(asking, 'order_row', filters)
      .where('line.type', COMPLETED)
      .leftJoin('invoice_copy as invoice', 'invoice.load_id', 'line.load_id'),
    filters.text,
  );

const lotColumns: readonly ExportColumn<CostRow>[] = [
  { id: 'loadInfo', title: 'Lot Info', value: (row) => row.load_info },
  { id: 'dieselLot', title: 'Diesel Lot', value: (row) => row.diesel_lot },
  { id: 'ceramicLot', title: 'Ceramic Lot', value: (row) => row.ceramic_lot },
  { id: 'foilLot', title: 'Foil Lot', value: (row) => row.foil_lot },
  { id: 'afmLot', title: 'Aftermarket Lot', value: (row) => row.afm_lot },
];

const figure = (id: string, title: string, sum: OrderSum): ExportColumn<CostRow> => ({
  ...{ id, title },
  value: (row) => Number(row[sum]),
});
/** One that orders of before do not say. */
const wholeFigure = (
  id: string,
  title: string,
  valueOf: (row: CostRow) => number,
): ExportColumn<CostRow> => ({
  ...{ id, title },
  value: (row) => (areWhole(row) ? valueOf(row) : null),
});
const sumOf = (sum: OrderSum) => (row: CostRow) => Number(row[sum]);
const units = [
  figure('ceramicUnits', 'Ceramic Units', 'ceramic_units'),
  figure('dieselUnits', 'Diesel Units', 'diesel_units'),
  figure('afmktUnits', 'Aftermarket Units', 'afmkt_units'),
  wholeFigure('domesticFoilPieces', 'Domestic Wire Pieces', sumOf('domestic_foil_pieces')),
  wholeFigure('domesticFoilLBS', 'Domestic Wire lb', sumOf('domestic_foil_units')),
  wholeFigure('importFoilPieces', 'Import Wire Pieces', sumOf('import_foil_pieces')),
  wholeFigure('importFoilLBS', 'Import Wire lb', sumOf('import_foil_units')),
  figure('miscUnits', 'Misc Units', 'misc_units'),
  wholeFigure('testUnits', 'Test Units', sumOf('test_units')),
  wholeFigure('pulledUnits', 'Pulled Units', sumOf('pulled_units')),
  { id: 'totalUnits', title: 'Total Units', value: (row) => unitsOf(row).toNumber() },
] satisfies ExportColumn<CostRow>[];
const values = [
  figure('ceramicValue', 'Ceramic Value', 'ceramic_value'),
  figure('dieselValue', 'Diesel Value', 'diesel_value'),
  figure('afmktValue', 'Aftermarket Value', 'afmkt_value'),
  wholeFigure('domesticFoilValue', 'Domestic Wire Value', sumOf('domestic_foil_value')),
  wholeFigure('importFoilValue', 'Import Wire Value', sumOf('import_foil_value')),
  figure('miscValue', 'Misc Value', 'misc_value'),
  wholeFigure('testValue', 'Test Value', (row) => valueApart(row).toNumber()),
  wholeFigure('subtotal', 'Subtotal', sumOf('subtotal')),
] satisfies ExportColumn<CostRow>[];
const discount = wholeFigure('discount', 'Discount', (row) => discountOf(row).toNumber());
const grandtotal = figure('grandtotal', 'Grand Total', 'grandtotal');
const average: ExportColumn<CostRow> = {
  id: 'averagePerUnit',
  title: 'Average per Unit',
  value: (row) => averageOf(row, { sums: true, unit: true }) ?? null,
};

/** Completed orders with what their groups come to, newest first. */
export const costSheet: Report<CostSheetFilters, CostRow> = {
  fileName: 'cost-sheet',
  select: (asking, filters) =>
    ordersAsked(asking, filters)
      .leftJoin('lot_copy as lot', 'lot.load_id', 'line.load_id')
      .select(lots.map((name) => `lot.${name}`))
      .select('line.load_id', 'invoice.invoice_no', 'line.completed_at', 'line.company_name')
      .select('line.facility_name', 'line.assistant_name')
      .select(Object.entries(orderSums.sums).map(([name, sql]) => asking.database.raw(`${sql} as ${name}`))),
  order: () => ({
    direction: 'desc',
    columns: [
      { sql: 'line.completed_at', type: 'timestamptz' },
      { sql: 'line.load_id', type: 'uuid' },
    ],
  }),
  columns: (session) => {
    const sight = reportSight(session);
    return [
      { id: 'invoiceNo', title: 'Invoice', value: (row) => row.invoice_no },
      { id: 'date', title: 'Date', value: (row) => row.completed_at },
      { id: 'companyName', title: 'Company', value: (row) => row.company_name },
      { id: 'facility', title: 'Facility', value: (row) => row.facility_name },
      { id: 'buyer', title: 'Buyer', value: (row) => row.assistant_name },
      ...units,
      ...(isOfHouse(session) ? lotColumns : []),
      ...(sight.sums ? values : []),
      ...(sight.discountAmount ? [discount] : []),
      ...(sight.sums ? [grandtotal] : []),
      ...(sight.sums && sight.unit ? [average] : []),
    ];
  },
};

/** What the selection comes to, by day of `timezone` and in all; texts are looked for among the orders. */
export function sumCosts(asking: Asking, filters: CostSheetFilters, timezone: string) {
  const onlyRows = filters.text ? ordersAsked(asking, filters) : undefined;
  return sumsAsked(asking, { rollup: orderSums, filters, kinds: [String(COMPLETED)], onlyRows }, timezone);
}

type Sums = Awaited<ReturnType<typeof sumCosts>>;
type Answer = AnswerOf<typeof costSheetReport>;
type Figures = Omit<Answer['totals'], 'rows'>;
/** The average of a single piece is its price, so it takes the right to see prices besides that to see sums. */
type Sight = Pick<PriceSight, 'sums' | 'unit' | 'discountAmount'>;

/** Days and totals as somebody may see them. */
export function presentCosts(costs: Sums, sight: Sight): Pick<Answer, 'days' | 'totals'> {
  const { days, whole } = partSums(costs);
  return {
    days: days.map(({ day, rows, grandtotal }) => ({
      day,
      orders: rows,
      ...(sight.sums ? { grandtotal: Number(grandtotal) } : {}),
    })),
    totals: {
      rows: whole?.rows ?? 0,
      ...presentFigures(whole, sight),
      materials: materialsOfOrders(whole, sight),
    },
  };
}

/** An order as somebody may see it, its lots as well for those of the house. */
export function presentCost(row: CostRow, sight: Sight & { lots: boolean }): CostSheetRow {
  return {
    loadId: row.load_id,
    invoiceNo: row.invoice_no,
    buyerFinalisedDate: row.completed_at.toISOString(),
    date: row.completed_at.toISOString(),
    companyName: row.company_name,
    facility: row.facility_name,
    assistantName: row.assistant_name,
    buyer: row.assistant_name,
    ...presentFigures(row, sight),
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

/** What one order or several come to, as somebody may see it; of orders of before their materials alone. */
function presentFigures(row: GroupSums | undefined, sight: Sight): Figures {
  const of = (name: OrderSum) => Number(row?.[name] ?? 0);
  const counts = {
    ceramicUnits: of('ceramic_units'),
    dieselUnits: of('diesel_units'),
    foilUnits: of('foil_units'),
    afmktUnits: of('afmkt_units'),
    miscUnits: of('misc_units'),
    totalUnits: row ? unitsOf(row).toNumber() : 0,
  };
  const values = {
    ceramicValue: of('ceramic_value'),
    dieselValue: of('diesel_value'),
    foilValue: of('foil_value'),
    afmktValue: of('afmkt_value'),
    miscValue: of('misc_value'),
    grandtotal: of('grandtotal'),
    averagePerUnit: row && averageOf(row, sight),
  };
  return {
    ...counts,
    ...(sight.sums ? values : {}),
    ...(row && areWhole(row) ? presentWhole(row, sight) : {}),
  };
}

/** What is told of orders besides. */
function presentWhole(row: GroupSums, sight: Sight) {
  const of = (name: OrderSum) => Number(row[name]);
  const counts = {
    domesticFoilPieces: of('domestic_foil_pieces'),
    domesticFoilLBS: of('domestic_foil_units'),
    importFoilPieces: of('import_foil_pieces'),
    importFoilLBS: of('import_foil_units'),
    testUnits: of('test_units'),
    pulledUnits: of('pulled_units'),
  };
  if (!sight.sums) return counts;
  return {
    ...counts,
    domesticFoilValue: of('domestic_foil_value'),
    importFoilValue: of('import_foil_value'),
    testValue: valueApart(row).toNumber(),
    subtotal: of('subtotal'),
    ...(sight.discountAmount ? { discount: discountOf(row).toNumber() } : {}),
  };
}

/** Full units of what is counted by the piece. */
const unitsOf = (row: GroupSums) => orZero(row.ceramic_units).plus(row.diesel_units).plus(row.afmkt_units);

const discountOf = (row: GroupSums) => orZero(row.grandtotal).minus(row.subtotal);

/** What a full unit of them came to, before the discount of its order. */
function averageOf(row: GroupSums, sight: Pick<Sight, 'sums' | 'unit'>): number | undefined {
  const spend = orZero(row.ceramic_value).plus(row.diesel_value).plus(row.afmkt_value);
  return boughtOf({ units: unitsOf(row).toString(), spend: spend.toString() }, sight)[0]?.averageSpend;
}
