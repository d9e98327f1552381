import { historyList } from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

export const historyApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    recordHistory: builder.query<AnswerOf<typeof historyList>, RequestOf<typeof historyList>>({
      query: call(historyList),
      providesTags: ['History'],
    }),
  }),
});

export const { useRecordHistoryQuery } = historyApi;
