import { flagColumn, momentColumn, optional, tableModel, textColumn } from '@washcoat/service-kit';

const columns = {
  cardId: textColumn,
  customerId: textColumn,
  /** The last four digits. */
  card: textColumn,
  brand: textColumn,
  expiry: textColumn,
  isDefault: flagColumn,
  /** Not yet while its holder has to confirm it. */
  isKept: flagColumn,
  clientSecret: optional(textColumn),
  createdAt: momentColumn,
};

/** A card that the provider for tests keeps: its own books, which no part of billing reads. */
export class TestCardModel extends tableModel('test_card', ['cardId'], columns) {}
