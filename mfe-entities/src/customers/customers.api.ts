import { companyDetail, companyList, facilityList } from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

export type CustomerListAnswer = AnswerOf<typeof companyList>;
export type CustomerListRequest = RequestOf<typeof companyList>;

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
    customerFacilities: builder.query<AnswerOf<typeof facilityList>, RequestOf<typeof facilityList>>({
      query: call(facilityList),
      providesTags: ['Facilities'],
    }),
  }),
});

export const { useCustomersQuery, useCustomerQuery, useCustomerFacilitiesQuery } = customersApi;
