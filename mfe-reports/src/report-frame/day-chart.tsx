import { dayAfter } from '@washcoat/contract-kernel';
import { formatDate, formatMoney, formatNumber } from '@washcoat/ui';
import { barSeries, Chart, lineSeries } from '@washcoat/ui/chart';
import { useMemo } from 'react';
import type { ChartParts } from './report-screen';

/** What happened on one day; a sum is absent for those who see none. */
export interface ChartDay {
  day: string;
  count: number;
  sum?: number;
}

export interface DayChartProps<Day> extends ChartParts<{ days: readonly Day[] }> {
  /** What is counted, and what is summed up in dollars. */
  names: { count: string; sum: string };
  dayOf: (day: Day) => ChartDay;
}

/** A day of orders, as a chart shows it. */
export const dayOfOrders = (of: { day: string; orders: number; grandtotal?: number }): ChartDay => ({
  day: of.day,
  count: of.orders,
  sum: of.grandtotal,
});
/** A day of items, as a chart shows it. */
export const dayOfItems = (of: { day: string; pieces: number; spend?: number }): ChartDay => ({
  day: of.day,
  count: of.pieces,
  sum: of.spend,
});

/** A day of the chart, and the one that stands as far in the period before. */
interface DayPair {
  day: string;
  now?: ChartDay;
  before?: ChartDay;
}

/** Both periods day by day; `range` is how far they lie apart. */
function pairsOf(now: readonly ChartDay[], before: readonly ChartDay[], range: number): DayPair[] {
  const pairs = new Map<string, DayPair>(now.map((of) => [of.day, { day: of.day, now: of }]));
  for (const of of before) {
    const day = dayAfter(of.day, range);
    pairs.set(day, { ...pairs.get(day), day, before: of });
  }
  return [...pairs.values()].sort((one, other) => one.day.localeCompare(other.day));
}

/** A count and, for those who see sums, dollars per day of the whole selection; those of the period before beside them. */
export function DayChart<Day>({ names, dayOf, answer, before, range, isLoading }: DayChartProps<Day>) {
  const now = useMemo(() => (answer?.days ?? []).map(dayOf), [answer, dayOf]);
  const past = useMemo(() => before?.days.map(dayOf), [before, dayOf]);
  const isSumShown = now.every(({ sum }) => sum !== undefined);
  const drawn = useMemo(
    () => drawnDays(names, pairsOf(now, past ?? [], range), isSumShown, Boolean(past)),
    [names, now, past, range, isSumShown],
  );
  const title = isSumShown
    ? `${names.sum} and ${names.count.toLowerCase()} per day`
    : `${names.count} per day`;
  return <Chart title={title} rowTitle="Day" {...drawn} isLoading={isLoading} height={176} />;
}

function drawnDays(
  names: { count: string; sum: string },
  pairs: readonly DayPair[],
  isSumShown: boolean,
  isCompared: boolean,
) {
  const periods = [
    { of: 'now', suffix: '', color: 0 },
    ...(isCompared ? [{ of: 'before', suffix: ', period before', color: 3 } as const] : []),
  ] as const;
  const sums = periods.map(({ of, suffix, color }) =>
    barSeries(
      `${names.sum}${suffix}`,
      pairs.map((pair) => pair[of]?.sum ?? null),
      { color, format: formatMoney },
    ),
  );
  const counts = periods.map(({ of, suffix }) =>
    lineSeries(
      `${names.count}${suffix}`,
      pairs.map((pair) => pair[of]?.count ?? null),
      { color: of === 'now' ? 1 : 4, axis: isSumShown ? 1 : 0, format: formatNumber },
    ),
  );
  return {
    categories: pairs.map(({ day }) => formatDate(day, 'day')),
    series: [...(isSumShown ? sums : []), ...counts],
  };
}
