import { usePageHeading, useParams } from '@washcoat/platform-sdk';
import { breakpoints, Page, StatusPill, useIsNarrow } from '@washcoat/ui';
import { SettlementWait } from '../frame/settlement-wait';
import { listPath } from '../settlement-list/settlement-list';
import { useSettlementQuery } from '../settlement-list/settlements.api';
import { ROOM_FOR_ALL, StatementActions } from './statement-actions';
import { StatementSheet } from './statement-sheet';

/** One settlement to read and to print. */
export default function StatementScreen() {
  const { settlementId = '' } = useParams();
  return <Statement key={settlementId} settlementId={settlementId} />;
}

function Statement({ settlementId }: { settlementId: string }) {
  const asked = useSettlementQuery({ settlementId });
  const { data: statement } = asked;
  const closePath = listPath(statement?.isComplete ? 'completed' : 'open');
  const isTight = useIsNarrow(ROOM_FOR_ALL);
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
  if (!statement)
    return <SettlementWait asked={asked} listHref={closePath} heights={['120px', '96px', '320px']} />;
  return (
    <Page $dense $capped>
      <StatementSheet statement={statement} />
    </Page>
  );
}
