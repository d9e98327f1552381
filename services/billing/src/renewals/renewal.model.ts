import {
  choiceColumn,
  flagColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';

const columns = {
  renewalId: textColumn,
  userId: textColumn,
  companyId: optional(textColumn),
  modelId: textColumn,
  planVersion: wholeColumn,
  planName: textColumn,
  lookupCount: wholeColumn,
  /** Cents, every month. */
  amountCents: wholeColumn,
  /** What the provider calls it, and the customer whose card it charges. */
  providerId: optional(textColumn),
  customerId: optional(textColumn),
  status: choiceColumn<'active' | 'past_due' | 'ended'>(),
  nextAt: optional(momentColumn),
  createdAt: momentColumn,
  endedAt: optional(momentColumn),
  failedAt: optional(momentColumn),
  /** When its payer tried the card of an unpaid month last. */
  triedAt: optional(momentColumn),
  /** It has ended, and the provider still has to be told. */
  endOwed: flagColumn,
  /** Since when it is to begin again, while the provider has not said so. */
  begunAgainAt: optional(momentColumn),
  /** By which card, and with which customer, it was asked of the provider: asked again it is the same. */
  begunAgainCard: optional(textColumn),
  begunAgainCustomer: optional(textColumn),
};

/** A plan that the provider charges every month. */
export type RenewalRecord = RecordOf<typeof columns>;

/** The same as it is stored. */
export class RenewalModel extends tableModel('renewal', ['renewalId'], columns) {}
