import {
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';

const columns = {
  subscriptionId: textColumn,
  userId: textColumn,
  companyId: optional(textColumn),
  modelId: textColumn,
  planName: textColumn,
  /** The version of the plan that was bought; null: the one on sale, which the database fills in. */
  planVersion: optional(wholeColumn),
  lookupCount: wholeColumn,
  /** Cents. */
  amountCents: wholeColumn,
  createdAt: momentColumn,
};

/** What was bought: its names and amounts are those of the moment of the purchase. */
export type SubscriptionRecord = RecordOf<typeof columns>;

/** A subscription as it is stored. */
export class SubscriptionModel extends tableModel('subscription', ['subscriptionId'], columns) {}
