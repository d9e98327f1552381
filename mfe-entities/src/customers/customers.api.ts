import {
  companyActive,
  companyAdd,
  companyDecide,
  companyDelete,
  companyDetail,
  companyDump,
  companyDuplicates,
  companyEdit,
  companyExport,
  companyList,
  companyMessage,
  facilityList,
} from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { asks, sends, sendsOnce, type Keyed } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

export type CustomerListAnswer = AnswerOf<typeof companyList>;
export type CustomerListRequest = RequestOf<typeof companyList>;
export type CustomerChange = RequestOf<typeof companyEdit>;
export type PossibleDuplicate = AnswerOf<typeof companyDuplicates>['list'][number];
export type SwitchAnswer = AnswerOf<typeof companyActive>;

/** A new customer with the key that makes sending it twice one customer. */
export type KeyedCustomer = Keyed<typeof companyAdd>;

export const customersApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    customers: asks(builder, companyList, { providesTags: ['Customers'] }),
    customer: asks(builder, companyDetail, { providesTags: ['Customers'] }),
    customerDuplicates: asks(builder, companyDuplicates, { providesTags: ['Customers'] }),
    customerFacilities: asks(builder, facilityList, { providesTags: ['Facilities'] }),
    addCustomer: sendsOnce(builder, companyAdd, { invalidatesTags: ['Customers'] }),
    editCustomer: sends(builder, companyEdit, {
      invalidatesTags: (answer) => (answer ? ['Customers', 'History'] : []),
    }),
    switchCustomers: sends(builder, companyActive, { invalidatesTags: ['Customers', 'History'] }),
    decideCustomer: sends(builder, companyDecide, {
      invalidatesTags: (answer) => (answer ? ['Customers', 'History'] : []),
    }),
    deleteCustomer: sends(builder, companyDelete, {
      invalidatesTags: (answer) => (answer ? ['Customers', 'History'] : []),
    }),
    messageCustomer: sends(builder, companyMessage),
    exportCustomers: sends(builder, companyExport),
    dumpCustomers: sends(builder, companyDump),
  }),
});

export const {
  useCustomersQuery,
  useCustomerQuery,
  useCustomerDuplicatesQuery,
  useCustomerFacilitiesQuery,
  useAddCustomerMutation,
  useEditCustomerMutation,
  useSwitchCustomersMutation,
  useDecideCustomerMutation,
  useDeleteCustomerMutation,
  useMessageCustomerMutation,
  useExportCustomersMutation,
  useDumpCustomersMutation,
} = customersApi;
