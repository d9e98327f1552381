import { activeFacilities, useSession } from '@washcoat/platform-sdk';
import { CheckBox, DateRangeField, SelectField, TextField, Typeahead } from '@washcoat/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useFacilitiesQuery } from '../lookups/lookups.api';
import { useFilterSearch } from '../lookups/use-filter-search';
import type { FilterName, ReportFilters } from './report-filters';

const Days = styled.div`
  grid-column: span 2;
  ${({ theme }) => theme.text.t12}
  font-weight: 500;

  & > span {
    display: block;
    margin-bottom: ${({ theme }) => theme.space(1)};
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
  }
`;

/** Stands for no choice, which an option can not. */
const ALL = 'all';
const states = [
  { value: ALL, label: 'Finished and completed' },
  { value: '3', label: 'Finished by the seller' },
  { value: '4', label: 'Completed' },
];

export interface ReportFilterFieldsProps {
  size: 32 | 44;
  fields: readonly FilterName[];
  draft: ReportFilters;
  onChange: (draft: ReportFilters) => void;
  /** Beside the dates: another way to say them. */
  besideDates?: ReactNode;
}

/** What a report can be looked through by: its dates, and the fields that it has; boxes to tick stand apart. */
export function ReportFilterFields({ size, fields, draft, onChange, besideDates }: ReportFilterFieldsProps) {
  const { hierarchy } = useSession();
  const { searchBuyers, searchCustomers, searchFranchises, searchOems } = useFilterSearch();
  const change = (part: Partial<ReportFilters>) => onChange({ ...draft, ...part });
  const shown = { size, hideLabel: false } as const;
  const has = (name: FilterName) => fields.includes(name);
  return (
    <>
      <Days>
        <span aria-hidden>Dates</span>
        <div>
          <DateRangeField
            size={size}
            label="Dates"
            value={draft.days}
            onChange={(days) => change({ days, range: null })}
          />
          {besideDates}
        </div>
      </Days>
      {has('oem') && (
        <Typeahead
          {...shown}
          label="OEM"
          placeholder="OEM"
          value={draft.oem ? { value: draft.oem, label: draft.oem } : null}
          search={searchOems}
          onChange={(option) => change({ oem: option?.value ?? '' })}
        />
      )}
      {has('text') && (
        <TextField
          {...shown}
          label={has('oem') ? 'Invoice' : 'Invoice, load or company'}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      )}
      {has('state') && (
        <SelectField
          {...shown}
          label="State"
          value={draft.state || ALL}
          options={states}
          onChange={(value) => change({ state: value === ALL ? '' : value })}
        />
      )}
      {has('facility') && (
        <FacilityField {...shown} value={draft.facility} onChange={(facility) => change({ facility })} />
      )}
      {has('buyer') && (
        <Typeahead
          {...shown}
          label="Buyer"
          value={draft.buyer}
          search={searchBuyers}
          onChange={(buyer) => change({ buyer })}
        />
      )}
      {has('franchise') && hierarchy === 1 && (
        <Typeahead
          {...shown}
          label="Franchise"
          value={draft.franchise}
          search={searchFranchises}
          onChange={(franchise) => change({ franchise })}
        />
      )}
      {has('customer') && (
        <Typeahead
          {...shown}
          label="Customer"
          value={draft.customer}
          search={searchCustomers}
          onChange={(customer) => change({ customer })}
        />
      )}
    </>
  );
}

/** What is ticked of a report: whether groups are asked for, where it has that, and whether it is compared. */
export function ReportFilterBoxes({ fields, draft, onChange }: Omit<ReportFilterFieldsProps, 'size'>) {
  const change = (part: Partial<ReportFilters>) => onChange({ ...draft, ...part });
  return (
    <>
      {fields.includes('isGroup') && (
        <CheckBox
          label="Is Group"
          checked={draft.isGroup}
          onChange={(event) => change({ isGroup: event.target.checked })}
        />
      )}
      <CheckBox
        label="Period before"
        checked={draft.isCompared}
        onChange={(event) => change({ isCompared: event.target.checked })}
      />
    </>
  );
}

interface FacilityFieldProps {
  size: 32 | 44;
  hideLabel: false;
  value: string;
  onChange: (facility: string) => void;
}

function FacilityField({ value, onChange, ...shown }: FacilityFieldProps) {
  const { data: facilities } = useFacilitiesQuery(activeFacilities);
  return (
    <SelectField
      {...shown}
      label="Facility"
      value={value || ALL}
      options={[
        { value: ALL, label: 'Every facility' },
        ...(facilities?.list ?? []).map(({ name }) => ({ value: name, label: name })),
      ]}
      onChange={(chosen) => onChange(chosen === ALL ? '' : chosen)}
    />
  );
}
