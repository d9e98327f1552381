import { problemText } from '@washcoat/platform-sdk';
import { EmptyState, FailedPart, Skeleton } from '@washcoat/ui';
import styled from 'styled-components';
import { PlanCard } from './plan-card';
import { usePlansQuery } from './plans.api';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(232px, 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

/** The plans on sale. */
export function PlanList() {
  const { data, error, refetch } = usePlansQuery({});
  if (error)
    return (
      <FailedPart title={problemText(error, 'The plans did not load.')} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <Grid aria-busy>
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} $height="176px" />
        ))}
      </Grid>
    );
  if (!data.list.length) return <EmptyState title="No plans on sale" />;
  return (
    <Grid>
      {data.list.map((plan) => (
        <PlanCard key={plan.modelId} plan={plan} />
      ))}
    </Grid>
  );
}
