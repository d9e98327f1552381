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
import { call } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

export type CustomerListAnswer = AnswerOf<typeof companyList>;
export type CustomerListRequest = RequestOf<typeof companyList>;
export type CustomerChange = RequestOf<typeof companyEdit>;
export type PossibleDuplicate = AnswerOf<typeof companyDuplicates>['list'][number];
export type SwitchAnswer = AnswerOf<typeof companyActive>;

/** A new customer with the key that makes sending it twice one customer. */
export type KeyedCustomer = RequestOf<typeof companyAdd> & { key: string };
const addInput = call(companyAdd);

export const customersApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    customers: builder.query<CustomerListAnswer, CustomerListRequest>({
      query: call(companyList),
      providesTags: ['Customers'],
    }),
    customer: builder.query<AnswerOf<typeof companyDetail>, RequestOf<typeof companyDetail>>({
      query: call(companyDetail),
      providesTags: ['Customers'],
    }),
    customerDuplicates: builder.query<
      AnswerOf<typeof companyDuplicates>,
      RequestOf<typeof companyDuplicates>
    >({ query: call(companyDuplicates), providesTags: ['Customers'] }),
    customerFacilities: builder.query<AnswerOf<typeof facilityList>, RequestOf<typeof facilityList>>({
      query: call(facilityList),
      providesTags: ['Facilities'],
    }),
    addCustomer: builder.mutation<AnswerOf<typeof companyAdd>, KeyedCustomer>({
      query: ({ key, ...customer }) => ({ ...addInput(customer), idempotencyKey: key }),
      invalidatesTags: ['Customers'],
    }),
    editCustomer: builder.mutation<AnswerOf<typeof companyEdit>, CustomerChange>({
      query: call(companyEdit),
      invalidatesTags: (answer) => (answer ? ['Customers', 'History'] : []),
    }),
    switchCustomers: builder.mutation<SwitchAnswer, RequestOf<typeof companyActive>>({
      query: call(companyActive),
      invalidatesTags: ['Customers', 'History'],
    }),
    decideCustomer: builder.mutation<AnswerOf<typeof companyDecide>, RequestOf<typeof companyDecide>>({
      query: call(companyDecide),
      invalidatesTags: (answer) => (answer ? ['Customers', 'History'] : []),
    }),
    deleteCustomer: builder.mutation<AnswerOf<typeof companyDelete>, RequestOf<typeof companyDelete>>({
      query: call(companyDelete),
      invalidatesTags: (answer) => (answer ? ['Customers', 'History'] : []),
    }),
    messageCustomer: builder.mutation<AnswerOf<typeof companyMessage>, RequestOf<typeof companyMessage>>({
      query: call(companyMessage),
    }),
    exportCustomers: builder.mutation<AnswerOf<typeof companyExport>, RequestOf<typeof companyExport>>({
      query: call(companyExport),
    }),
    dumpCustomers: builder.mutation<AnswerOf<typeof companyDump>, RequestOf<typeof companyDump>>({
      query: call(companyDump),
    }),
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
