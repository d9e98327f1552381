import type { PriceStep } from '@washcoat/contract-kernel';
import type { ItemGroup } from '@washcoat/contract-loads';
import {
  choiceColumn,
  decimalColumn,
  flagColumn,
  inColumn,
  jsonColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';
import { Model, type QueryBuilder } from 'objection';
import type { Party } from '../carts/party';
import type { ItemOffer } from './item-offer';

/** How the price of an item came about: when it was added, or last priced again. Kept apart because lists need none. */
export class ItemPriceModel extends tableModel('load_item_price', ['itemId'], {
  itemId: textColumn,
  steps: jsonColumn<PriceStep[]>(),
}) {}

const columns = {
  itemId: textColumn,
  loadId: textColumn,
  productId: optional(textColumn),
  oem: textColumn,
  description: textColumn,
  manufacturer: textColumn,
  family: textColumn,
  group: inColumn('item_group', choiceColumn<ItemGroup>()),
  /** Pieces, or pounds of wire. */
  quantity: decimalColumn,
  unit: decimalColumn,
  finalQty: decimalColumn,
  finalUnit: decimalColumn,
  box: wholeColumn,
  /** The pricing snapshot that the price came from; null for items without a converter. */
  snapshotId: optional(textColumn),
  /** The offer of the moment when the item was added: of a piece, or of a pound of wire. */
  basePrice: decimalColumn,
  /** The listed price of that moment; null for items without a converter. */
  listedPrice: optional(decimalColumn),
  adjustedPrice: decimalColumn,
  total: decimalColumn,
  status: choiceColumn<0 | 1 | 2>(),
  isDidNotBuy: flagColumn,
  isMarkForTest: flagColumn,
  url: optional(textColumn),
  loadUrls: jsonColumn<string[]>(),
  /** When the buyer's side put its price before the seller; null while nobody has. */
  offeredAt: optional(momentColumn),
  /** When it was priced again after it was added; null for the price of that moment. */
  pricedAt: optional(momentColumn),
  /** Who added it. */
  userId: textColumn,
  /** The side that changed its terms last: the other one reviews it. */
  changedBy: choiceColumn<Party>(),
  /** What its sides have not agreed on. It says something of what is under review or rejected only. */
  offer: optional(jsonColumn<ItemOffer>()),
  createdAt: momentColumn,
  updatedAt: momentColumn,
  version: wholeColumn,
};

/** A line of a load. Money in USD, at most cents; of a pound, at most hundredths of one. */
export type ItemRecord = RecordOf<typeof columns>;

/** A line of a load as it is stored. */
export class ItemModel extends tableModel('load_item', ['itemId'], columns) {
  declare price?: ItemPriceModel;

  static override relationMappings = () => ({
    price: {
      relation: Model.HasOneRelation,
      modelClass: ItemPriceModel,
      join: { from: ItemModel.columns.itemId, to: ItemPriceModel.columns.itemId },
    },
  });

  static override modifiers = {
    /** Every declared column, in the order in which items were added, which the table counts by itself. */
    inOrder: (query: QueryBuilder<ItemModel>) =>
      void query.select(Object.values(ItemModel.columns)).orderBy('load_item.position'),
  };
}
