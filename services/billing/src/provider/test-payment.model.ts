import { jsonColumn, momentColumn, tableModel, textColumn, type RecordOf } from '@washcoat/service-kit';
import type { ProviderBill, ProviderPayment } from './card-provider';

/** What the provider for tests writes down of a payment, and of the bill that it was made for. */
export interface TestRecord extends ProviderPayment {
  bill?: ProviderBill;
  /** What the card does when the bill is tried once more, and by which attempts it was. */
  again?: 'succeeded' | 'failed' | 'requires_action';
  attempts?: readonly string[];
}

const columns = {
  intentId: textColumn,
  /** What makes a call that is sent again the same one. */
  idempotencyKey: textColumn,
  record: jsonColumn<TestRecord>(),
  createdAt: momentColumn,
};

/** A payment of the provider for tests. */
export type TestPayment = RecordOf<typeof columns>;

/** The same as it is stored: the provider's own books, which no part of billing reads. */
export class TestPaymentModel extends tableModel('test_payment', ['intentId'], columns) {}
