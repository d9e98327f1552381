import { dayNamed } from '@washcoat/contract-kernel';
import { useSearchParams } from '@washcoat/platform-sdk';
import {
  breakpoints,
  Button,
  DateRangeField,
  dayRangeBounds,
  Toolbar,
  useIsNarrow,
  type DayRange,
} from '@washcoat/ui';
import { useMemo, useState } from 'react';

const everything: DayRange = { from: '', to: '' };

/** The days of the address, the moments that calls ask for by them, and how others are chosen. */
export function useRange() {
  const [query, setQuery] = useSearchParams();
  const from = dayNamed(query.get('from'));
  const to = dayNamed(query.get('to'));
  const asked = useMemo(() => {
    const bounds = dayRangeBounds({ from, to });
    return { from: bounds.from ?? undefined, to: bounds.to ?? undefined };
  }, [from, to]);
  const choose = (days: DayRange) => {
    const next = new URLSearchParams(query);
    for (const name of ['from', 'to'] as const)
      if (days[name]) next.set(name, days[name]);
      else next.delete(name);
    next.delete('offset');
    setQuery(next);
  };
  return { days: { from, to }, asked, choose };
}

interface RangeFormProps {
  days: DayRange;
  onChoose: (days: DayRange) => void;
}

/** The days that figures and lists are of; they take effect with Show. */
export function RangeForm({ days, onChoose }: RangeFormProps) {
  const [draft, setDraft] = useState(days);
  const size = useIsNarrow(breakpoints.phone) ? 44 : 32;
  const choose = (next: DayRange) => {
    setDraft(next);
    onChoose(next);
  };
  return (
    <form
      role="search"
      aria-label="Days of the figures"
      onSubmit={(event) => {
        event.preventDefault();
        choose(draft);
      }}
    >
      <Toolbar>
        <DateRangeField label="Days" size={size} value={draft} onChange={setDraft} />
        <Button kind="main" size={size} type="submit">
          Show
        </Button>
        {(days.from || days.to) && (
          <Button size={size} onClick={() => choose(everything)}>
            All days
          </Button>
        )}
      </Toolbar>
    </form>
  );
}
