import { formatDate, formatNumber } from '@washcoat/ui';
import { barSeries, Chart } from '@washcoat/ui/chart';
import { useMemo } from 'react';
import { useCreditsUseQuery } from './credits.api';

/** So many days are drawn, today the last one. */
const DAYS = 31;
const format = (value: number) => formatNumber(value, 0);

/** The lookups of each day, by what they were paid from. */
export default function CreditUseChart() {
  const { data } = useCreditsUseQuery({ days: DAYS });
  const days = useMemo(() => data?.list ?? [], [data]);
  const isUsed = days.some(({ free, earned, purchased }) => free + earned + purchased > 0);
  const categories = useMemo(() => days.map(({ day }) => formatDate(day, 'day')), [days]);
  const series = useMemo(
    () =>
      (['Free', 'Earned', 'Purchased'] as const).map((name, at) => {
        const values = days.map(({ free, earned, purchased }) => [free, earned, purchased][at] ?? 0);
        return barSeries(name, values, { stack: 'lookups' });
      }),
    [days],
  );
  return (
    <Chart
      title={`Lookups of the last ${DAYS} days`}
      rowTitle="Day"
      height={168}
      isLoading={!data}
      empty="No lookups in these days"
      categories={isUsed ? categories : []}
      series={isUsed ? series : []}
      format={format}
    />
  );
}
