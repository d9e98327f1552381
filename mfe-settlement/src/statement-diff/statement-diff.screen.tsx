import { usePageHeading, useParams, type PageAction } from '@washcoat/platform-sdk';
import { PageActions } from '@washcoat/platform-sdk/lists';
import { EmptyState, Notice, Page, Stack } from '@washcoat/ui';
import type { RefinerDifference, RefinerLot } from '@washcoat/contract-settlement';
import { FileDiff, FileUp, TableProperties } from 'lucide-react';
import { useMemo, useState } from 'react';
import { SettlementWait } from '../frame/settlement-wait';
import { DifferenceSums } from './difference-sums';
import { DisputeDialog } from './dispute.dialog';
import { DropStatement } from './drop-statement.dialog';
import { LotDifferences } from './lot-differences';
import { RefinerTermsDialog } from './refiner-terms.dialog';
import { useRefinerStatementQuery } from './statement-diff.api';

const LIST = '/settlement/completed';

type Asked = 'file' | 'terms' | RefinerLot;

function actionsOf(hasStatement: boolean, ask: (asked: Asked) => void): PageAction[] {
  return [
    {
      ...{ of: 'page', id: 'drop-statement', label: 'Drop statement', shortcut: 'N' },
      icon: (size) => <FileUp size={size} />,
      right: ({ canAccessSettlement }) => canAccessSettlement,
      run: () => ask('file'),
    },
    {
      ...{ of: 'page', id: 'match-refiner', label: 'Columns and clause', isPlain: true },
      icon: (size) => <TableProperties size={size} />,
      right: ({ canAccessSettlement }) => canAccessSettlement && hasStatement,
      run: () => ask('terms'),
    },
  ];
}

/** What the refiner of a settlement says beside what we say. */
export default function StatementDiffScreen() {
  const { settlementId = '' } = useParams();
  const asking = useRefinerStatementQuery({ settlementId });
  const { data } = asking;
  const [asked, ask] = useState<Asked | null>(null);
  const hasStatement = Boolean(data?.statement);
  const actions = useMemo(() => actionsOf(hasStatement, ask), [hasStatement]);
  usePageHeading({
    prefix: 'Refiner’s statement',
    heading: data?.settlementNo || 'Settlement',
    backTo: `/settlement/statement/${settlementId}`,
    actions: data && <PageActions actions={actions} />,
  });
  if (!data)
    return (
      <SettlementWait asked={asking} what="The statement" listHref={LIST} heights={['120px', '320px']} />
    );
  return (
    <Page>
      <Differences difference={data} onSay={ask} />
      {asked === 'file' && <DropStatement difference={data} onDone={() => ask(null)} />}
      {asked === 'terms' && data.statement && (
        <RefinerTermsDialog settlementId={settlementId} statement={data.statement} onDone={() => ask(null)} />
      )}
      {asked && typeof asked === 'object' && data.statement && (
        <DisputeDialog
          settlementId={settlementId}
          version={data.statement.version}
          lot={asked}
          onDone={() => ask(null)}
        />
      )}
    </Page>
  );
}

function Differences({
  difference: { statement },
  onSay,
}: {
  difference: RefinerDifference;
  onSay: (lot: RefinerLot) => void;
}) {
  if (!statement)
    return (
      <EmptyState
        icon={<FileDiff size={20} />}
        title="No statement of the refiner yet"
        hint="Drop its csv or xlsx here: every lot is compared with ours, in ounces and dollars."
      />
    );
  return (
    <Stack>
      {!statement.isMatched && (
        <Notice tone="info">
          What its columns mean is guessed. Look at Columns and clause once: it holds for all files of this
          refiner.
        </Notice>
      )}
      {statement.problems.length > 0 && (
        <Notice tone="warning">
          {statement.problems.slice(0, 5).join(' ')}
          {statement.problems.length > 5 && ` And ${statement.problems.length - 5} more.`}
        </Notice>
      )}
      <DifferenceSums statement={statement} />
      <LotDifferences statement={statement} onSay={onSay} />
    </Stack>
  );
}
