import type { AnswerOf } from '@washcoat/contract-kernel';
import { globalModifiersReport, globalModifiersDownload } from '@washcoat/contract-reporting';
import { asks } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

export type GlobalModifiersAnswer = AnswerOf<typeof globalModifiersReport>;

const api = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    globalModifiers: asks(builder, globalModifiersReport, { providesTags: ['GlobalModifiers'] }),
    globalModifiersDownload: asks(builder, globalModifiersDownload, { keepUnusedDataFor: 0 }),
  }),
});

export const { useGlobalModifiersQuery, useLazyGlobalModifiersDownloadQuery } = api;
