import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { topCatsReport, topCatsDownload } from '@washcoat/contract-reporting';
import { call } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

export type TopCatsAnswer = AnswerOf<typeof topCatsReport>;

const api = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    topCats: builder.query<TopCatsAnswer, RequestOf<typeof topCatsReport>>({
      query: call(topCatsReport),
      providesTags: ['TopCats'],
    }),
    topCatsDownload: builder.query<AnswerOf<typeof topCatsDownload>, RequestOf<typeof topCatsDownload>>({
      query: call(topCatsDownload),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useTopCatsQuery, useLazyTopCatsDownloadQuery } = api;
