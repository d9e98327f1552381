import { makeNames, typeList } from '@washcoat/contract-converters';
import { companyList, facilityList } from '@washcoat/contract-entities';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

/** What the filters of the search choose from. */
export const lookupsApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    facilities: builder.query<AnswerOf<typeof facilityList>, RequestOf<typeof facilityList>>({
      query: call(facilityList),
    }),
    types: builder.query<AnswerOf<typeof typeList>, RequestOf<typeof typeList>>({
      query: call(typeList),
    }),
    makes: builder.query<AnswerOf<typeof makeNames>, RequestOf<typeof makeNames>>({
      query: call(makeNames),
    }),
    customers: builder.query<AnswerOf<typeof companyList>, RequestOf<typeof companyList>>({
      query: call(companyList),
    }),
  }),
});

export const { useFacilitiesQuery, useTypesQuery, useLazyMakesQuery, useLazyCustomersQuery } = lookupsApi;
