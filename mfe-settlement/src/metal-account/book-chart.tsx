import type { BookWeek } from '@washcoat/contract-settlement';
import { formatOunces, type Metal } from '@washcoat/ui';
import { barSeries, Chart } from '@washcoat/ui/chart';
import { useMemo } from 'react';
import { checkOf, isCoverTold, weekName } from './book-words';

export interface BookChartProps {
  title: string;
  weeks: readonly BookWeek[];
  metal: Metal;
}

/** The ounces of a metal by due week: what is locked, what is open, and locks beyond the metal; what is settled beside. */
export function BookChart({ title, weeks, metal }: BookChartProps) {
  const categories = useMemo(() => weeks.map(({ week }) => weekName(week)), [weeks]);
  const series = useMemo(() => {
    // Where nobody says what covers a lock, it is drawn as it is, and nothing of it is open.
    const checks = weeks.map((week) => {
      const check = checkOf(week, metal);
      return isCoverTold(week, metal) ? check : { ...check, covering: check.locked, open: 0 };
    });
    const positive = (value: number) => Math.max(0, value);
    return [
      barSeries(
        'Locked',
        checks.map(({ locked, covering }) => Math.min(locked, covering)),
        { color: 0, stack: 'held' },
      ),
      barSeries(
        'Open',
        checks.map(({ open }) => positive(open)),
        { color: 1, stack: 'held' },
      ),
      barSeries(
        'Locked beyond the metal',
        checks.map(({ open }) => positive(-open)),
        { color: 3, stack: 'held' },
      ),
      barSeries(
        'Settled',
        weeks.map(({ settled }) => settled[metal]),
        { color: 2, stack: 'settled' },
      ),
    ];
  }, [weeks, metal]);
  return (
    <Chart
      title={title}
      rowTitle="Due week"
      {...{ categories, series }}
      format={formatOunces}
      height={240}
      empty="No metal on account yet"
    />
  );
}
