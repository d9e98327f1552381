import { calendarDay, dayAfter, momentIn, type AnswerOf } from '@washcoat/contract-kernel';
import type { dashboardSummary } from '@washcoat/contract-reporting';
import type { Asking } from '../report/report';

/** The answer of the morning card. */
export type Morning = AnswerOf<typeof dashboardSummary>;

/** Who opens the card, and when that is on the calendar of the installation. */
export interface MorningAsking extends Asking {
  now: Date;
  timezone: string;
}

/** Days that the card looks back, today included. */
export const MORNING_DAYS = 30;

/** The calendar days that the card looks back on, the oldest first. */
export function morningDays({ now, timezone }: Pick<MorningAsking, 'now' | 'timezone'>): string[] {
  const today = calendarDay(now, timezone);
  return Array.from({ length: MORNING_DAYS }, (_none, at) => dayAfter(today, at + 1 - MORNING_DAYS));
}

/** The same days as a range of moments, epoch milliseconds. */
export function morningRange(asking: Pick<MorningAsking, 'now' | 'timezone'>): { from: number; to: number } {
  const [first = calendarDay(asking.now, asking.timezone)] = morningDays(asking);
  return { from: momentIn(asking.timezone, first, '00:00:00.000').getTime(), to: asking.now.getTime() };
}
