import { activeFacilities, searchOfBuyers, searchOfCompanies, useOptionSearch } from '@washcoat/platform-sdk';
import type { Option } from '@washcoat/ui';
import { useMemo } from 'react';
import {
  useFilterCompaniesQuery,
  useFilterFacilitiesQuery,
  useLazyFilterBuyersQuery,
  useLazyFilterCompaniesQuery,
} from './filter-lookups.api';

const FRANCHISES = 50;

const everyCustomer = searchOfCompanies();

/** The active facilities; a facility is asked for by its name. */
export function useFacilityOptions(): Option[] {
  const { data } = useFilterFacilitiesQuery(activeFacilities);
  return useMemo(() => (data?.list ?? []).map(({ name }) => ({ value: name, label: name })), [data]);
}

/** Up to 50 franchises; none is fetched while `isWanted` is false. */
export function useFranchiseOptions(isWanted: boolean): Option[] {
  const { data } = useFilterCompaniesQuery({ isFranchise: 'true', count: FRANCHISES }, { skip: !isWanted });
  return useMemo(
    () => (data?.list ?? []).map(({ companyId, companyName }) => ({ value: companyId, label: companyName })),
    [data],
  );
}

/** Searches for the typeaheads of buyer and customer. */
export function useFilterSearch() {
  const [buyers] = useLazyFilterBuyersQuery();
  const [companies] = useLazyFilterCompaniesQuery();
  return {
    searchBuyers: useOptionSearch(buyers, searchOfBuyers),
    searchCustomers: useOptionSearch(companies, everyCustomer),
  };
}
