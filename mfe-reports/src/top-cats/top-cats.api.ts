import type { AnswerOf } from '@washcoat/contract-kernel';
import { topCatsReport, topCatsDownload } from '@washcoat/contract-reporting';
import { asks } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

export type TopCatsAnswer = AnswerOf<typeof topCatsReport>;

const api = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    topCats: asks(builder, topCatsReport, { providesTags: ['TopCats'] }),
    topCatsDownload: asks(builder, topCatsDownload, { keepUnusedDataFor: 0 }),
  }),
});

export const { useTopCatsQuery, useLazyTopCatsDownloadQuery } = api;
