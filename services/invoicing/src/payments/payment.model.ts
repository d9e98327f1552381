import type { Payment } from '@washcoat/contract-invoicing';
import {
  choiceColumn,
  exactColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  type RecordOf,
} from '@washcoat/service-kit';
import type { QueryBuilder } from 'objection';

const columns = {
  paymentId: textColumn,
  loadId: textColumn,
  paymentMethod: choiceColumn<Payment['paymentMethod']>(),
  referenceNumber: optional(textColumn),
  /** Decimal text in dollars. */
  amount: exactColumn,
  paidAt: momentColumn,
  recordedAt: momentColumn,
  recordedBy: textColumn,
};

/** What was paid of an invoice. */
export type PaymentRecord = RecordOf<typeof columns>;

type Payments = QueryBuilder<PaymentModel>;

/** A payment as it is stored. */
export class PaymentModel extends tableModel('payment', ['paymentId'], columns) {
  static override modifiers = {
    /** The oldest first. */
    inOrder: (query: Payments) => void query.orderBy([p.paidAt, p.recordedAt, p.paymentId]),
    /** Each method that was used, once. */
    modes: (query: Payments) => void query.distinct(p.paymentMethod).orderBy(p.paymentMethod),
  };
}

const { columns: p } = PaymentModel;
