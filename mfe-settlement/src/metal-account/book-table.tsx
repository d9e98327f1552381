import type { BookWeek } from '@washcoat/contract-settlement';
import type { LockState } from '@washcoat/metals';
import { formatOunces, Pill, type Metal, type PillKind } from '@washcoat/ui';
import { FigureCard } from '../analysis/figure-card';
import { checkOf, lockWords, weekKey, weekName } from './book-words';

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
  return (
    <FigureCard
      title={title}
      note="Troy ounces"
      cardsOn="phone"
      columns={['Due week', 'Bought', 'Locked', 'At the refiner', 'Settled', 'Open', 'Room to lock', 'Locks']}
      nothing="Nothing was bought or locked yet."
      rows={weeks.map((week) => {
        const { state, open, room } = checkOf(week, metal);
        return {
          id: weekKey(week),
          cells: [
            weekName(week.week),
            ...[week.bought, week.locked, week.shipped, week.settled].map((ounces) =>
              formatOunces(ounces[metal]),
            ),
            formatOunces(open),
            formatOunces(room),
            <Pill key="state" kind={kinds[state]}>
              {lockWords[state]}
            </Pill>,
          ],
        };
      })}
    />
  );
}
