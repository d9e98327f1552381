import { Button, DateRangeField, IconButton, Toolbar, type DayRange } from '@washcoat/ui';
import { Search, X } from 'lucide-react';
import { useState } from 'react';

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
        <DateRangeField label={label} value={draft} onChange={setDraft} />
        <Button kind="main" type="submit" icon={<Search size={14} />}>
          Search
        </Button>
        <IconButton
          label="Reset"
          size={32}
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
