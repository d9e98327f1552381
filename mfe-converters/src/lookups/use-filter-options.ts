import { toast } from '@washcoat/ui';
import type { Option } from '@washcoat/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { useFacilitiesQuery, useLazyCustomersQuery, useLazyMakesQuery, useTypesQuery } from './lookups.api';

const DROPDOWN_ROWS = 100;
const SUGGESTIONS = 500;
const TYPES_FAILED = 'Unable to get conerter types list.';

/** The active facilities; of a name that several have it says whose each is. */
export function useFacilityOptions(): Option[] {
  const { data } = useFacilitiesQuery({ count: DROPDOWN_ROWS });
  return useMemo(() => {
    const active = (data?.list ?? []).filter(({ isActive }) => isActive);
    const isShared = (name: string) => active.filter((other) => other.name === name).length > 1;
    return active.map(({ facilityId, name, parentCompanyName }) => ({
      value: facilityId,
      label: isShared(name) ? `${name} (${parentCompanyName})` : name,
    }));
  }, [data]);
}

/** The converter types; says so when they do not load. */
export function useTypeOptions(): Option[] {
  const { data, isError } = useTypesQuery({ count: DROPDOWN_ROWS });
  useEffect(() => {
    if (isError) toast.error(TYPES_FAILED);
  }, [isError]);
  return useMemo(
    () => (data?.list ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    [data],
  );
}

/** Finds customers by name and makes by theirs. */
export function useFilterSearch() {
  const [customers] = useLazyCustomersQuery();
  const [makes] = useLazyMakesQuery();
  const searchCustomers = useCallback(
    async (text: string): Promise<Option[]> => {
      const { list } = await customers({ text, count: SUGGESTIONS }).unwrap();
      return list.map(({ companyId, companyName, city }) => ({
        value: companyId,
        label: companyName,
        note: city,
      }));
    },
    [customers],
  );
  const searchMakes = useCallback(
    async (text: string): Promise<Option[]> => {
      const { list } = await makes({ text }, true).unwrap();
      return list.map((name) => ({ value: name, label: name }));
    },
    [makes],
  );
  return { searchCustomers, searchMakes };
}
