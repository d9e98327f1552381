import { usePageHeading, useSearchParams } from '@washcoat/platform-sdk';
import { Page, Tabs, toast } from '@washcoat/ui';
import { SubscriptionHistory } from '../history/subscription-history';
import { TransactionHistory } from '../history/transaction-history';
import { SubscriptionTab } from './subscription-tab';

const tabs = [
  { id: 'subscription', label: 'Subscription' },
  { id: 'subscription-history', label: 'Subscription History' },
  { id: 'transaction-history', label: 'Transaction History' },
];
const PANEL = 'payment-panel';

/** The payment page of a subscriber. The tab stands in the address. */
export default function PaymentScreen() {
  const [query, setQuery] = useSearchParams();
  const current = tabs.find(({ id }) => id === query.get('tab'))?.id ?? 'subscription';
  usePageHeading({ heading: 'Payment' });
  const showBought = () => {
    toast.success('Updated Successfully');
    setQuery({ tab: 'subscription-history' });
  };
  return (
    <Page $capped>
      <Tabs
        label="Payment"
        tabs={tabs}
        current={current}
        panelId={PANEL}
        onChange={(tab) => setQuery({ tab })}
      />
      <div id={PANEL} role="tabpanel">
        {current === 'subscription' && <SubscriptionTab onBought={showBought} />}
        {current === 'subscription-history' && <SubscriptionHistory />}
        {current === 'transaction-history' && <TransactionHistory />}
      </div>
    </Page>
  );
}
