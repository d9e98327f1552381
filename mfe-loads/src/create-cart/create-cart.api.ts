import { companyList, facilityList } from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { loadAdd } from '@washcoat/contract-loads';
import { asks, call } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export type CustomersAnswer = AnswerOf<typeof companyList>;

export const createCartApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    customers: asks(builder, companyList),
    facilities: asks(builder, facilityList),
    createCart: builder.mutation<AnswerOf<typeof loadAdd>, RequestOf<typeof loadAdd> & { key: string }>({
      query: ({ key, ...input }) => call(loadAdd, { idempotencyKey: () => key })(input),
      invalidatesTags: ['Loads'],
    }),
  }),
});

export const { useCustomersQuery, useLazyCustomersQuery, useFacilitiesQuery, useCreateCartMutation } =
  createCartApi;
