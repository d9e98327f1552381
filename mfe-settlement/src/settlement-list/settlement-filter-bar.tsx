import {
  breakpoints,
  Button,
  DateRangeField,
  IconButton,
  Toolbar,
  useIsNarrow,
  type DayRange,
} from '@washcoat/ui';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

const Label = styled.span`
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};
`;

export interface SettlementFilterBarProps {
  /** The name of the dates that are searched. */
  label: string;
  days: DayRange;
  onSearch: (days: DayRange) => void;
  onReset: () => void;
}

/** The dates are chosen first and take effect with Search. */
export function SettlementFilterBar({ label, days, onSearch, onReset }: SettlementFilterBarProps) {
  const [draft, setDraft] = useState(days);
  const size = useIsNarrow(breakpoints.phone) ? 44 : 32;
  return (
    <form
      role="search"
      aria-label="Settlements"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
    >
      <Toolbar>
        <Label aria-hidden>{label}</Label>
        <DateRangeField label={label} size={size} value={draft} onChange={setDraft} />
        <Button kind="main" size={size} type="submit" icon={<Search size={14} />}>
          Search
        </Button>
        <IconButton
          label="Reset"
          size={size}
          onClick={() => {
            setDraft({ from: '', to: '' });
            onReset();
          }}
        >
          <X size={16} />
        </IconButton>
      </Toolbar>
    </form>
  );
}
