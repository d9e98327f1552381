import { changePassword } from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

export const profileApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    changePassword: builder.mutation<AnswerOf<typeof changePassword>, RequestOf<typeof changePassword>>({
      query: call(changePassword),
    }),
  }),
});

export const { useChangePasswordMutation } = profileApi;
