import { oemSuggestions } from '@washcoat/contract-converters';
import { buyerSearch, companyList, facilityList } from '@washcoat/contract-entities';
import { asks } from '@washcoat/platform-sdk';
import { reportsApi } from '../app/api';

/** What the filters of reports choose from. */
export const lookupsApi = reportsApi.injectEndpoints({
  endpoints: (builder) => ({
    facilities: asks(builder, facilityList),
    buyers: asks(builder, buyerSearch),
    companies: asks(builder, companyList),
    oems: asks(builder, oemSuggestions),
  }),
});

export const { useFacilitiesQuery, useLazyBuyersQuery, useLazyCompaniesQuery, useLazyOemsQuery } = lookupsApi;
