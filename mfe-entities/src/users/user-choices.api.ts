import { companyList, roleList } from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

/** What the user form chooses from. */
export const userChoicesApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    roleChoices: builder.query<AnswerOf<typeof roleList>, RequestOf<typeof roleList>>({
      query: call(roleList),
      providesTags: ['Roles'],
    }),
    companyChoices: builder.query<AnswerOf<typeof companyList>, RequestOf<typeof companyList>>({
      query: call(companyList),
      providesTags: ['Customers'],
    }),
  }),
});

export const { useRoleChoicesQuery, useLazyCompanyChoicesQuery } = userChoicesApi;
