import { useSession } from '@washcoat/platform-sdk';
import { DateRangeField, SelectField, TextField, Typeahead } from '@washcoat/ui';
import styled from 'styled-components';
import { useFacilitiesQuery } from '../lookups/lookups.api';
import { useFilterSearch } from '../lookups/use-filter-search';
import type { TransactionsFilters } from './transactions-filters';

const Days = styled.div`
  grid-column: span 2;
  ${({ theme }) => theme.text.t12}
  font-weight: 500;

  & > span {
    display: block;
    margin-bottom: ${({ theme }) => theme.space(1)};
  }
`;

const EVERY_FACILITY = 'all';

export interface TransactionsFilterFieldsProps {
  size: 32 | 44;
  draft: TransactionsFilters;
  onChange: (draft: TransactionsFilters) => void;
}

/** What a transaction can be looked for by. */
export function TransactionsFilterFields({ size, draft, onChange }: TransactionsFilterFieldsProps) {
  const { hierarchy } = useSession();
  const { data: facilities } = useFacilitiesQuery({ count: 100 });
  const { searchBuyers, searchCustomers, searchFranchises, searchOems } = useFilterSearch();
  const change = (part: Partial<TransactionsFilters>) => onChange({ ...draft, ...part });
  const active = facilities?.list.filter(({ isActive }) => isActive) ?? [];
  const shown = { size, hideLabel: false } as const;
  return (
    <>
      <Days>
        <span aria-hidden>Dates</span>
        <DateRangeField size={size} label="Dates" value={draft.days} onChange={(days) => change({ days })} />
      </Days>
      <Typeahead
        {...shown}
        label="OEM"
        placeholder="OEM"
        value={draft.oem ? { value: draft.oem, label: draft.oem } : null}
        search={searchOems}
        onChange={(option) => change({ oem: option?.value ?? '' })}
      />
      <TextField
        {...shown}
        label="Invoice"
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <SelectField
        {...shown}
        label="Facility"
        value={draft.facility || EVERY_FACILITY}
        options={[
          { value: EVERY_FACILITY, label: 'Every facility' },
          ...active.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(value) => change({ facility: value === EVERY_FACILITY ? '' : value })}
      />
      <Typeahead
        {...shown}
        label="Buyer"
        value={draft.buyer}
        search={searchBuyers}
        onChange={(buyer) => change({ buyer })}
      />
      {hierarchy === 1 && (
        <Typeahead
          {...shown}
          label="Franchise"
          value={draft.franchise}
          search={searchFranchises}
          onChange={(franchise) => change({ franchise })}
        />
      )}
      <Typeahead
        {...shown}
        label="Customer"
        value={draft.customer}
        search={searchCustomers}
        onChange={(customer) => change({ customer })}
      />
    </>
  );
}
