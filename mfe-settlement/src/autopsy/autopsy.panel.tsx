import { autopsyParts } from '@washcoat/contract-settlement';
import { problemOf, problemText } from '@washcoat/platform-sdk';
import { FailedPart, formatMoney, formatNumber, formatSigned, Notice, Skeleton, Stack } from '@washcoat/ui';
import { FigureCard } from '../analysis/figure-card';
import { useAutopsyQuery, type AutopsyAnswer } from './autopsy.api';
import { partWords } from './part-words';
import { ProfitWaterfall } from './profit-waterfall';

/** The profit of a settlement taken apart, down to the items most responsible. */
export function AutopsyPanel({ settlementId }: { settlementId: string }) {
  const { data, error, refetch } = useAutopsyQuery({ settlementId });
  if (!data && error) {
    const isRefused = problemOf(error).status === 403;
    return (
      <FailedPart
        title={problemText(error, 'The autopsy did not load.')}
        onRetry={isRefused ? undefined : () => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton $height="360px" />;
  return (
    <Stack $gap={3}>
      {!data.units.length && (
        <Notice tone="info">
          No invoice was chosen for this settlement: all of its metal counts as profit.
          {!data.isComplete && ' Choose invoices under Expected vs received.'}
        </Notice>
      )}
      {!data.isComplete && <Notice tone="info">This settlement is open: its figures are of today.</Notice>}
      <ProfitWaterfall {...data} />
      <Units units={data.units} />
    </Stack>
  );
}

function Units({ units }: Pick<AutopsyAnswer, 'units'>) {
  return (
    <FigureCard
      title="Units most responsible"
      cardsOn="small"
      note="How far each came out from what was expected when it was bought, USD"
      columns={[
        ...['Converter', 'Type', 'Pieces', 'Invoice', 'Lot', 'Paid'],
        ...autopsyParts.map((part) => partWords[part].name),
        'Together',
      ]}
      words={['Type', 'Invoice', 'Lot']}
      nothing="No units to name."
      rows={units.map((unit) => ({
        id: unit.itemId,
        cells: [
          unit.oem,
          unit.type,
          unit.pieces ? formatNumber(unit.pieces) : 'None',
          unit.invoiceNo,
          unit.lotNo || 'None',
          formatMoney(unit.cost),
          ...autopsyParts.map((part) => formatSigned(unit[part])),
          <strong key="effect">{formatSigned(unit.effect)}</strong>,
        ],
      }))}
    />
  );
}
