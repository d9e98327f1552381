import type { PriceChange } from '@washcoat/contract-converters';
import {
  Card,
  EmptyState,
  Figure,
  formatMoney,
  formatNumber,
  formatSigned,
  ShareFigures,
  Stack,
} from '@washcoat/ui';
import { breakpoints, useIsNarrow } from '@washcoat/ui';
import { barSeries, Chart } from '@washcoat/ui/chart';
import { codeColumn, DataGrid, moneyColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import { AskedPart } from '../asked-part/asked-part';
import { usePricingEffectQuery, type PricingEffect } from './pricing.api';

const LOAD_FAILED = 'What the draft does could not be reckoned. The rest of this page works.';

/** What the draft does to the catalogue: how many prices go up, down and stay, how far, and which move the most. */
export function PricingEffectPart() {
  const asked = usePricingEffectQuery({});
  return (
    <AskedPart title="Effect of this preview" height="320px" failed={LOAD_FAILED} asked={asked}>
      {(effect) => <Effect effect={effect} isFetching={asked.isFetching} />}
    </AskedPart>
  );
}

function Effect({ effect, isFetching }: { effect: PricingEffect; isFetching: boolean }) {
  const { lookedAt, isSample, up, down, same, overridden, averageChange, largest } = effect;
  const isNarrow = useIsNarrow(breakpoints.drawer);
  const { categories, series } = useMemo(() => barsOf(effect), [effect]);
  const seen = isSample
    ? `${formatNumber(lookedAt)} converters picked at random`
    : `${formatNumber(lookedAt)} converters`;
  if (up + down === 0)
    return (
      <Card title="Effect of this preview" note={`on ${seen}`} aria-busy={isFetching}>
        <EmptyState
          icon={<Scale size={20} />}
          title="No listed price changes"
          hint="Enter other prices and press Preview: nothing outside changes until they are applied."
        />
      </Card>
    );
  return (
    <Stack>
      <Card
        title="Effect of this preview"
        note={`on ${seen}, ${formatMoney(averageChange)} on average, nothing outside has changed`}
        aria-busy={isFetching}
      >
        <ShareFigures
          parts={[
            { name: 'Go down', count: down, note: 'Listed lower than now', color: ({ chart }) => chart[0] },
            { name: 'Stay', count: same, note: 'Listed as now', color: ({ chart }) => chart[5] },
            { name: 'Go up', count: up, note: 'Listed higher than now', color: ({ chart }) => chart[1] },
          ]}
        />
      </Card>
      <Chart
        title="Converters by change of listed price"
        note={
          overridden > 0 ? `${formatNumber(overridden)} of those that stay have an Override Price` : undefined
        }
        rowTitle="Change from"
        height={168}
        {...{ categories, series }}
      />
      <DataGrid
        label="Largest moves"
        columns={isNarrow ? columns.filter(({ id }) => id !== 'description') : columns}
        rows={largest}
        getRowId={({ productId }) => productId}
        empty={null}
      />
    </Stack>
  );
}

const columns: Column<PriceChange>[] = [
  codeColumn({ id: 'oem', title: 'Largest moves', value: ({ oem }) => oem }),
  textColumn({
    id: 'description',
    title: 'Description',
    value: ({ description }) => description,
    priority: 1,
  }),
  moneyColumn({ id: 'listedPrice', title: 'Now', value: ({ listedPrice }) => listedPrice }),
  moneyColumn({ id: 'previewPrice', title: 'Preview', value: ({ previewPrice }) => previewPrice }),
  {
    id: 'difference',
    title: 'Change',
    align: 'right',
    minWidth: 80,
    render: ({ difference }) => <Figure>{formatSigned(difference, 2)}</Figure>,
  },
];

/** Down in one colour, up in another, what stays in between. */
function barsOf({ spread }: PricingEffect) {
  const middle = (spread.length - 1) / 2;
  const part = (isIn: (index: number) => boolean) =>
    spread.map(({ count }, index) => (isIn(index) ? count : null));
  return {
    categories: spread.map(({ from }) => formatMoney(from)),
    series: [
      barSeries(
        'Down',
        part((index) => index < middle),
        { color: 0, stack: 'one' },
      ),
      barSeries(
        'Stay',
        part((index) => index === middle),
        { color: 5, stack: 'one' },
      ),
      barSeries(
        'Up',
        part((index) => index > middle),
        { color: 1, stack: 'one' },
      ),
    ],
  };
}
