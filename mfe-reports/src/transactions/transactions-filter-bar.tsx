import { useSession } from '@washcoat/platform-sdk';
import { Button, DateRangeField, IconButton, SelectField, TextField, Typeahead } from '@washcoat/ui';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useFacilitiesQuery } from '../lookups/lookups.api';
import { useFilterSearch } from '../lookups/use-filter-search';
import type { TransactionsFilters } from './transactions-filters';

const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(176px, 1fr));
  align-items: end;
  gap: ${({ theme }) => theme.space(3)};
`;

const Days = styled.div`
  grid-column: span 2;
  ${({ theme }) => theme.text.t12}
  font-weight: 500;

  & > span {
    display: block;
    margin-bottom: ${({ theme }) => theme.space(1)};
  }

  @media (max-width: 719px) {
    grid-column: 1 / -1;
  }
`;

const Moves = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
`;

const EVERY_FACILITY = 'all';

export interface TransactionsFilterBarProps {
  filters: TransactionsFilters;
  onSearch: (filters: TransactionsFilters) => void;
  onReset: () => void;
}

/** The filters are chosen first and take effect with Search. */
export function TransactionsFilterBar({ filters, onSearch, onReset }: TransactionsFilterBarProps) {
  const [draft, setDraft] = useState(filters);
  const { hierarchy } = useSession();
  const { data: facilities } = useFacilitiesQuery({ count: 100 });
  const { searchBuyers, searchCustomers, searchFranchises, searchOems } = useFilterSearch();
  const change = (part: Partial<TransactionsFilters>) => setDraft({ ...draft, ...part });
  const active = facilities?.list.filter(({ isActive }) => isActive) ?? [];
  const small = { size: 32, hideLabel: false } as const;
  return (
    <Bar
      role="search"
      aria-label="Transactions"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
    >
      <Days>
        <span aria-hidden>Dates</span>
        <DateRangeField label="Dates" value={draft.days} onChange={(days) => change({ days })} />
      </Days>
      <Typeahead
        {...small}
        label="OEM"
        placeholder="OEM"
        value={draft.oem ? { value: draft.oem, label: draft.oem } : null}
        search={searchOems}
        onChange={(option) => change({ oem: option?.value ?? '' })}
      />
      <TextField
        {...small}
        label="Invoice"
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <SelectField
        {...small}
        label="Facility"
        value={draft.facility || EVERY_FACILITY}
        options={[
          { value: EVERY_FACILITY, label: 'Every facility' },
          ...active.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(value) => change({ facility: value === EVERY_FACILITY ? '' : value })}
      />
      <Typeahead
        {...small}
        label="Buyer"
        value={draft.buyer}
        search={searchBuyers}
        onChange={(buyer) => change({ buyer })}
      />
      {hierarchy === 1 && (
        <Typeahead
          {...small}
          label="Franchise"
          value={draft.franchise}
          search={searchFranchises}
          onChange={(franchise) => change({ franchise })}
        />
      )}
      <Typeahead
        {...small}
        label="Customer"
        value={draft.customer}
        search={searchCustomers}
        onChange={(customer) => change({ customer })}
      />
      <Moves>
        <Button kind="main" type="submit" icon={<Search size={14} />}>
          Search
        </Button>
        <IconButton label="Reset" onClick={onReset}>
          <X size={16} />
        </IconButton>
      </Moves>
    </Bar>
  );
}
