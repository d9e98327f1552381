import { metalStages, type BookWeek } from '@washcoat/contract-settlement';
import { formatOunces, type Metal } from '@washcoat/ui';
import { barSeries, Chart } from '@washcoat/ui/chart';
import { useMemo } from 'react';
import { stageNames, weekName } from './book-words';

export interface BookChartProps {
  title: string;
  weeks: readonly BookWeek[];
  metal: Metal;
}

/**
 * The ounces of a metal by due week: what covers (bought, or what lies at the refiner) as one stack of what is locked
 * and what is open, beside what is settled.
 */
export function BookChart({ title, weeks, metal }: BookChartProps) {
  const categories = useMemo(() => weeks.map(({ week }) => weekName(week)), [weeks]);
  const series = useMemo(
    () =>
      metalStages.map((stage, index) =>
        barSeries(
          stageNames[stage],
          weeks.map((week) => week[stage][metal]),
          { color: ([5, 0, 1, 2] as const)[index], stack: 'ounces' },
        ),
      ),
    [weeks, metal],
  );
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
