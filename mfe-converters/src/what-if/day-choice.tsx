import { pricingSnapshots, type MetalDay } from '@washcoat/contract-converters';
import { useAllowed } from '@washcoat/platform-sdk';
import { DateField, DateText, FieldGrid, formatDate, SelectField } from '@washcoat/ui';
import { useState } from 'react';
import { usePricingSnapshotsQuery } from '../pricing/pricing.api';
import type { Prices } from './what-if';
import { useMetalYearQuery } from './what-if.api';

/** As far back as the service tells days. */
const DAYS = 366;
/** So many of a day can be chosen. */
const MOST = 100;
const NONE_FAILED = 'The prices of earlier days did not load.';

interface DayPrices {
  market: Prices;
  hedge: Prices;
}

export interface DayChoiceProps {
  onDay: (prices: DayPrices) => void;
}

/** Sets the sliders to what was in force at the end of a day, or to others that came in force on it, and says when that was applied. */
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
      {chosen && <AppliedOnDay key={day} chosen={chosen} onPrices={onDay} />}
    </FieldGrid>
  );
}

/** When the prices of a day were applied; a choice where several were. */
function AppliedOnDay({ chosen, onPrices }: { chosen: MetalDay; onPrices: (prices: DayPrices) => void }) {
  const isAllowed = useAllowed(pricingSnapshots.access);
  const { data } = usePricingSnapshotsQuery({ onDay: chosen.day, count: MOST }, { skip: !isAllowed });
  const [snapshotId, setSnapshotId] = useState('');
  const several = (data?.list ?? []).flatMap(({ market, hedge, ...applied }) =>
    market && hedge ? [{ ...applied, prices: { market, hedge } }] : [],
  );
  if (several.length < 2)
    return (
      chosen.appliedAt && (
        <p role="status">
          Prices of <DateText value={chosen.appliedAt} format="moment" />
        </p>
      )
    );
  return (
    <SelectField
      label="Applied"
      value={snapshotId || (several[0]?.snapshotId ?? '')}
      options={several.map(({ snapshotId: value, appliedAt, appliedBy }) => ({
        value,
        label: [formatDate(appliedAt, 'moment'), appliedBy].filter(Boolean).join(', '),
      }))}
      onChange={(value) => {
        setSnapshotId(value);
        const found = several.find((each) => each.snapshotId === value);
        if (found) onPrices(found.prices);
      }}
    />
  );
}
