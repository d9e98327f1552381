import type { Product } from '@washcoat/contract-converters';
import { problemText } from '@washcoat/platform-sdk';
import { Card, FailedPart, Stack, formatDate, formatMoney, formatNumber } from '@washcoat/ui';
import { Chart, barSeries, lineSeries } from '@washcoat/ui/chart';
import { useMemo, useState } from 'react';
import { usePriceHistoryQuery } from '../converter/converter.api';
import { historyMonths, mostDays, yearBefore } from './history-months';
import { PriceChanges, changeText } from './price-changes';

const LOAD_FAILED = 'The price history did not load.';
const money = (value: number) => formatMoney(value);

/** The price history of the last twelve months: listed as bars, offer as line, and every change as a row. */
export default function PriceHistoryPart({ product }: { product: Product }) {
  const { productId } = product;
  const [from] = useState(() => yearBefore(new Date()));
  const { data, error, isFetching, refetch } = usePriceHistoryQuery({
    productId,
    from,
    offset: 0,
    count: mostDays,
  });
  const rows = data?.list;
  const months = useMemo(() => historyMonths(rows ?? []), [rows]);
  const categories = useMemo(() => months.map(({ name }) => name), [months]);
  const series = useMemo(
    () => [
      barSeries(
        'Listed',
        months.map(({ listed }) => listed),
        { color: 0, highlightLast: true },
      ),
      lineSeries(
        'Offer',
        months.map(({ offer }) => offer),
        { color: 5 },
      ),
    ],
    [months],
  );
  const table = useMemo(
    () => ({
      columns: ['Date', 'Listed', 'Offer', 'Change'],
      rows: (rows ?? []).map(({ date, abListPrice, abPublishPrice, changePercent }) => [
        formatDate(date, 'day'),
        formatMoney(abListPrice),
        formatMoney(abPublishPrice),
        changeText(changePercent),
      ]),
    }),
    [rows],
  );
  if (error && !isFetching) {
    return (
      <Card title="Price history">
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
      </Card>
    );
  }
  return (
    <Stack $gap={3}>
      <Chart
        title="Price history"
        rowTitle="Month"
        height={152}
        isLoading={!data}
        empty="No price was recorded yet"
        format={money}
        {...{ categories, series, table }}
      />
      {data && data.list.length > 0 && (
        <Card title="Price changes" note={`${formatNumber(data.list.length)} in twelve months`} flush>
          <PriceChanges product={product} history={data} />
        </Card>
      )}
    </Stack>
  );
}
