import type { PriceModifier } from '@washcoat/contract-converters';
import { problemText } from '@washcoat/platform-sdk';
import { Card, FailedPart, formatDate } from '@washcoat/ui';
import { Chart, lineSeries } from '@washcoat/ui/chart';
import { useMemo } from 'react';
import { valueText } from './price-modifier.columns';
import { useModifierValuesQuery } from './price-modifiers.api';

/** So many values are drawn, the newest. */
const DRAWN = 100;
const LOAD_FAILED = 'The values of this price modifier did not load.';

/** What a price modifier has been worth, oldest first. */
export default function ModifierGraph({ modifier }: { modifier: PriceModifier }) {
  const { priceModifierId, name, type } = modifier;
  const { currentData, error, refetch } = useModifierValuesQuery({ priceModifierId, count: DRAWN });
  const values = useMemo(() => [...(currentData?.list ?? [])].reverse(), [currentData]);
  const categories = useMemo(() => values.map(({ date }) => formatDate(date, 'day')), [values]);
  const series = useMemo(
    () => [
      lineSeries(
        'Value',
        values.map(({ value }) => value),
        { color: 0 },
      ),
    ],
    [values],
  );
  const format = useMemo(() => (value: number) => valueText(type, value), [type]);
  if (error && !currentData)
    return (
      <Card title={name}>
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
      </Card>
    );
  return (
    <Chart
      title={`${name} over time`}
      rowTitle="Date"
      height={168}
      isLoading={!currentData}
      empty="No value so far"
      {...{ categories, series, format }}
    />
  );
}
