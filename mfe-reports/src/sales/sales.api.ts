import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { salesReport, salesDump } from '@washcoat/contract-reporting';
import { call } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

export type SalesAnswer = AnswerOf<typeof salesReport>;

const api = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    sales: builder.query<SalesAnswer, RequestOf<typeof salesReport>>({
      query: call(salesReport),
      providesTags: ['Sales'],
    }),
    salesDump: builder.query<AnswerOf<typeof salesDump>, RequestOf<typeof salesDump>>({
      query: call(salesDump),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSalesQuery, useLazySalesDumpQuery } = api;
