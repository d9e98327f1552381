import { makeNames, typeList } from '@washcoat/contract-converters';
import { companyList, facilityList } from '@washcoat/contract-entities';
import { asks } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

/** What the filters of the search choose from. */
export const lookupsApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    facilities: asks(builder, facilityList),
    types: asks(builder, typeList),
    makes: asks(builder, makeNames),
    customers: asks(builder, companyList),
  }),
});

export const { useFacilitiesQuery, useTypesQuery, useLazyMakesQuery, useLazyCustomersQuery } = lookupsApi;
