import { hrefTo, problemOf, problemText, usePageHeading, useParams } from '@washcoat/platform-sdk';
import { FailedPart, Page, Skeleton, Tabs } from '@washcoat/ui';
import type { SettlementStatement } from '@washcoat/contract-settlement';
import { AutopsyPanel } from '../autopsy/autopsy.panel';
import { EarlyMoneyPanel } from '../early-money/early-money.panel';
import { PurchasesPanel } from '../purchases/purchases.panel';
import { listPath, settlementPath } from '../settlement-list/settlement-list';
import { useSettlementQuery } from '../settlement-list/settlements.api';
import { analysisPath, analysisTabs, tabOf, type AnalysisTab } from './analysis-tabs';

const LOAD_FAILED = 'Settlement did not load. The rest of Washcoat works.';

/** What a settlement came to against what was expected of it, part by part. */
export default function AnalysisScreen() {
  const { settlementId = '', tab } = useParams();
  const current = tabOf(tab);
  const { data: statement, error, refetch } = useSettlementQuery({ settlementId });
  const list = statement?.isComplete ? 'completed' : 'open';
  usePageHeading({
    prefix: 'Analysis',
    heading: statement?.settlementNo || 'Settlement',
    backTo: statement ? settlementPath(list, settlementId) : listPath(list),
  });
  if (!statement && error) {
    const isGone = [400, 404].includes(problemOf(error).status);
    return (
      <Page>
        <FailedPart
          title={isGone ? 'This settlement is gone, or not yours to see.' : problemText(error, LOAD_FAILED)}
          onRetry={isGone ? undefined : () => void refetch()}
          homeHref={listPath('open')}
          homeLabel="Back To Settlement"
        />
      </Page>
    );
  }
  const pathOf = (id: string) => analysisPath(settlementId, tabOf(id));
  return (
    <Page $dense $capped aria-busy={!statement}>
      <Tabs
        label="Analysis"
        current={current}
        tabs={analysisTabs.map(({ id, label }) => ({ id, label, href: pathOf(id) }))}
        onChange={(id, event) => hrefTo(pathOf(id)).onClick(event)}
      />
      {statement ? <Part tab={current} statement={statement} /> : <Skeleton $height="320px" />}
    </Page>
  );
}

function Part({ tab, statement }: { tab: AnalysisTab; statement: SettlementStatement }) {
  switch (tab) {
    case 'expected':
      return <PurchasesPanel settlementId={statement.settlementId} />;
    case 'autopsy':
      return <AutopsyPanel settlementId={statement.settlementId} />;
    case 'early-money':
      return <EarlyMoneyPanel key={statement.settlementId} statement={statement} />;
  }
}
