import { FilterSheet as Sheet, SelectField, Stack, Typeahead } from '@washcoat/ui';
import { useFacilityOptions, useFilterSearch, useTypeOptions } from '../lookups/use-filter-options';
import type { FilterProps } from './filter-chips';
import { isFiltered, withoutFilters } from './identify-search';
import type { IdentifySearch } from './identify-search';

function countOf({ facility, customer, type, parameters }: IdentifySearch): number {
  const { make, model, year, vinNumber } = parameters;
  return [facility, customer, type, make, model, year, vinNumber].filter(Boolean).length;
}

/** The filters on a phone: a button with their count that opens them as fields. */
export function FilterSheet({ search, onChange }: FilterProps) {
  return (
    <Sheet
      count={countOf(search)}
      showLabel="Show converters"
      onClear={isFiltered(search) ? () => onChange(withoutFilters(search)) : undefined}
    >
      <FilterFields search={search} onChange={onChange} />
    </Sheet>
  );
}

function FilterFields({ search, onChange }: FilterProps) {
  const { parameters, facility, customer, type } = search;
  const facilities = useFacilityOptions().options ?? [];
  const types = useTypeOptions();
  const { searchCustomers, searchMakes } = useFilterSearch();
  const change = (part: Partial<IdentifySearch>) => onChange({ ...search, ...part, offset: 0 });
  const make = parameters.make ? { value: parameters.make, label: parameters.make } : null;
  return (
    <Stack $gap={3}>
      <SelectField
        size={44}
        label="Facility"
        emptyLabel="No facility"
        value={facility?.value ?? ''}
        options={facilities}
        onChange={(chosen) => change({ facility: facilities.find(({ value }) => value === chosen) ?? null })}
      />
      <Typeahead
        size={44}
        label="Customer"
        value={customer}
        search={searchCustomers}
        onChange={(picked) => change({ customer: picked })}
      />
      <SelectField
        size={44}
        label="Type"
        emptyLabel="Every type"
        value={type?.value}
        options={types}
        onChange={(value) => change({ type: types.find((option) => option.value === value) ?? null })}
      />
      <Typeahead
        size={44}
        label="Make"
        minChars={1}
        value={make}
        search={searchMakes}
        onChange={(picked) => change({ parameters: { ...parameters, make: picked?.value } })}
      />
    </Stack>
  );
}
