import {
  companyBin,
  companyRestore,
  facilityBin,
  facilityRestore,
  userBin,
  userRestore,
} from '@washcoat/contract-entities';
import { asks, sends } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

/** A restored company brings its users and facilities back, so every list may change. */
const everything = ['Customers', 'Users', 'Facilities', 'History'] as const;

/** Deleted customers, users and facilities, and bringing them back. */
export const binApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    customerBin: asks(builder, companyBin, { providesTags: ['Customers'] }),
    userBin: asks(builder, userBin, { providesTags: ['Users'] }),
    facilityBin: asks(builder, facilityBin, { providesTags: ['Facilities'] }),
    restoreCustomer: sends(builder, companyRestore, {
      invalidatesTags: (answer) => (answer ? [...everything] : []),
    }),
    restoreUser: sends(builder, userRestore, {
      invalidatesTags: (answer) => (answer ? [...everything] : []),
    }),
    restoreFacility: sends(builder, facilityRestore, {
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
