import { makeNames, typeList } from '@washcoat/contract-converters';
import { asks, asksLater } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

/** Their contracts bring what forms check, which the first page has no use for. */
const COMPANIES = 'the calls of companies';
const callsOfCompanies = () => import('./calls-of-companies');

/** What the filters of the search choose from. */
export const lookupsApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    facilities: asksLater(builder, COMPANIES, async () => (await callsOfCompanies()).facilityList),
    types: asks(builder, typeList),
    makes: asks(builder, makeNames),
    customers: asksLater(builder, COMPANIES, async () => (await callsOfCompanies()).companyList),
  }),
});

export const { useFacilitiesQuery, useTypesQuery, useLazyMakesQuery, useLazyCustomersQuery } = lookupsApi;
