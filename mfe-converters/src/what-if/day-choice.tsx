import { DateField, DateText, FieldGrid } from '@washcoat/ui';
import { useState } from 'react';
import type { Prices } from './what-if';
import { useMetalYearQuery } from './what-if.api';

/** As far back as the service tells days. */
const DAYS = 366;
const NONE_FAILED = 'The prices of earlier days did not load.';

export interface DayChoiceProps {
  onDay: (prices: { market: Prices; hedge: Prices }) => void;
}

/** Sets the sliders to what was in force at the end of a day, and says when that was applied. */
export function DayChoice({ onDay }: DayChoiceProps) {
  const { data, error } = useMetalYearQuery({ days: DAYS });
  const [day, setDay] = useState('');
  const list = data?.list ?? [];
  const chosen = list.find((each) => each.day === day);
  const choose = (next: string) => {
    setDay(next);
    const found = list.find((each) => each.day === next);
    if (found) onDay(found);
  };
  return (
    <FieldGrid $min={220}>
      <DateField
        label="As on a day"
        value={day}
        min={list[0]?.day}
        max={list.at(-1)?.day}
        disabled={!list.length}
        error={error && !data ? NONE_FAILED : day && !chosen ? 'No prices are known of this day.' : undefined}
        onChange={({ target }) => choose(target.value)}
      />
      {chosen?.appliedAt && (
        <p role="status">
          Prices of <DateText value={chosen.appliedAt} format="moment" />
        </p>
      )}
    </FieldGrid>
  );
}
