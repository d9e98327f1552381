import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { transactionsDump, transactionsReport, transactionsRows } from '@washcoat/contract-reporting';
import { call } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

export type TransactionsAnswer = AnswerOf<typeof transactionsReport>;

export const transactionsApi = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    transactions: builder.query<TransactionsAnswer, RequestOf<typeof transactionsReport>>({
      query: call(transactionsReport),
      providesTags: ['Transactions'],
    }),
    transactionsRows: builder.query<AnswerOf<typeof transactionsRows>, RequestOf<typeof transactionsRows>>({
      query: call(transactionsRows),
      providesTags: ['Transactions'],
    }),
    transactionsDump: builder.query<AnswerOf<typeof transactionsDump>, RequestOf<typeof transactionsDump>>({
      query: call(transactionsDump),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useTransactionsQuery, useLazyTransactionsDumpQuery } = transactionsApi;
