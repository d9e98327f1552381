import {
  choiceColumn,
  decimalColumn,
  flagColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';
import { Model } from 'objection';
import { RefundModel } from './refund.model';

/** `created`: nothing is known to the provider; `granted`: paid, and its lookups are there. */
export type PurchaseStatus = 'created' | 'intent' | 'requires_action' | 'succeeded' | 'granted' | 'failed';

const columns = {
  purchaseId: textColumn,
  userId: textColumn,
  companyId: optional(textColumn),
  /** What makes it count once: the payment id of the page, or the bill of a renewal. */
  paymentKey: textColumn,
  modelId: textColumn,
  /** The version of the plan that was on sale then. */
  planVersion: wholeColumn,
  planName: textColumn,
  lookupCount: wholeColumn,
  /** Cents: the price of the plan, and what is paid, with a promo code and sales tax. */
  listCents: wholeColumn,
  amountCents: wholeColumn,
  /** The rate of that tax, and how much of what is paid it is. */
  taxPercent: decimalColumn,
  taxCents: wholeColumn,
  promocodeId: optional(textColumn),
  promoCode: optional(textColumn),
  status: choiceColumn<PurchaseStatus>(),
  /** The provider's id of the payment. */
  intentId: optional(textColumn),
  /** Why it failed, for whoever pays. */
  failure: optional(textColumn),
  card: textColumn,
  brand: textColumn,
  expiry: textColumn,
  fullName: textColumn,
  email: textColumn,
  addressLine1: inColumnOf('address_line1'),
  addressLine2: inColumnOf('address_line2'),
  city: textColumn,
  state: textColumn,
  pincode: textColumn,
  country: textColumn,
  renews: flagColumn,
  renewalId: optional(textColumn),
  /** With whom the provider keeps the card, for what renews. */
  customerId: optional(textColumn),
  refundedCents: wholeColumn,
  dispute: optional(choiceColumn<'open' | 'won' | 'lost'>()),
  /** Lookups that refunds and a dispute take back, and those of them that were still there. */
  lookupsDueBack: wholeColumn,
  lookupsTakenBack: wholeColumn,
  createdAt: momentColumn,
  updatedAt: momentColumn,
};

function inColumnOf(column: string) {
  return { ...textColumn, column };
}

/** What somebody set out to buy, and what came of it. */
export type PurchaseRecord = RecordOf<typeof columns>;

/** A purchase as it is stored. */
export class PurchaseModel extends tableModel('purchase', ['purchaseId'], columns) {
  declare refunds?: RefundModel[];

  static override relationMappings = () => ({
    refunds: {
      relation: Model.HasManyRelation,
      modelClass: RefundModel,
      join: { from: PurchaseModel.columns.purchaseId, to: RefundModel.columns.purchaseId },
    },
  });
}
