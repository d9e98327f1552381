import { problemText, usePageHeading, useSearchParams } from '@washcoat/platform-sdk';
import { Card, FactList, FailedPart, formatNumber, Skeleton, Stack } from '@washcoat/ui';
import { CustomerList } from './customer-list';
import { DueCard } from './due-card';
import { GrantList } from './grant-list';
import { useBillingOverviewQuery } from './operations.api';
import { PromoTable, SoldTable } from './overview-tables';
import { RangeForm, useRange } from './range-form';

const LOAD_FAILED = 'The figures did not load. The rest of Washcoat works.';

/** What the house's billing operations look at: revenue, promo codes, what is due, customers, and grants. */
export function Operations() {
  const { days, asked, choose } = useRange();
  const { data, error, refetch } = useBillingOverviewQuery(asked);
  const open = useOpenPurchases();
  const openOf = ({ userId }: { userId: string }) => open({ userId });
  usePageHeading({ heading: 'Config Payment' });
  if (error && !data)
    return <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} />;
  return (
    <Stack>
      <RangeForm key={`${days.from} ${days.to}`} days={days} onChoose={choose} />
      <h2>Revenue by plan</h2>
      <SoldTable plans={data?.plans} onOpen={(planName) => open({ planName })} />
      {data ? <UseCard use={data.use} /> : <Skeleton $height="96px" />}
      <h2>Promo codes</h2>
      <PromoTable promoCodes={data?.promoCodes} onOpen={(promoCode) => open({ promoCode })} />
      <DueCard onOpen={openOf} />
      <h2>Customers</h2>
      <CustomerList onOpen={openOf} />
      <h2>Grants and corrections</h2>
      <GrantList />
    </Stack>
  );
}

/** Opens what was bought of something, in the days that are shown; going back leads to the figures again. */
function useOpenPurchases() {
  const [query, setQuery] = useSearchParams();
  return (of: Record<string, string>) => {
    const next = new URLSearchParams({ tab: 'purchases', ...of });
    for (const name of ['from', 'to']) {
      const day = query.get(name);
      if (day) next.set(name, day);
    }
    setQuery(next);
  };
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
