import type { BookWeek } from '@washcoat/contract-settlement';
import type { LockCheck } from '@washcoat/metals';
import {
  Card,
  FieldGrid,
  formatOunces,
  metalName,
  Notice,
  NumberField,
  SelectField,
  Stack,
  type Metal,
} from '@washcoat/ui';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { typedFigure } from '../analysis/typed-figure';
import { checkOf, isCoverTold, weekKey, weekName } from './book-words';

const COVER_NOT_TOLD = 'What was bought is not shown to you, and none of it lies with the refiner yet.';

/** Says what a lock would do before it is made: whether metal covers it, and how much room is left. */
export function TryLock({ weeks, metal }: { weeks: readonly BookWeek[]; metal: Metal }) {
  const [chosen, setChosen] = useState('');
  const [ounces, setOunces] = useState('');
  const week = weeks.find((each) => weekKey(each) === chosen) ?? weeks.at(-1);
  if (!week) return null;
  const check = checkOf(week, metal, typedFigure(ounces));
  const isTold = isCoverTold(week, metal);
  const isWrong = isTold && ['near', 'over', 'uncovered'].includes(check.state);
  return (
    <Card title="Try a lock" note="Nothing is locked by it">
      <Stack $gap={3}>
        <FieldGrid $min={160}>
          <SelectField
            label="Due week"
            value={weekKey(week)}
            options={weeks.map((each) => ({ value: weekKey(each), label: weekName(each.week) }))}
            onChange={setChosen}
          />
          <NumberField
            label={`${metalName(metal).name}, oz`}
            value={ounces}
            maxLength={9}
            onChange={(event) => setOunces(event.target.value)}
          />
        </FieldGrid>
        <Notice
          tone={isWrong ? 'warning' : 'info'}
          role="status"
          icon={isWrong ? <TriangleAlert size={16} /> : undefined}
        >
          {isTold ? sentenceOf(check) : COVER_NOT_TOLD}
        </Notice>
      </Stack>
    </Card>
  );
}

function sentenceOf({ state, covering, locked, room, open }: LockCheck): string {
  const [all, cover] = [`${formatOunces(locked)} oz`, `${formatOunces(covering)} oz`];
  switch (state) {
    case 'none':
      return `Nothing is locked. Up to ${formatOunces(room)} oz, 90 % of ${cover}, is usual.`;
    case 'within':
      return `${all} would be locked of ${cover}. There is room for ${formatOunces(room)} oz more.`;
    case 'near':
      return `${all} would be locked of ${cover}: above 90 %, though assays may still come out lower.`;
    case 'over':
      return `${all} would be locked of ${cover}: over-hedged by ${formatOunces(-open)} oz, to be bought back or carried over.`;
    case 'uncovered':
      return `${all} would be locked, and no metal of this week covers it.`;
  }
}
