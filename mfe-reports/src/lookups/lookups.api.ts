import { oemSuggestions } from '@washcoat/contract-converters';
import { buyerSearch, companyList, facilityList } from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

/** What the filters of reports choose from. */
export const lookupsApi = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    facilities: builder.query<AnswerOf<typeof facilityList>, RequestOf<typeof facilityList>>({
      query: call(facilityList),
    }),
    buyers: builder.query<AnswerOf<typeof buyerSearch>, RequestOf<typeof buyerSearch>>({
      query: call(buyerSearch),
    }),
    companies: builder.query<AnswerOf<typeof companyList>, RequestOf<typeof companyList>>({
      query: call(companyList),
    }),
    oems: builder.query<AnswerOf<typeof oemSuggestions>, RequestOf<typeof oemSuggestions>>({
      query: call(oemSuggestions),
    }),
  }),
});

export const { useFacilitiesQuery, useLazyBuyersQuery, useLazyCompaniesQuery, useLazyOemsQuery } = lookupsApi;
