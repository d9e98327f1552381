import { creditsGet, creditsHistory } from '@washcoat/contract-billing';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { billingApi } from '../app/api';

export type Credits = AnswerOf<typeof creditsGet>;

export const creditsApi = billingApi.injectEndpoints({
  endpoints: (builder) => ({
    credits: builder.query<Credits, RequestOf<typeof creditsGet>>({
      query: call(creditsGet),
      providesTags: ['Credits'],
    }),
    creditsHistory: builder.query<AnswerOf<typeof creditsHistory>, RequestOf<typeof creditsHistory>>({
      query: call(creditsHistory),
      providesTags: ['Credits'],
    }),
  }),
});

export const { useCreditsQuery, useCreditsHistoryQuery } = creditsApi;
