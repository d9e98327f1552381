import type { ConverterGroup } from '@washcoat/metals';
import type { Knex } from 'knex';
import { listChosenItems } from './purchase.repository';

/** Converters that went into a settlement. */
export interface SettledUnit {
  itemId: string;
  loadId: string;
  productId: string | null;
  oem: string;
  type: ConverterGroup;
  /** Empty when nobody said into which lot it went. */
  lotNo: string;
  /** Whole converters. */
  pieces: number;
  /** Expected catalyst, pounds, and troy ounces, as known when it was bought. */
  pounds: number;
  ptOz: number;
  pdOz: number;
  rhOz: number;
}

/** What went into a settlement, item by item. Whoever asks has seen to it that the reader may see the settlement. */
export async function unitsOf(database: Knex, settlementId: string): Promise<SettledUnit[]> {
  const items = await listChosenItems(database, settlementId);
  return items.map((item) => ({
    itemId: item.item_id,
    loadId: item.load_id,
    productId: item.product_id,
    oem: item.oem,
    type: item.type,
    lotNo: item.lot_no,
    pieces: Number(item.pieces),
    pounds: Number(item.pounds),
    ptOz: Number(item.pt_oz),
    pdOz: Number(item.pd_oz),
    rhOz: Number(item.rh_oz),
  }));
}
