import { formatDate, formatMoney, formatNumber } from '@washcoat/ui';
import { barSeries, Chart, lineSeries } from '@washcoat/ui/chart';
import { useMemo } from 'react';

/** What happened on one day; a sum is absent for those who see none. */
export interface ChartDay {
  day: string;
  count: number;
  sum?: number;
}

export interface DayChartProps {
  /** What is counted, and what is summed up in dollars. */
  names: { count: string; sum: string };
  days: readonly ChartDay[];
  isLoading: boolean;
}

/** A count and, for those who see sums, dollars per day of the whole selection. */
export function DayChart({ names, days, isLoading }: DayChartProps) {
  const isSumShown = days.every(({ sum }) => sum !== undefined);
  const drawn = useMemo(() => {
    const sums = isSumShown
      ? [
          barSeries(
            names.sum,
            days.map(({ sum }) => sum ?? null),
            { color: 0 },
          ),
        ]
      : [];
    const counts = lineSeries(
      names.count,
      days.map(({ count }) => count),
      { color: 1, axis: isSumShown ? 1 : 0 },
    );
    return {
      categories: days.map(({ day }) => formatDate(day, 'day')),
      series: [...sums, counts],
      table: {
        columns: ['Day', ...(isSumShown ? [names.sum] : []), names.count],
        rows: days.map(({ day, sum, count }) => [
          formatDate(day, 'day'),
          ...(isSumShown ? [formatMoney(sum)] : []),
          formatNumber(count),
        ]),
      },
    };
  }, [days, isSumShown, names.count, names.sum]);
  const title = isSumShown
    ? `${names.sum} and ${names.count.toLowerCase()} per day`
    : `${names.count} per day`;
  return <Chart title={title} rowTitle="Day" {...drawn} isLoading={isLoading} height={176} />;
}
