import { hrefTo, usePageHeading, useParams, useSession } from '@washcoat/platform-sdk';
import { Page, Tabs } from '@washcoat/ui';
import type { SettlementStatement } from '@washcoat/contract-settlement';
import { AutopsyPanel } from '../autopsy/autopsy.panel';
import { EarlyMoneyPanel } from '../early-money/early-money.panel';
import { SettlementWait } from '../frame/settlement-wait';
import { PurchasesPanel } from '../purchases/purchases.panel';
import { listPath, settlementPath } from '../settlement-list/settlement-list';
import { useSettlementQuery } from '../settlement-list/settlements.api';
import { analysisPath, analysisTabs, tabOf, type AnalysisTab } from './analysis-tabs';

/** What a settlement came to against what was expected of it, part by part. */
export default function AnalysisScreen() {
  const { settlementId = '', tab } = useParams();
  const { canSeeSubtotal } = useSession();
  const current = tabOf(tab);
  const asked = useSettlementQuery({ settlementId });
  const { data: statement } = asked;
  const list = statement?.isComplete ? 'completed' : 'open';
  usePageHeading({
    prefix: 'Analysis',
    heading: statement?.settlementNo || 'Settlement',
    backTo: statement ? settlementPath(list, settlementId) : listPath(list),
  });
  if (!statement)
    return <SettlementWait asked={asked} listHref={listPath('open')} heights={['44px', '320px']} />;
  const pathOf = (id: string) => analysisPath(settlementId, tabOf(id));
  return (
    <Page $dense $capped>
      <Tabs
        label="Analysis"
        current={current}
        tabs={analysisTabs
          .filter(({ id }) => id !== 'autopsy' || canSeeSubtotal)
          .map(({ id, label }) => ({ id, label, href: pathOf(id) }))}
        onChange={(id, event) => hrefTo(pathOf(id)).onClick(event)}
      />
      <Part tab={current} statement={statement} />
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
