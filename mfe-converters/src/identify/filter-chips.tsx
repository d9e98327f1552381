import { Chip, ChipBar, ListChip, SearchChip } from '@washcoat/ui';
import { useState } from 'react';
import { useFacilityOptions, useFilterSearch, useTypeOptions } from '../lookups/use-filter-options';
import { isFiltered, withoutFilters } from './identify-search';
import type { IdentifySearch } from './identify-search';

export interface FilterProps {
  search: IdentifySearch;
  onChange: (search: IdentifySearch) => void;
}

const plainParameters = [
  ['model', 'Model'],
  ['year', 'Year'],
  ['vinNumber', 'VIN'],
] as const;

/** The filters as chips: set ones can be taken away, the others can be added. */
export function FilterChips({ search, onChange }: FilterProps) {
  const { parameters, facility, customer, type } = search;
  const [isFacilityNear, setFacilityNear] = useState(false);
  const facilities = useFacilityOptions({ isAsked: isFacilityNear });
  const types = useTypeOptions();
  const { searchCustomers, searchMakes } = useFilterSearch();
  const change = (part: Partial<IdentifySearch>) => onChange({ ...search, ...part, offset: 0 });
  const name = (part: IdentifySearch['parameters']) => change({ parameters: { ...parameters, ...part } });
  return (
    <ChipBar onClear={isFiltered(search) ? () => onChange(withoutFilters(search)) : undefined}>
      {facility ? (
        <Chip name="Facility" value={facility.label} onRemove={() => change({ facility: null })} />
      ) : (
        <ListChip
          name="Facility"
          options={facilities.options}
          emptyText={facilities.isFailed ? 'Facilities did not load' : undefined}
          onNear={() => (facilities.isFailed ? facilities.again() : setFacilityNear(true))}
          onPick={(picked) => change({ facility: picked })}
        />
      )}
      {customer ? (
        <Chip name="Customer" value={customer.label} onRemove={() => change({ customer: null })} />
      ) : (
        <SearchChip
          name="Customer"
          search={searchCustomers}
          onPick={(picked) => change({ customer: picked })}
        />
      )}
      {type ? (
        <Chip name="Type" value={type.label} onRemove={() => change({ type: null })} />
      ) : (
        <ListChip name="Type" options={types} onPick={(picked) => change({ type: picked })} />
      )}
      {parameters.make ? (
        <Chip name="Make" value={parameters.make} onRemove={() => name({ make: undefined })} />
      ) : (
        <SearchChip
          name="Make"
          minChars={1}
          search={searchMakes}
          onPick={({ value }) => name({ make: value })}
        />
      )}
      {plainParameters.map(([key, label]) => {
        const value = parameters[key];
        return value ? (
          <Chip key={key} name={label} value={value} onRemove={() => name({ [key]: undefined })} />
        ) : null;
      })}
    </ChipBar>
  );
}
