import {
  CompanyCopyModel,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';
import { Model, type ModelClass, type QueryBuilder } from 'objection';
import { PaymentModel } from '../payments/payment.model';
import { PromoUseModel } from '../promo-codes/promo-code.model';
import { PurchaseModel } from '../purchases/purchase.model';
import { UserCopyModel } from '../users/user-copy.model';

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

/** A subscription as it is stored, with how it was bought and by whom. */
export class SubscriptionModel extends tableModel('subscription', ['subscriptionId'], columns) {
  static override relationMappings = () => ({
    buyer: ofOne(UserCopyModel, s.userId, UserCopyModel.columns.userId),
    company: ofOne(CompanyCopyModel, s.companyId, CompanyCopyModel.columns.companyId),
    /** What was set out for; one from before there were any has none. */
    purchase: ofOne(PurchaseModel, s.subscriptionId, PurchaseModel.columns.purchaseId),
    payment: ofOne(PaymentModel, s.subscriptionId, PaymentModel.columns.subscriptionId),
    promo: {
      ...ofOne(PromoUseModel, s.subscriptionId, PromoUseModel.columns.purchaseId),
      modify: (uses: QueryBuilder<PromoUseModel>) => void uses.whereNull(PromoUseModel.columns.releasedAt),
    },
  });
}
const { columns: s } = SubscriptionModel;

const ofOne = (modelClass: ModelClass<Model>, from: string, to: string) => ({
  relation: Model.HasOneRelation,
  modelClass,
  join: { from, to },
});
