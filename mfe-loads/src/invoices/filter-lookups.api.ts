import { buyerSearch, companyList, facilityList } from '@washcoat/contract-entities';
import { asks } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

/** What the filters of invoices choose from. */
export const filterLookupsApi = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    filterFacilities: asks(builder, facilityList),
    filterCompanies: asks(builder, companyList),
    filterBuyers: asks(builder, buyerSearch),
  }),
});

export const {
  useFilterFacilitiesQuery,
  useFilterCompaniesQuery,
  useLazyFilterCompaniesQuery,
  useLazyFilterBuyersQuery,
} = filterLookupsApi;
