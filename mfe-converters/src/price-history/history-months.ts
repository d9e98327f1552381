import { startOfDayIn } from '@washcoat/contract-kernel';
import { formatDate, installationZone, today } from '@washcoat/ui';
import { subMonths } from 'date-fns/subMonths';
import type { PriceHistory } from '../converter/converter.api';

type Row = PriceHistory['list'][number];

/** A month of a price history with the prices it ended on, in US dollars. */
export interface HistoryMonth {
  name: string;
  listed: number;
  offer: number;
}

/** A history has at most one row a day: as many as twelve months and their first day can have. */
export const mostDays = 367;

/** Twelve months back from `now`, at the start of the day, in epoch milliseconds. */
export function yearBefore(now: Date): number {
  return startOfDayIn(installationZone(), today(subMonths(now, 12))).getTime();
}

/** The last prices of each month, oldest month first; `rows` come newest first. */
export function historyMonths(rows: readonly Row[]): HistoryMonth[] {
  const months = new Map<string, HistoryMonth>();
  for (const { date, abListPrice, abPublishPrice } of rows) {
    const key = date.slice(0, 'YYYY-MM'.length);
    if (months.has(key)) continue;
    months.set(key, { name: formatDate(date, 'month'), listed: abListPrice, offer: abPublishPrice });
  }
  return [...months.values()].reverse();
}
