import {
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';
import { Model } from 'objection';
import { PurchaseModel } from '../purchases/purchase.model';

const columns = {
  transactionId: textColumn,
  userId: textColumn,
  /** The provider's id of the payment. */
  paymentId: textColumn,
  subscriptionId: optional(textColumn),
  planName: textColumn,
  /** Cents. */
  amountCents: wholeColumn,
  /** The last four digits. */
  card: textColumn,
  brand: textColumn,
  expiry: textColumn,
  /** `success`, or what became of it: `failed`, `refunded`, `disputed`, and `lost` when the dispute was. */
  status: textColumn,
  createdAt: momentColumn,
};

/** A card payment. */
export type PaymentRecord = RecordOf<typeof columns>;

/** A card payment as it is stored. */
export class PaymentModel extends tableModel('payment_transaction', ['transactionId'], columns) {
  /** What was paid; null for a payment from before there were any. */
  declare purchase?: PurchaseModel | null;

  static override relationMappings = () => ({
    purchase: {
      relation: Model.HasOneRelation,
      modelClass: PurchaseModel,
      join: { from: p.transactionId, to: PurchaseModel.columns.purchaseId },
    },
  });
}
const { columns: p } = PaymentModel;
