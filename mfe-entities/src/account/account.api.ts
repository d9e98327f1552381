import { logout, me } from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call, sends } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

export const accountApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    /** The login details as they are now; asked once, so nothing is kept. */
    readSession: builder.mutation<AnswerOf<typeof me>, RequestOf<typeof me>>({ query: call(me) }),
    endSession: sends(builder, logout),
  }),
});

export const { useReadSessionMutation, useEndSessionMutation } = accountApi;
