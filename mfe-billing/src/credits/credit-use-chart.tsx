import { formatDate, formatNumber } from '@washcoat/ui';
import { barSeries, Chart } from '@washcoat/ui/chart';
import { useMemo } from 'react';
import { useCreditsUseQuery } from './credits.api';

/** So many days are drawn, today the last one. */
const DAYS = 31;
/** Lookups are whole; between them the axis says nothing. */
const format = (value: number) => (Number.isInteger(value) ? formatNumber(value, 0) : '');
/** In the colors of the pots on the card above. */
const pots = [
  { name: 'Free', color: 2 },
  { name: 'Earned', color: 1 },
  { name: 'Purchased', color: 0 },
] as const;

/** The lookups of each day, by what they were paid from. */
export default function CreditUseChart() {
  const { data } = useCreditsUseQuery({ days: DAYS });
  const days = useMemo(() => data?.list ?? [], [data]);
  const isUsed = days.some(({ free, earned, purchased }) => free + earned + purchased > 0);
  const categories = useMemo(() => days.map(({ day }) => formatDate(day, 'day')), [days]);
  const series = useMemo(
    () =>
      pots.map(({ name, color }, at) => {
        const values = days.map(({ free, earned, purchased }) => [free, earned, purchased][at] ?? 0);
        return barSeries(name, values, { stack: 'lookups', color });
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
