import { momentColumn, tableModel, textColumn, wholeColumn, type RecordOf } from '@washcoat/service-kit';
import type { QueryBuilder } from 'objection';

const columns = {
  purchaseId: textColumn,
  /** Which of its purchase it is, from 1 on. */
  position: wholeColumn,
  /** Cents that were given back, below 0 where the provider took a refund back, and how much of them is sales tax. */
  amountCents: wholeColumn,
  taxCents: wholeColumn,
  createdAt: momentColumn,
};

/** Money that was given back of a purchase. */
export type RefundRecord = RecordOf<typeof columns>;

/** A refund as it is stored. */
export class RefundModel extends tableModel('purchase_refund', ['purchaseId', 'position'], columns) {
  static override modifiers = {
    inOrder: (query: QueryBuilder<RefundModel>) => void query.orderBy(r.position),
  };
}
const { columns: r } = RefundModel;
