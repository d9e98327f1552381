import type { ItemGroup } from '@washcoat/contract-loads';
import type { Party } from '../carts/party';
import type { ItemRecord } from './item.record';

/** A row of the table `load_item`. Decimals are text. */
export interface ItemRow {
  item_id: string;
  load_id: string;
  product_id: string | null;
  oem: string;
  description: string;
  manufacturer: string;
  family: string;
  item_group: ItemGroup;
  quantity: string | number;
  unit: string | number;
  final_qty: string | number;
  final_unit: string | number;
  box: number;
  snapshot_id: string | null;
  base_price: string | number;
  listed_price: string | number | null;
  adjusted_price: string | number;
  total: string | number;
  status: 0 | 1 | 2;
  is_did_not_buy: boolean;
  is_mark_for_test: boolean;
  url: string | null;
  /** JSON text. */
  load_urls: string;
  offered_at: Date | null;
  user_id: string;
  changed_by: Party;
  created_at: Date;
  updated_at: Date;
  version: number;
}

/** Every column of an `ItemRow`. */
export const itemColumns = [
  'item_id',
  'load_id',
  'product_id',
  'oem',
  'description',
  'manufacturer',
  'family',
  'item_group',
  'quantity',
  'unit',
  'final_qty',
  'final_unit',
  'box',
  'snapshot_id',
  'base_price',
  'listed_price',
  'adjusted_price',
  'total',
  'status',
  'is_did_not_buy',
  'is_mark_for_test',
  'url',
  'load_urls',
  'offered_at',
  'user_id',
  'changed_by',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof ItemRow)[];

/** Reads a row. */
export function toItem(row: ItemRow): ItemRecord {
  return {
    itemId: row.item_id,
    loadId: row.load_id,
    productId: row.product_id,
    oem: row.oem,
    description: row.description,
    manufacturer: row.manufacturer,
    family: row.family,
    group: row.item_group,
    quantity: Number(row.quantity),
    unit: Number(row.unit),
    finalQty: Number(row.final_qty),
    finalUnit: Number(row.final_unit),
    box: row.box,
    snapshotId: row.snapshot_id,
    basePrice: Number(row.base_price),
    listedPrice: row.listed_price === null ? null : Number(row.listed_price),
    adjustedPrice: Number(row.adjusted_price),
    total: Number(row.total),
    status: row.status,
    isDidNotBuy: row.is_did_not_buy,
    isMarkForTest: row.is_mark_for_test,
    url: row.url,
    loadUrls: JSON.parse(row.load_urls),
    offeredAt: row.offered_at,
    userId: row.user_id,
    changedBy: row.changed_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

/** Writes a row. */
export function fromItem(item: ItemRecord): ItemRow {
  return {
    item_id: item.itemId,
    load_id: item.loadId,
    product_id: item.productId,
    oem: item.oem,
    description: item.description,
    manufacturer: item.manufacturer,
    family: item.family,
    item_group: item.group,
    quantity: item.quantity,
    unit: item.unit,
    final_qty: item.finalQty,
    final_unit: item.finalUnit,
    box: item.box,
    snapshot_id: item.snapshotId,
    base_price: item.basePrice,
    listed_price: item.listedPrice,
    adjusted_price: item.adjustedPrice,
    total: item.total,
    status: item.status,
    is_did_not_buy: item.isDidNotBuy,
    is_mark_for_test: item.isMarkForTest,
    url: item.url,
    load_urls: JSON.stringify(item.loadUrls),
    offered_at: item.offeredAt,
    user_id: item.userId,
    changed_by: item.changedBy,
    created_at: item.createdAt,
    updated_at: item.updatedAt,
    version: item.version,
  };
}
