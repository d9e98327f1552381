import type { PriceChange } from '@washcoat/contract-converters';
import { problemText } from '@washcoat/platform-sdk';
import {
  Card,
  EmptyState,
  FailedPart,
  Figure,
  formatMoney,
  formatNumber,
  formatSigned,
  Skeleton,
  Stack,
} from '@washcoat/ui';
import { breakpoints, useIsNarrow } from '@washcoat/ui';
import { barSeries, Chart } from '@washcoat/ui/chart';
import { codeColumn, DataGrid, moneyColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { ArrowDownRight, ArrowUpRight, Minus, Scale } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { usePricingEffectQuery, type PricingEffect } from './pricing.api';

const LOAD_FAILED = 'What the draft does could not be reckoned. The rest of this page works.';

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
  margin: 0;

  & > div {
    padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  }
  & > div + div {
    border-left: 1px solid ${({ theme }) => theme.color.border};
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(1.5)};
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
  dd {
    margin: 0;
    ${({ theme }) => theme.text.t20}
    ${({ theme }) => theme.font.tabular}
    font-weight: 600;
  }
`;

/** What the draft does to the catalogue: how many prices go up, down and stay, how far, and which move the most. */
export function PricingEffectPart() {
  const { data, error, refetch, isFetching } = usePricingEffectQuery();
  if (error && !data)
    return (
      <Card title="Effect of this preview">
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
      </Card>
    );
  if (!data)
    return (
      <Card title="Effect of this preview">
        <Skeleton $height="320px" />
      </Card>
    );
  return <Effect effect={data} isFetching={isFetching} />;
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
        note={`on ${seen}, nothing outside has changed`}
        flush
        aria-busy={isFetching}
      >
        <Counts>
          <Count icon={<ArrowUpRight size={14} aria-hidden />} name="Go up" value={formatNumber(up)} />
          <Count icon={<ArrowDownRight size={14} aria-hidden />} name="Go down" value={formatNumber(down)} />
          <Count icon={<Minus size={14} aria-hidden />} name="Stay" value={formatNumber(same)} />
          <Count name="Average" value={formatMoney(averageChange)} />
        </Counts>
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

function Count({ icon, name, value }: { icon?: React.ReactNode; name: string; value: string }) {
  return (
    <div>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
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
