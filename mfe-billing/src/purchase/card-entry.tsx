import { lazyScreen, problemText } from '@washcoat/platform-sdk';
import { FailedPart, Notice, Skeleton } from '@washcoat/ui';
import type { CardFields } from './card';
import { usePaymentSettingsQuery } from './purchase.api';
import { TestCard } from './test-card';

const StripeCard = lazyScreen(() => import('./stripe-card'), { waiting: <Skeleton $height="72px" /> });

/** The field of the card provider in which a card is entered. */
export function CardEntry({ onCard }: { onCard: (fields: CardFields) => void }) {
  const { data, error, refetch } = usePaymentSettingsQuery({});
  if (error)
    return (
      <FailedPart title={problemText(error, 'The card field did not load.')} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton $height="72px" />;
  if (data.provider === 'test') return <TestCard onReady={onCard} />;
  if (data.provider === 'none' || !data.publishableKey)
    return <Notice tone="warning">Cards are not taken here. Call us to buy a plan.</Notice>;
  return <StripeCard publishableKey={data.publishableKey} onReady={onCard} />;
}
