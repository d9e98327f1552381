import { lazyScreen } from '@washcoat/platform-sdk';
import { Card, Skeleton } from '@washcoat/ui';

/** The graph of a price modifier, whose drawing is fetched when there is one to draw. */
export const ModifierGraph = lazyScreen(() => import('./modifier-graph'), {
  waiting: (
    <Card>
      <Skeleton $height="168px" />
    </Card>
  ),
});
