import { useSearchParams } from '@washcoat/platform-sdk';
import { Page, Tabs } from '@washcoat/ui';
import { Operations } from '../operations/operations';
import { PurchaseList } from '../purchases/purchase-list';
import { PlanModels } from './plan-models';
import { PromoCodes } from './promo-codes';

const tabs = [
  { id: 'subscription', label: 'Subscription' },
  { id: 'promocode', label: 'Promocode' },
  { id: 'operations', label: 'Operations' },
  { id: 'purchases', label: 'Purchases' },
];
const PANEL = 'config-payment-panel';

/** What is sold to subscribers, for the house: plans, promo codes, what came of them, and each purchase. The tab stands in the address. */
export default function ConfigPaymentScreen() {
  const [query, setQuery] = useSearchParams();
  const current = tabs.find(({ id }) => id === query.get('tab'))?.id ?? 'subscription';
  return (
    <Page>
      <Tabs
        label="Config Payment"
        tabs={tabs}
        current={current}
        panelId={PANEL}
        onChange={(tab) => setQuery({ tab })}
      />
      <div id={PANEL} role="tabpanel" aria-label={tabs.find(({ id }) => id === current)?.label}>
        {current === 'subscription' && <PlanModels />}
        {current === 'promocode' && <PromoCodes />}
        {current === 'operations' && <Operations />}
        {current === 'purchases' && <PurchaseList />}
      </div>
    </Page>
  );
}
