import { daysOfRelative, type RelativeRange } from '@washcoat/contract-reporting';
import {
  Button,
  FilterSheet,
  formatDate,
  IconButton,
  breakpoints,
  Stack,
  today,
  Toolbar,
  useIsNarrow,
} from '@washcoat/ui';
import { Search, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { RangeChip } from './range-chip';
import { ReportFilterBoxes, ReportFilterFields } from './report-filter-fields';
import { countFilters, type FilterName, type ReportFilters } from './report-filters';

const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(176px, 1fr));
  align-items: end;
  gap: ${({ theme }) => theme.space(3)};
`;

/** Boxes and buttons stay together: behind the last field where there is room, else they begin the next line. */
const End = styled.div`
  grid-column: span 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  min-height: 32px;
`;

const Moves = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
`;

const Days = styled.span`
  color: ${({ theme }) => theme.color.text2};
`;

export interface ReportFilterBarProps {
  /** What is looked through. */
  label: string;
  fields: readonly FilterName[];
  filters: ReportFilters;
  onSearch: (filters: ReportFilters) => void;
  onReset: () => void;
}

/** The filters are chosen first and take effect with Search; on a phone they stand behind a button. */
export function ReportFilterBar({ label, fields, filters, onSearch, onReset }: ReportFilterBarProps) {
  const [draft, setDraft] = useState(filters);
  const isPhone = useIsNarrow(breakpoints.phone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(draft);
  };
  const day = today();
  const chooseRange = (range: RelativeRange | null) =>
    onSearch({ ...draft, range, days: range ? daysOfRelative(range, day) : { from: day, to: day } });
  const chip = <RangeChip range={filters.range} onChange={chooseRange} />;
  const named = { role: 'search', 'aria-label': label, onSubmit: submit } as const;
  if (isPhone) {
    const count = countFilters(filters, new Date());
    return (
      <Toolbar>
        <FilterSheet
          count={count}
          showLabel="Search"
          onShow={() => onSearch(draft)}
          onClear={count > 0 ? onReset : undefined}
        >
          <form {...named}>
            <Stack $gap={3}>
              <ReportFilterFields size={44} fields={fields} draft={draft} onChange={setDraft} />
              <ReportFilterBoxes fields={fields} draft={draft} onChange={setDraft} />
            </Stack>
            <button type="submit" hidden />
          </form>
        </FilterSheet>
        {chip}
        <Days>{daysText(filters)}</Days>
      </Toolbar>
    );
  }
  return (
    <Bar {...named}>
      <ReportFilterFields size={32} fields={fields} draft={draft} onChange={setDraft} besideDates={chip} />
      <End>
        <ReportFilterBoxes fields={fields} draft={draft} onChange={setDraft} />
        <Moves>
          <Button kind="main" type="submit" icon={<Search size={14} />}>
            Search
          </Button>
          <IconButton label="Reset" onClick={onReset}>
            <X size={16} />
          </IconButton>
        </Moves>
      </End>
    </Bar>
  );
}

function daysText({ days: { from, to } }: ReportFilters): string {
  return [...new Set([from, to])].map((day) => formatDate(day, 'day')).join(' to ');
}
