import type { LoadEventItem, LoadSnapshot } from '@washcoat/contract-loads';
import { itemStatuses } from '@washcoat/contract-loads';
import { isBought, isPieceGroup } from '@washcoat/metals';

/** One item of a completed load as the report tables hold it. Quantities and USD keep the precision of the event. */
export interface ReportRow {
  completed_at: Date;
  load_id: string;
  item_no: number;
  item_id: string;
  company_id: string;
  company_name: string;
  facility_name: string;
  facility_city: string;
  facility_company_id: string;
  assistant_id: string | null;
  assistant_name: string;
  product_id: string | null;
  oem: string;
  manufacturer: string;
  family: string;
  type: string;
  quantity: number;
  unit: number;
  final_qty: number;
  /** Whole converters, a part of one being one; wire and misc. items are none. */
  pieces: number;
  base_price: number;
  adjusted_price: number;
  total: number;
}

/** The columns of a row. */
export const reportColumns = [
  'completed_at',
  'load_id',
  'item_no',
  'item_id',
  'company_id',
  'company_name',
  'facility_name',
  'facility_city',
  'facility_company_id',
  'assistant_id',
  'assistant_name',
  'product_id',
  'oem',
  'manufacturer',
  'family',
  'type',
  'quantity',
  'unit',
  'final_qty',
  'pieces',
  'base_price',
  'adjusted_price',
  'total',
] as const satisfies readonly (keyof ReportRow)[];

/** The report rows of a load: what was bought, and what was seen but not bought. Rejected items are in neither. */
export interface LoadRows {
  completedAt: Date;
  bought: ReportRow[];
  notBought: ReportRow[];
}

/**
 * The report rows of a completed load.
 *
 * @throws Error when the load says not when it was completed: such an event is malformed and must be looked at
 */
export function rowsOfLoad(load: LoadSnapshot): LoadRows {
  if (!load.buyerFinalisedDate)
    throw new Error(`The completed load ${load.loadId} has no buyerFinalisedDate.`);
  const completedAt = new Date(load.buyerFinalisedDate);
  const rows = load.items.map((item, index) => ({ item, row: rowOf(load, completedAt, item, index + 1) }));
  return {
    completedAt,
    bought: rows.filter(({ item }) => isBought(item)).map(({ row }) => row),
    notBought: rows.filter(({ item }) => isNotBought(item)).map(({ row }) => row),
  };
}

function isNotBought(item: LoadEventItem): boolean {
  return item.isDidNotBuy && item.status !== itemStatuses.rejected;
}

/** Whole converters of an item, a part of one being one; wire and misc. items are none. */
export const piecesOf = ({ type, finalUnit }: Pick<LoadEventItem, 'type' | 'finalUnit'>): number =>
  isPieceGroup(type) ? finalUnit : 0;

function rowOf(load: LoadSnapshot, completedAt: Date, item: LoadEventItem, itemNo: number): ReportRow {
  return {
    completed_at: completedAt,
    load_id: load.loadId,
    item_no: itemNo,
    item_id: item.itemId,
    company_id: load.companyId,
    company_name: load.companyName,
    facility_name: load.facilityName,
    facility_city: load.facilityCity,
    facility_company_id: load.facilityCompanyId,
    assistant_id: load.assistantId,
    assistant_name: [load.assistantFirstName, load.assistantLastName].filter(Boolean).join(' '),
    product_id: item.productId,
    oem: item.oem,
    manufacturer: item.manufacturer,
    family: item.family,
    type: item.type,
    quantity: item.quantity,
    unit: item.unit,
    final_qty: item.finalQty,
    pieces: piecesOf(item),
    base_price: item.basePrice,
    adjusted_price: item.adjustedPrice,
    total: item.total,
  };
}
