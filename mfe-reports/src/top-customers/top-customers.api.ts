import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { topCustomersReport, topCustomersDownload } from '@washcoat/contract-reporting';
import { call } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

export type TopCustomersAnswer = AnswerOf<typeof topCustomersReport>;

const api = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    topCustomers: builder.query<TopCustomersAnswer, RequestOf<typeof topCustomersReport>>({
      query: call(topCustomersReport),
      providesTags: ['TopCustomers'],
    }),
    topCustomersDownload: builder.query<
      AnswerOf<typeof topCustomersDownload>,
      RequestOf<typeof topCustomersDownload>
    >({
      query: call(topCustomersDownload),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useTopCustomersQuery, useLazyTopCustomersDownloadQuery } = api;
