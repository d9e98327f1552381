import { AddChip, Chip, ChipBar, Menu, Popover, Typeahead } from '@washcoat/ui';
import type { MenuEntry, Option } from '@washcoat/ui';
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
  const facilities = useFacilityOptions();
  const types = useTypeOptions();
  const { searchCustomers, searchMakes } = useFilterSearch();
  const change = (part: Partial<IdentifySearch>) => onChange({ ...search, ...part, offset: 0 });
  const name = (part: IdentifySearch['parameters']) => change({ parameters: { ...parameters, ...part } });
  return (
    <ChipBar onClear={isFiltered(search) ? () => onChange(withoutFilters(search)) : undefined}>
      {facility ? (
        <Chip name="Facility" value={facility.label} onRemove={() => change({ facility: null })} />
      ) : (
        <ListChip name="Facility" options={facilities} onPick={(picked) => change({ facility: picked })} />
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

interface ListChipProps {
  name: string;
  options: readonly Option[];
  onPick: (option: Option) => void;
}

function ListChip({ name, options, onPick }: ListChipProps) {
  const entries: MenuEntry[] = options.map((option) => ({
    label: option.label,
    onSelect: () => onPick(option),
  }));
  const nothing: MenuEntry[] = [{ heading: 'Nothing to choose from' }];
  return (
    <Menu
      label={name}
      align="start"
      trigger={<AddChip name={name} />}
      entries={entries.length > 0 ? entries : nothing}
    />
  );
}

interface SearchChipProps {
  name: string;
  search: (text: string) => Promise<readonly Option[]>;
  minChars?: number;
  onPick: (option: Option) => void;
}

function SearchChip({ name, search, minChars, onPick }: SearchChipProps) {
  const [isOpen, setOpen] = useState(false);
  const pick = (option: Option | null) => {
    setOpen(false);
    if (option) onPick(option);
  };
  return (
    <Popover label={name} trigger={<AddChip name={name} />} isOpen={isOpen} onOpenChange={setOpen}>
      <Typeahead label={name} size={32} value={null} minChars={minChars} search={search} onChange={pick} />
    </Popover>
  );
}
