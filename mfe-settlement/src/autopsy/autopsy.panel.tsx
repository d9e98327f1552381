import { problemOf, problemText } from '@washcoat/platform-sdk';
import { FailedPart, Notice, Skeleton, Stack } from '@washcoat/ui';
import { useAutopsyQuery, type AutopsyAnswer } from './autopsy.api';
import { ProfitWaterfall } from './profit-waterfall';
import { ResponsibleUnits } from './responsible-units';

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
      {!hasUnits(data) && (
        <Notice tone="info">
          No invoice was chosen for this settlement: all of its metal counts as profit.
          {!data.isComplete && ' Choose invoices under Expected vs received.'}
        </Notice>
      )}
      {!data.isComplete && <Notice tone="info">This settlement is open: its figures are of today.</Notice>}
      <ProfitWaterfall {...data} />
      {data.units ? (
        <ResponsibleUnits settlementId={settlementId} units={data.units} />
      ) : (
        <Notice tone="info">
          Assays are not shown to you: neither are the parts that are reckoned from them, nor single units.
        </Notice>
      )}
    </Stack>
  );
}

/** Whether anything was put into the settlement; where units are not told, by what was paid. */
const hasUnits = ({ units, cost }: AutopsyAnswer) => (units ? units.length > 0 : cost > 0);
