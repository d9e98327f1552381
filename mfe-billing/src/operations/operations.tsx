import { problemText, usePageHeading } from '@washcoat/platform-sdk';
import { DownloadAction, useExport } from '@washcoat/platform-sdk/lists';
import { Card, FactList, FailedPart, formatNumber, Skeleton, Stack } from '@washcoat/ui';
import { useState } from 'react';
import { CustomerList } from './customer-list';
import { DueCard } from './due-card';
import { GrantList } from './grant-list';
import { useBillingOverviewQuery, useLazyBillingExportQuery, type SalesOf } from './operations.api';
import { PromoTable, SoldTable } from './overview-tables';
import { RangeForm, useRange } from './range-form';
import { SalesDialog } from './sales.dialog';

const LOAD_FAILED = 'The figures did not load. The rest of Washcoat works.';

/** What the house's billing operations look at: revenue, promo codes, what is due, customers, and grants. */
export function Operations() {
  const { days, asked, choose } = useRange();
  const { data, error, refetch } = useBillingOverviewQuery(asked);
  const [ask] = useLazyBillingExportQuery();
  const { isBusy, onExport } = useExport('billing.operations', (choice) =>
    ask({ ...choice, ...asked }).unwrap(),
  );
  const [opened, setOpened] = useState<{ name: string; of: SalesOf } | null>(null);
  const open = (name: string, of: SalesOf) => setOpened({ name, of: { ...asked, ...of } });
  const openOf = ({ userId, userName }: { userId: string; userName: string }) =>
    open(`by ${userName}`, { userId });
  usePageHeading({
    heading: 'Config Payment',
    actions: <DownloadAction isBusy={isBusy} onPress={() => onExport('csv')} />,
  });
  if (error && !data)
    return <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} />;
  return (
    <Stack>
      <RangeForm key={`${days.from} ${days.to}`} days={days} onChoose={choose} />
      <h2>Revenue by plan</h2>
      <SoldTable plans={data?.plans} onOpen={(planName) => open(planName, { planName })} />
      {data ? <UseCard use={data.use} /> : <Skeleton $height="96px" />}
      <h2>Promo codes</h2>
      <PromoTable
        promoCodes={data?.promoCodes}
        onOpen={(promoCode) => open(`with ${promoCode}`, { promoCode })}
      />
      <DueCard onOpen={openOf} />
      <h2>Customers</h2>
      <CustomerList onOpen={openOf} />
      <h2>Grants and corrections</h2>
      <GrantList />
      {opened && <SalesDialog {...opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}

function UseCard({ use }: { use: { free: number; earned: number; purchased: number } }) {
  return (
    <Card title="Lookups by what they were paid from">
      <FactList>
        <dt>Free</dt>
        <dd>{formatNumber(use.free)}</dd>
        <dt>Earned</dt>
        <dd>{formatNumber(use.earned)}</dd>
        <dt>Purchased</dt>
        <dd>{formatNumber(use.purchased)}</dd>
      </FactList>
    </Card>
  );
}
