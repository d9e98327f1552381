import { formatDate, formatMoney } from '@washcoat/ui';
import { barSeries, Chart, lineSeries } from '@washcoat/ui/chart';
import { useMemo } from 'react';
import type { TransactionsAnswer } from './transactions.api';

interface TransactionsChartProps {
  days: TransactionsAnswer['days'];
  isLoading: boolean;
}

/** Pieces and, for those who see sums, spend per day of the whole selection. */
export function TransactionsChart({ days, isLoading }: TransactionsChartProps) {
  const categories = useMemo(() => days.map(({ day }) => formatDate(day, 'day')), [days]);
  const isSpendShown = days.every(({ spend }) => spend !== undefined);
  const series = useMemo(
    () => [
      ...(isSpendShown
        ? [
            barSeries(
              'Spend',
              days.map(({ spend }) => spend ?? null),
              { color: 0 },
            ),
          ]
        : []),
      lineSeries(
        'Pieces',
        days.map(({ pieces }) => pieces),
        { color: 1, axis: 1 },
      ),
    ],
    [days, isSpendShown],
  );
  const table = useMemo(
    () => ({
      columns: ['Day', ...(isSpendShown ? ['Spend'] : []), 'Pieces'],
      rows: days.map(({ day, spend, pieces }) => [
        formatDate(day, 'day'),
        ...(isSpendShown ? [formatMoney(spend)] : []),
        String(pieces),
      ]),
    }),
    [days, isSpendShown],
  );
  return (
    <Chart
      title={isSpendShown ? 'Spend and pieces per day' : 'Pieces per day'}
      rowTitle="Day"
      {...{ categories, series, table, isLoading }}
      height={176}
    />
  );
}
