import { problemText } from '@washcoat/platform-sdk';
import { EmptyState, FailedPart, Skeleton } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { PlanCard } from './plan-card';
import { PurchaseDialog } from '../purchase/purchase.dialog';
import { usePlansQuery, type Plan } from './plans.api';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(232px, 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

/** The plans on sale. `onBought` follows when one was bought. */
export function PlanList({ onBought }: { onBought: () => void }) {
  const { data, error, refetch } = usePlansQuery({});
  const [chosen, setChosen] = useState<Plan>();
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
    <>
      <Grid>
        {data.list.map((plan) => (
          <PlanCard key={plan.modelId} plan={plan} onBuy={() => setChosen(plan)} />
        ))}
      </Grid>
      {chosen && (
        <PurchaseDialog
          plan={data.list.find(({ modelId }) => modelId === chosen.modelId) ?? chosen}
          onClose={() => setChosen(undefined)}
          onBought={onBought}
        />
      )}
    </>
  );
}
