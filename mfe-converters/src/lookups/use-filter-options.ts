import type { makeNames } from '@washcoat/contract-converters';
import {
  activeFacilities,
  asSpecified,
  type OptionSearch,
  searchOfCompanies,
  useOptionSearch,
} from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import type { Option } from '@washcoat/ui';
import { useEffect, useMemo } from 'react';
import { useFacilitiesQuery, useLazyCustomersQuery, useLazyMakesQuery, useTypesQuery } from './lookups.api';

const DROPDOWN_ROWS = 100;
const TYPES_FAILED = asSpecified.noConverterTypes;

const everyCustomer = searchOfCompanies();
const namesOfMakes: OptionSearch<typeof makeNames> = {
  asks: (text) => ({ text }),
  offers: ({ list }) => list.map((name) => ({ value: name, label: name })),
  isKept: true,
};

export interface FacilityOptions {
  /** Of a name that several have it says whose each is; undefined while they load. */
  options: Option[] | undefined;
  /** They did not load; `again` asks once more. */
  isFailed: boolean;
  again: () => void;
}

/** The active facilities, once `isAsked`. */
export function useFacilityOptions({ isAsked = true } = {}): FacilityOptions {
  const { data, isError, refetch } = useFacilitiesQuery(activeFacilities, { skip: !isAsked });
  const options = useMemo(() => {
    if (!data && !isError) return undefined;
    const active = data?.list ?? [];
    const isShared = (name: string) => active.filter((other) => other.name === name).length > 1;
    return active.map(({ facilityId, name, parentCompanyName }) => ({
      value: facilityId,
      label: isShared(name) ? `${name} (${parentCompanyName})` : name,
    }));
  }, [data, isError]);
  return { options, isFailed: isError && !data, again: () => void refetch() };
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
  return {
    searchCustomers: useOptionSearch(customers, everyCustomer),
    searchMakes: useOptionSearch(makes, namesOfMakes),
  };
}
