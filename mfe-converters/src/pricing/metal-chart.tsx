import { pricePerKg, toCents } from '@washcoat/metals';
import { problemText } from '@washcoat/platform-sdk';
import {
  Card,
  FailedPart,
  formatDate,
  formatMoney,
  metalName,
  metalOrder,
  Segment,
  type Metal,
} from '@washcoat/ui';
import { Chart, lineSeries } from '@washcoat/ui/chart';
import { useMemo, useState } from 'react';
import { useMetalHistoryQuery } from './pricing.api';
import type { MetalUnit } from './pricing.screen';

const DAYS = 30;
const LOAD_FAILED = 'The metal prices of the last days did not load.';
const metals = metalOrder.map((metal) => ({ value: metal, label: metalName(metal).symbol }));
const money = (value: number) => formatMoney(value);

/** What a metal was worth on the market in the last 30 days, what it was hedged at, and what was paid of that. */
export default function MetalChart({ unit }: { unit: MetalUnit }) {
  const [metal, setMetal] = useState<Metal>('pt');
  const { data, error, refetch } = useMetalHistoryQuery({ days: DAYS });
  const days = data?.list;
  const categories = useMemo(() => (days ?? []).map(({ day }) => formatDate(day, 'day')), [days]);
  const series = useMemo(() => {
    const line = (name: string, of: 'market' | 'hedge' | 'net', color: Metal | 0 | 5) =>
      lineSeries(
        name,
        (days ?? []).map((day) => inUnit(day[of][metal], unit)),
        { color },
      );
    return [line('Market', 'market', metal), line('Hedge', 'hedge', 0), line('Net', 'net', 5)];
  }, [days, metal, unit]);
  const title = `${metalName(metal).name}, last ${DAYS} days`;
  if (error && !data)
    return (
      <Card title={title}>
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
      </Card>
    );
  return (
    <Chart
      title={title}
      note={unit === 'oz' ? 'USD per troy ounce' : 'USD per kg'}
      rowTitle="Day"
      height={200}
      isLoading={!data}
      format={money}
      action={<Segment label="Metal" value={metal} onChange={setMetal} parts={metals} />}
      {...{ categories, series }}
    />
  );
}

const inUnit = (price: number, unit: MetalUnit) => (unit === 'oz' ? price : toCents(pricePerKg(price)));
