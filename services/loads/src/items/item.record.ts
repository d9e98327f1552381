import type { ItemGroup } from '@washcoat/contract-loads';
import type { Party } from '../carts/party';

/** A line of a load as the service keeps it. Money in USD, at most cents; of a pound, at most hundredths of one. */
export interface ItemRecord {
  itemId: string;
  loadId: string;
  productId: string | null;
  oem: string;
  description: string;
  manufacturer: string;
  family: string;
  group: ItemGroup;
  /** Pieces, or pounds of wire. */
  quantity: number;
  unit: number;
  finalQty: number;
  finalUnit: number;
  box: number;
  /** The pricing snapshot that the price came from; null for items without a converter. */
  snapshotId: string | null;
  /** The offer of the moment when the item was added: of a piece, or of a pound of wire. */
  basePrice: number;
  /** The listed price of that moment; null for items without a converter. */
  listedPrice: number | null;
  adjustedPrice: number;
  total: number;
  status: 0 | 1 | 2;
  isDidNotBuy: boolean;
  isMarkForTest: boolean;
  url: string | null;
  loadUrls: string[];
  /** When the buyer's side put its price before the seller; null while nobody has. */
  offeredAt: Date | null;
  /** Who added it. */
  userId: string;
  /** The side that changed it last: the other one reviews it. */
  changedBy: Party;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}
