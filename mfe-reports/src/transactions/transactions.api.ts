import type { AnswerOf } from '@washcoat/contract-kernel';
import { transactionsDump, transactionsReport, transactionsRows } from '@washcoat/contract-reporting';
import { asks } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

export type TransactionsAnswer = AnswerOf<typeof transactionsReport>;

export const transactionsApi = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    transactions: asks(builder, transactionsReport, { providesTags: ['Transactions'] }),
    transactionsRows: asks(builder, transactionsRows, { providesTags: ['Transactions'] }),
    transactionsDump: asks(builder, transactionsDump, { keepUnusedDataFor: 0 }),
  }),
});

export const { useTransactionsQuery, useLazyTransactionsDumpQuery } = transactionsApi;
