import { creditsGet, creditsHistory, creditsUse } from '@washcoat/contract-billing';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { asks } from '@washcoat/platform-sdk';
import { billingApi } from '../app/api';

export type Credits = AnswerOf<typeof creditsGet>;

export const creditsApi = billingApi.injectEndpoints({
  endpoints: (builder) => ({
    credits: asks(builder, creditsGet, { providesTags: ['Credits'] }),
    creditsHistory: asks(builder, creditsHistory, { providesTags: ['Credits'] }),
    creditsUse: asks(builder, creditsUse, { providesTags: ['Credits'] }),
  }),
});

export const { useCreditsQuery, useCreditsHistoryQuery, useCreditsUseQuery } = creditsApi;
