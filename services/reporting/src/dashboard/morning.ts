import { calendarDay, momentIn, type AnswerOf } from '@washcoat/contract-kernel';
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
  const today = Date.parse(`${calendarDay(now, timezone)}T00:00:00Z`);
  return Array.from({ length: MORNING_DAYS }, (_none, at) =>
    new Date(today - (MORNING_DAYS - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  );
}

/** The same days as a range of moments, epoch milliseconds. */
export function morningRange(asking: Pick<MorningAsking, 'now' | 'timezone'>): { from: number; to: number } {
  const [first = calendarDay(asking.now, asking.timezone)] = morningDays(asking);
  return { from: momentIn(asking.timezone, first, '00:00:00.000').getTime(), to: asking.now.getTime() };
}
