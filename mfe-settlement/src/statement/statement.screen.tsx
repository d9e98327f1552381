import { problemOf, problemText, usePageHeading, useParams } from '@washcoat/platform-sdk';
import { breakpoints, FailedPart, Page, Skeleton, StatusPill, useIsNarrow } from '@washcoat/ui';
import { listPath } from '../settlement-list/settlement-list';
import { useSettlementQuery } from '../settlement-list/settlements.api';
import { StatementActions } from './statement-actions';
import { StatementSheet } from './statement-sheet';

const LOAD_FAILED = 'Settlement did not load. The rest of Washcoat works.';

/** One settlement to read and to print. */
export default function StatementScreen() {
  const { settlementId = '' } = useParams();
  return <Statement key={settlementId} settlementId={settlementId} />;
}

function Statement({ settlementId }: { settlementId: string }) {
  const { data: statement, error, isFetching, refetch } = useSettlementQuery({ settlementId });
  const closePath = listPath(statement?.isComplete ? 'completed' : 'open');
  const isTight = useIsNarrow(breakpoints.wide);
  const isPhone = useIsNarrow(breakpoints.phone);
  usePageHeading({
    prefix: isTight ? undefined : 'Settlement',
    heading: statement?.settlementNo || 'Statement',
    backTo: closePath,
    status: statement && !isPhone && (
      <StatusPill of="settlement" status={statement.isComplete ? 'completed' : 'open'} />
    ),
    actions: statement && <StatementActions statement={statement} closePath={closePath} />,
  });
  if (!statement && error) {
    const isGone = [400, 404].includes(problemOf(error).status);
    return (
      <Page>
        <FailedPart
          title={isGone ? 'This settlement is gone, or not yours to see.' : problemText(error, LOAD_FAILED)}
          onRetry={isGone ? undefined : () => void refetch()}
          homeHref={closePath}
          homeLabel="Back To Settlement"
        />
      </Page>
    );
  }
  if (!statement)
    return (
      <Page $dense aria-busy={isFetching}>
        <Skeleton $height="120px" />
        <Skeleton $height="96px" />
        <Skeleton $height="320px" />
      </Page>
    );
  return (
    <Page $dense $capped>
      <StatementSheet statement={statement} />
    </Page>
  );
}
