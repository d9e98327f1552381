import type { Option } from '@washcoat/ui';
import { useCallback, useMemo } from 'react';
import {
  useFilterCompaniesQuery,
  useFilterFacilitiesQuery,
  useLazyFilterBuyersQuery,
  useLazyFilterCompaniesQuery,
} from './filter-lookups.api';

const SUGGESTIONS = 500;
const FACILITIES = 100;
const FRANCHISES = 50;

/** The active facilities; a facility is asked for by its name. */
export function useFacilityOptions(): Option[] {
  const { data } = useFilterFacilitiesQuery({ count: FACILITIES });
  return useMemo(
    () =>
      (data?.list ?? []).filter(({ isActive }) => isActive).map(({ name }) => ({ value: name, label: name })),
    [data],
  );
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
  const searchBuyers = useCallback(
    async (text: string): Promise<Option[]> => {
      const { list } = await buyers({ text, isBuyer: 'true', count: SUGGESTIONS }).unwrap();
      return list.map(({ userId, firstName, lastName }) => ({
        value: userId,
        label: `${firstName} ${lastName}`,
      }));
    },
    [buyers],
  );
  const searchCustomers = useCallback(
    async (text: string): Promise<Option[]> => {
      const { list } = await companies({ text, count: SUGGESTIONS }).unwrap();
      return list.map(({ companyId, companyName, city }) => ({
        value: companyId,
        label: companyName,
        note: city,
      }));
    },
    [companies],
  );
  return { searchBuyers, searchCustomers };
}
