import { calendarDay, dayAfter, endOfDayIn, startOfDayIn } from '@washcoat/contract-kernel';
import type { Range } from '../report/report';

/** Days later than this are written with more digits, and nothing is known of them. */
const LAST = Date.UTC(9999, 0, 1);

/** The calendar days that lie in a range whole, an open end being open, and what of the range lies beside them. */
export interface DaysOfRange {
  first?: string;
  last?: string;
  /** Parts of days at its ends. */
  edges: readonly Range[];
}

/** Cuts a range on the calendar of `zone`; null where no day lies in it whole. Moments are milliseconds. */
export function wholeDays({ from, to }: Range, zone: string): DaysOfRange | null {
  const head = from === undefined ? {} : headOf(from, zone);
  const tail = to === undefined || to >= LAST ? {} : tailOf(to, zone);
  if (head.first !== undefined && tail.last !== undefined && head.first > tail.last) return null;
  if (from !== undefined && from >= LAST) return null;
  const edges = [head.edge, tail.edge].filter((edge) => edge !== undefined);
  return { first: head.first, last: tail.last, edges };
}

/** The moments of those days, as a range. */
export function momentsOf({ first, last }: Pick<DaysOfRange, 'first' | 'last'>, zone: string): Range {
  return {
    ...(first === undefined ? {} : { from: startOfDayIn(zone, first).getTime() }),
    ...(last === undefined ? {} : { to: endOfDayIn(zone, last).getTime() }),
  };
}

function headOf(from: number, zone: string): { first?: string; edge?: Range } {
  const day = calendarDay(new Date(Math.min(from, LAST)), zone);
  if (startOfDayIn(zone, day).getTime() === from) return { first: day };
  const first = dayAfter(day, 1);
  return { first, edge: { from, to: startOfDayIn(zone, first).getTime() - 1 } };
}

function tailOf(to: number, zone: string): { last?: string; edge?: Range } {
  const day = calendarDay(new Date(to), zone);
  if (endOfDayIn(zone, day).getTime() === to) return { last: day };
  return { last: dayAfter(day, -1), edge: { from: startOfDayIn(zone, day).getTime(), to } };
}
