import { buyerSearch, companyList, facilityList } from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

/** What the filters of invoices choose from. */
export const filterLookupsApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    filterFacilities: builder.query<AnswerOf<typeof facilityList>, RequestOf<typeof facilityList>>({
      query: call(facilityList),
    }),
    filterCompanies: builder.query<AnswerOf<typeof companyList>, RequestOf<typeof companyList>>({
      query: call(companyList),
    }),
    filterBuyers: builder.query<AnswerOf<typeof buyerSearch>, RequestOf<typeof buyerSearch>>({
      query: call(buyerSearch),
    }),
  }),
});

export const {
  useFilterFacilitiesQuery,
  useFilterCompaniesQuery,
  useLazyFilterCompaniesQuery,
  useLazyFilterBuyersQuery,
} = filterLookupsApi;
