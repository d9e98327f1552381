import { problemText } from '@washcoat/platform-sdk';
import { FailedPart, Skeleton, Stack } from '@washcoat/ui';
import { CreditHistory } from '../credits/credit-history';
import { CreditUseChart } from '../credits/lazy-use-chart';
import { CreditsCard } from '../credits/credits-card';
import { useCreditsQuery } from '../credits/credits.api';
import { PlanList } from '../plans/plan-list';
import { CreditPolicy } from './credit-policy';

/** What is left, what can be bought, and by which rules. */
export function SubscriptionTab({ onBought }: { onBought: () => void }) {
  const { data: credits, error, refetch } = useCreditsQuery({});
  return (
    <Stack>
      {error && (
        <FailedPart title={problemText(error, 'The credits did not load.')} onRetry={() => void refetch()} />
      )}
      {!error && (credits ? <CreditsCard credits={credits} /> : <Skeleton $height="176px" />)}
      <h2>Plans</h2>
      <PlanList onBought={onBought} />
      <CreditPolicy />
      <h2>Where the credits went</h2>
      <CreditUseChart />
      <CreditHistory />
    </Stack>
  );
}
