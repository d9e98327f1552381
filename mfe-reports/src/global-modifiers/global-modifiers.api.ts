import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { globalModifiersReport, globalModifiersDownload } from '@washcoat/contract-reporting';
import { call } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

export type GlobalModifiersAnswer = AnswerOf<typeof globalModifiersReport>;

const api = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    globalModifiers: builder.query<GlobalModifiersAnswer, RequestOf<typeof globalModifiersReport>>({
      query: call(globalModifiersReport),
      providesTags: ['GlobalModifiers'],
    }),
    globalModifiersDownload: builder.query<
      AnswerOf<typeof globalModifiersDownload>,
      RequestOf<typeof globalModifiersDownload>
    >({
      query: call(globalModifiersDownload),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGlobalModifiersQuery, useLazyGlobalModifiersDownloadQuery } = api;
