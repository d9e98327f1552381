import type { AnswerOf } from '@washcoat/contract-kernel';
import { topLookupsReport, topLookupsDownload } from '@washcoat/contract-reporting';
import { asks } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

export type TopLookupsAnswer = AnswerOf<typeof topLookupsReport>;

const api = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    topLookups: asks(builder, topLookupsReport, { providesTags: ['TopLookups'] }),
    topLookupsDownload: asks(builder, topLookupsDownload, { keepUnusedDataFor: 0 }),
  }),
});

export const { useTopLookupsQuery, useLazyTopLookupsDownloadQuery } = api;
