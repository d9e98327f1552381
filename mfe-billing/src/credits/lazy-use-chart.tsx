import { lazyScreen } from '@washcoat/platform-sdk';
import { Card, Skeleton } from '@washcoat/ui';

/** The chart of the use of credits, whose drawing is fetched when it is shown. */
export const CreditUseChart = lazyScreen(() => import('./credit-use-chart'), {
  waiting: (
    <Card>
      <Skeleton $height="168px" />
    </Card>
  ),
});
