import type { BookWeek, MetalStage } from '@washcoat/contract-settlement';
import { lockCheck, type LockCheck, type LockState, type Numeric } from '@washcoat/metals';
import { formatDate, type Metal } from '@washcoat/ui';

/** What the stages of metal are called. */
export const stageNames: Record<MetalStage, string> = {
  bought: 'Bought',
  locked: 'Locked',
  shipped: 'At the refiner',
  settled: 'Settled',
};

/** What a state of locks is called. */
export const lockWords: Record<LockState, string> = {
  none: 'Nothing locked',
  within: 'Covered',
  near: 'Above 90 %',
  over: 'Over-hedged',
  uncovered: 'Uncovered lock',
};

/** The name of a due week: its Monday. */
export function weekName(week: string | null): string {
  return week === null ? 'No due date' : formatDate(week, 'day');
}

/** The week as a value of a field; that without a date has a word of its own. */
export const weekKey = ({ week }: Pick<BookWeek, 'week'>): string => week ?? 'none';

/** Whether it is told what covers the locks of a week: who is not told what was bought knows what lies with the refiner. */
export const isCoverTold = ({ bought, shipped }: BookWeek, metal: Metal): boolean =>
  bought !== undefined || shipped[metal] > 0;

/** How far the locks of a metal in a week are covered, with `more` ounces to come. */
export function checkOf(week: BookWeek, metal: Metal, more: Numeric = 0): LockCheck {
  const [locked, shipped] = [week.locked[metal], week.shipped[metal]];
  const bought = week.bought?.[metal] ?? 0;
  return lockCheck({ bought, locked, shipped }, more);
}
