import { companyList, facilityList } from '@washcoat/contract-entities';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { loadAdd } from '@washcoat/contract-loads';
import { asks, sendsOnce } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export type CustomersAnswer = AnswerOf<typeof companyList>;

export const createCartApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    customers: asks(builder, companyList),
    facilities: asks(builder, facilityList),
    createCart: sendsOnce(builder, loadAdd, { invalidatesTags: ['Loads'] }),
  }),
});

export const { useCustomersQuery, useLazyCustomersQuery, useFacilitiesQuery, useCreateCartMutation } =
  createCartApi;
