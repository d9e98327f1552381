import { useSearchParams } from '@washcoat/platform-sdk';
import { Page, Tabs } from '@washcoat/ui';
import { Operations } from '../operations/operations';
import { PlanModels } from './plan-models';
import { PromoCodes } from './promo-codes';

const tabs = [
  { id: 'subscription', label: 'Subscription' },
  { id: 'promocode', label: 'Promocode' },
  { id: 'operations', label: 'Operations' },
];
const PANEL = 'config-payment-panel';

/** What is sold to subscribers, for the house: plans and promo codes. The tab stands in the address. */
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
      </div>
    </Page>
  );
}
