import type { BookWeek } from '@washcoat/contract-settlement';
import type { LockState } from '@washcoat/metals';
import { formatOunces, Pill, type Metal, type PillKind } from '@washcoat/ui';
import { FigureCard } from '../analysis/figure-card';
import { checkOf, isCoverTold, lockWords, weekKey, weekName } from './book-words';

const kinds: Record<LockState, PillKind> = {
  none: 'neutral',
  within: 'success',
  near: 'warning',
  over: 'danger',
  uncovered: 'danger',
};

export interface BookTableProps {
  title: string;
  weeks: readonly BookWeek[];
  metal: Metal;
}

/** The book of a metal, week by week, with what is open and how far locks are covered. */
export function BookTable({ title, weeks, metal }: BookTableProps) {
  const isBoughtTold = weeks.some(({ bought }) => bought !== undefined);
  return (
    <FigureCard
      title={title}
      note="Troy ounces"
      cardsOn="phone"
      columns={[
        'Due week',
        ...(isBoughtTold ? ['Bought'] : []),
        ...['Locked', 'At the refiner', 'Settled', 'Open', 'Room to lock', 'Locks'],
      ]}
      nothing="Nothing was bought or locked yet."
      rows={weeks.map((week) => {
        const { state, open, room } = checkOf(week, metal);
        const isTold = isCoverTold(week, metal);
        return {
          id: weekKey(week),
          cells: [
            weekName(week.week),
            ...(isBoughtTold ? [formatOunces(week.bought?.[metal])] : []),
            ...[week.locked, week.shipped, week.settled].map((ounces) => formatOunces(ounces[metal])),
            ...(isTold ? [formatOunces(open), formatOunces(room)] : ['Not shown', 'Not shown']),
            <Pill key="state" kind={isTold ? kinds[state] : 'neutral'}>
              {isTold ? lockWords[state] : 'Cover not shown'}
            </Pill>,
          ],
        };
      })}
    />
  );
}
