import {
  paymentSettings,
  type planList,
  promoCheck,
  purchase,
  receipt,
  renewalBegin,
  renewalConfirm,
  renewalEnd,
  renewalList,
  renewalPay,
  testConfirm,
} from '@washcoat/contract-billing';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { asks, sends } from '@washcoat/platform-sdk';
import { billingApi } from '../app/api';

export type Plan = AnswerOf<typeof planList>['list'][number];
export type Promo = AnswerOf<typeof promoCheck>;
export type PurchaseRequest = RequestOf<typeof purchase>;
export type Renewal = AnswerOf<typeof renewalList>['list'][number];

export const purchaseApi = billingApi.injectEndpoints({
  endpoints: (builder) => ({
    paymentSettings: asks(builder, paymentSettings),
    checkPromo: sends(builder, promoCheck),
    // Its payment id is what makes it count once: a second answer may differ from the first, after a confirmation.
    buyPlan: sends(builder, purchase, { invalidatesTags: ['Credits', 'History', 'Plans', 'Cards'] }),
    confirmTestPayment: sends(builder, testConfirm),
    receipt: asks(builder, receipt),
    renewals: asks(builder, renewalList, { providesTags: ['History'] }),
    beginRenewal: sends(builder, renewalBegin, { invalidatesTags: ['History'] }),
    endRenewal: sends(builder, renewalEnd, { invalidatesTags: ['History'] }),
    // Its attempt is what makes it count once.
    payRenewal: sends(builder, renewalPay, { invalidatesTags: ['History', 'Credits'] }),
    confirmRenewal: sends(builder, renewalConfirm, { invalidatesTags: ['History', 'Credits'] }),
  }),
});

export const {
  usePaymentSettingsQuery,
  useCheckPromoMutation,
  useBuyPlanMutation,
  useConfirmTestPaymentMutation,
  useLazyReceiptQuery,
  useRenewalsQuery,
  useBeginRenewalMutation,
  useEndRenewalMutation,
  usePayRenewalMutation,
  useConfirmRenewalMutation,
} = purchaseApi;
