import { jsonColumn, momentColumn, tableModel, textColumn, type RecordOf } from '@washcoat/service-kit';
import type { ProviderBill, ProviderPayment } from './card-provider';

const columns = {
  intentId: textColumn,
  /** What makes a call that is sent again the same one. */
  idempotencyKey: textColumn,
  record: jsonColumn<ProviderPayment & { bill?: ProviderBill }>(),
  createdAt: momentColumn,
};

/** A payment of the provider for tests. */
export type TestPayment = RecordOf<typeof columns>;

/** The same as it is stored: the provider's own books, which no part of billing reads. */
export class TestPaymentModel extends tableModel('test_payment', ['intentId'], columns) {}
