import {
  companyBin,
  companyRestore,
  facilityBin,
  facilityRestore,
  userBin,
  userRestore,
} from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

/** A restored company brings its users and facilities back, so every list may change. */
const everything = ['Customers', 'Users', 'Facilities', 'History'] as const;

/** Deleted customers, users and facilities, and bringing them back. */
export const binApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    customerBin: builder.query<AnswerOf<typeof companyBin>, RequestOf<typeof companyBin>>({
      query: call(companyBin),
      providesTags: ['Customers'],
    }),
    userBin: builder.query<AnswerOf<typeof userBin>, RequestOf<typeof userBin>>({
      query: call(userBin),
      providesTags: ['Users'],
    }),
    facilityBin: builder.query<AnswerOf<typeof facilityBin>, RequestOf<typeof facilityBin>>({
      query: call(facilityBin),
      providesTags: ['Facilities'],
    }),
    restoreCustomer: builder.mutation<AnswerOf<typeof companyRestore>, RequestOf<typeof companyRestore>>({
      query: call(companyRestore),
      invalidatesTags: (answer) => (answer ? [...everything] : []),
    }),
    restoreUser: builder.mutation<AnswerOf<typeof userRestore>, RequestOf<typeof userRestore>>({
      query: call(userRestore),
      invalidatesTags: (answer) => (answer ? [...everything] : []),
    }),
    restoreFacility: builder.mutation<AnswerOf<typeof facilityRestore>, RequestOf<typeof facilityRestore>>({
      query: call(facilityRestore),
      invalidatesTags: (answer) => (answer ? [...everything] : []),
    }),
  }),
});

export const {
  useCustomerBinQuery,
  useUserBinQuery,
  useFacilityBinQuery,
  useRestoreCustomerMutation,
  useRestoreUserMutation,
  useRestoreFacilityMutation,
} = binApi;
