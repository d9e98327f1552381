import { subscriptionList, transactionList } from '@washcoat/contract-billing';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { asks } from '@washcoat/platform-sdk';
import { billingApi } from '../app/api';

export type Subscription = AnswerOf<typeof subscriptionList>['list'][number];
export type CardPayment = AnswerOf<typeof transactionList>['list'][number];

export const historyApi = billingApi.injectEndpoints({
  endpoints: (builder) => ({
    subscriptions: asks(builder, subscriptionList, { providesTags: ['History'] }),
    cardPayments: asks(builder, transactionList, { providesTags: ['History'] }),
  }),
});

export const { useSubscriptionsQuery, useCardPaymentsQuery } = historyApi;
