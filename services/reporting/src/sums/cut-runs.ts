import { dayAfter, startOfDayIn } from '@washcoat/contract-kernel';
import type { Range } from '../report/report';
import { atOrAfter, startOf } from './cut-spans';
import { wholeDays } from './whole-days';

/** Whole thirds of months that come nearest to a range, and the parts of days and thirds that make the range of them. */
export interface RunsOfRange {
  /** Their numbers, from `since` on and before `until`; without them from the first on or up to the last one. */
  thirds: { since?: number; until?: number };
  days: { since?: string; until?: string };
  moments: Range;
  /** What of the range lies beside them. */
  added: readonly Range[];
  /** What of them lies beside the range. */
  taken: readonly Range[];
}

/** Where thirds begin or end: a day, its number, its first moment, and what lies between that and an end of a range. */
interface Edge {
  day: string;
  third: number;
  at: number;
  added?: Range;
  taken?: Range;
}

/** Cuts a range on the calendar of `zone`; null where its ends would be as long as all of it. */
export function cutRuns(range: Range, zone: string): RunsOfRange | null {
  const { from, to } = range;
  const days = wholeDays(range, zone);
  if (!days) return null;
  const since = from === undefined || days.first === undefined ? undefined : headOf(from, days.first, zone);
  const until =
    to === undefined || days.last === undefined ? undefined : tailOf(to, dayAfter(days.last, 1), zone);
  const added = [since?.added, until?.added].filter((part) => part !== undefined);
  const taken = [since?.taken, until?.taken].filter((part) => part !== undefined);
  if (since && until && (since.at >= until.at || lengthOf([...added, ...taken]) >= lengthOf([range])))
    return null;
  return {
    thirds: { since: since?.third, until: until?.third },
    days: { since: since?.day, until: until?.day },
    moments: { from: since?.at, to: until && until.at - 1 },
    ...{ added, taken },
  };
}

function headOf(from: number, firstDay: string, zone: string): Edge {
  const edge = nearestTo(firstDay, zone);
  if (edge.at > from) return { ...edge, added: { from, to: edge.at - 1 } };
  return edge.at < from ? { ...edge, taken: { from: edge.at, to: from - 1 } } : edge;
}

function tailOf(to: number, nextDay: string, zone: string): Edge {
  const edge = nearestTo(nextDay, zone);
  if (edge.at <= to) return { ...edge, added: { from: edge.at, to } };
  return edge.at > to + 1 ? { ...edge, taken: { from: to + 1, to: edge.at - 1 } } : edge;
}

/** The nearest day on which a third of a month begins. */
function nearestTo(day: string, zone: string): Edge {
  const [before, after] = [startOf(day, 'third'), atOrAfter(day, 'third')];
  const nearest = daysBetween(before, day) < daysBetween(day, after) ? before : after;
  return { day: nearest, third: thirdOf(nearest), at: startOfDayIn(zone, nearest).getTime() };
}

/** As the database numbers them (migration keep-running-sums). */
function thirdOf(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return (year * 12 + month - 1) * 3 + Math.min(Math.floor((date - 1) / 10), 2);
}

const daysBetween = (one: string, other: string) => Date.parse(other) - Date.parse(one);

const lengthOf = (ranges: readonly Range[]) =>
  ranges.reduce((length, { from = 0, to = 0 }) => length + to + 1 - from, 0);
