import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { topLookupsReport, topLookupsDownload } from '@washcoat/contract-reporting';
import { call } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

export type TopLookupsAnswer = AnswerOf<typeof topLookupsReport>;

const api = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    topLookups: builder.query<TopLookupsAnswer, RequestOf<typeof topLookupsReport>>({
      query: call(topLookupsReport),
      providesTags: ['TopLookups'],
    }),
    topLookupsDownload: builder.query<
      AnswerOf<typeof topLookupsDownload>,
      RequestOf<typeof topLookupsDownload>
    >({
      query: call(topLookupsDownload),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useTopLookupsQuery, useLazyTopLookupsDownloadQuery } = api;
