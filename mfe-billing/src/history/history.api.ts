import { subscriptionList, transactionList } from '@washcoat/contract-billing';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { billingApi } from '../app/api';

export type Subscription = AnswerOf<typeof subscriptionList>['list'][number];
export type CardPayment = AnswerOf<typeof transactionList>['list'][number];

export const historyApi = billingApi.injectEndpoints({
  endpoints: (builder) => ({
    subscriptions: builder.query<AnswerOf<typeof subscriptionList>, RequestOf<typeof subscriptionList>>({
      query: call(subscriptionList),
      providesTags: ['History'],
    }),
    cardPayments: builder.query<AnswerOf<typeof transactionList>, RequestOf<typeof transactionList>>({
      query: call(transactionList),
      providesTags: ['History'],
    }),
  }),
});

export const { useSubscriptionsQuery, useCardPaymentsQuery } = historyApi;
