import { formatDate, formatMoney } from '@washcoat/ui';
import { barSeries, Chart, lineSeries } from '@washcoat/ui/chart';
import { useMemo } from 'react';
import type { TransactionsAnswer } from './transactions.api';

interface TransactionsChartProps {
  days: TransactionsAnswer['days'];
  isLoading: boolean;
}

/** Pieces (bars) and spend (line) per day of the whole selection. */
export function TransactionsChart({ days, isLoading }: TransactionsChartProps) {
  const categories = useMemo(() => days.map(({ day }) => formatDate(day, 'short')), [days]);
  const series = useMemo(
    () => [
      barSeries(
        'Spend',
        days.map(({ spend }) => spend),
        { color: 0 },
      ),
      lineSeries(
        'Pieces',
        days.map(({ pieces }) => pieces),
        { color: 1, axis: 1 },
      ),
    ],
    [days],
  );
  const table = useMemo(
    () => ({
      columns: ['Day', 'Spend', 'Pieces'],
      rows: days.map(({ day, spend, pieces }) => [
        formatDate(day, 'short'),
        formatMoney(spend),
        String(pieces),
      ]),
    }),
    [days],
  );
  return (
    <Chart
      title="Spend and pieces per day"
      rowTitle="Day"
      {...{ categories, series, table, isLoading }}
      height={176}
    />
  );
}
