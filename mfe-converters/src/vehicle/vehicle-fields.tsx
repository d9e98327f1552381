import { breakpoints, NumberField, SelectField, Typeahead, useIsNarrow } from '@washcoat/ui';
import type { Option } from '@washcoat/ui';
import styled from 'styled-components';
import { useFilterSearch } from '../lookups/use-filter-options';
import { isYear } from './vehicle-search';
import type { VehicleFilters } from './vehicle-search';
import { VinField } from './vin-field';

/** The models that the search by vehicle offers. */
const vehicleModels: readonly string[] = ['Accord', 'Camry', 'Civic', 'Corolla', 'F-150', 'Golf'];

const YEAR_DIGITS = 4;

/** The VIN is the widest; on narrow screens it has a line of its own. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: 2fr repeat(4, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space(3)};
  align-items: start;

  @media (max-width: ${breakpoints.drawer - 0.02}px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export interface VehicleFieldsProps {
  filters: VehicleFilters;
  onChange: (part: Partial<VehicleFilters>) => void;
}

/** One of the offered values, or what an address named beside them. */
function optionsWith(value: string, offered: readonly string[]): Option[] {
  const values = value && !offered.includes(value) ? [...offered, value] : offered;
  return values.map((one) => ({ value: one, label: one }));
}

/** What a vehicle is known by. No engines are on offer; one that an address names can be taken away. */
export function VehicleFields({ filters, onChange }: VehicleFieldsProps) {
  const { vin, make, model, year, engine } = filters;
  const { searchMakes } = useFilterSearch();
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 36;
  const isWrongYear = year.length === YEAR_DIGITS && !isYear(year);
  return (
    <Fields role="search" aria-label="Vehicle">
      <VinField size={size} value={vin} onChange={(next) => onChange({ vin: next })} />
      <Typeahead
        label="Make"
        size={size}
        minChars={1}
        placeholder="Every make"
        value={make ? { value: make, label: make } : null}
        search={searchMakes}
        onChange={(picked) => onChange({ make: picked?.value ?? '' })}
      />
      <SelectField
        label="Model"
        size={size}
        emptyLabel="Every model"
        value={model}
        options={optionsWith(model, vehicleModels)}
        onChange={(next) => onChange({ model: next })}
      />
      <NumberField
        label="Year"
        size={size}
        whole
        maxLength={YEAR_DIGITS}
        placeholder="Every year"
        error={isWrongYear ? 'A year from 1900 to 2100' : undefined}
        value={year}
        onChange={({ target }) => onChange({ year: target.value })}
      />
      <SelectField
        label="Engine"
        size={size}
        emptyLabel={engine ? 'Every engine' : undefined}
        placeholder="None to choose"
        disabled={!engine}
        value={engine}
        options={optionsWith(engine, [])}
        onChange={(next) => onChange({ engine: next })}
      />
    </Fields>
  );
}
