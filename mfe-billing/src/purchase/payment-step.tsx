import { lazyScreen, problemText } from '@washcoat/platform-sdk';
import {
  CheckBox,
  FactList,
  FailedPart,
  formatMoney,
  formatNumber,
  Notice,
  Skeleton,
  Stack,
} from '@washcoat/ui';
import type { CardFields } from './card';
import { PromoField } from './promo-field';
import { usePaymentSettingsQuery, type Plan, type Promo } from './purchase.api';
import { TestCard } from './test-card';
import { amountOf } from './use-purchase';

const StripeCard = lazyScreen(() => import('./stripe-card'), { waiting: <Skeleton $height="72px" /> });

export interface PaymentStepProps {
  plan: Plan;
  promo: Promo | null;
  onPromo: (promo: Promo | null) => void;
  renews: boolean;
  onRenews: (renews: boolean) => void;
  onCard: (fields: CardFields) => void;
}

/** What is paid, and by which card; a price of nothing asks for none. */
export function PaymentStep({ plan, promo, onPromo, renews, onRenews, onCard }: PaymentStepProps) {
  const amount = amountOf(plan, promo);
  return (
    <Stack>
      <FactList>
        <dt>Plan</dt>
        <dd>
          {plan.planName}, {formatNumber(plan.noOfLookups)} lookups
        </dd>
        <dt>Price</dt>
        <dd>{formatMoney(plan.finalPrice)}</dd>
        {promo && (
          <>
            <dt>Promo code {promo.code}</dt>
            <dd>−{formatMoney(plan.finalPrice - amount / 100)}</dd>
          </>
        )}
        <dt>To pay</dt>
        <dd>
          <strong>{formatMoney(amount / 100)}</strong>
        </dd>
      </FactList>
      <PromoField modelId={plan.modelId} promo={promo} onChange={onPromo} />
      {amount === 0 ? (
        <Notice tone="info">Nothing is to be paid, so no card is needed.</Notice>
      ) : (
        <>
          <CardEntry onCard={onCard} />
          <CheckBox
            label="Buy it again every month"
            help={`${formatMoney(plan.finalPrice)} a month by this card, until you end it`}
            checked={renews}
            onChange={(event) => onRenews(event.target.checked)}
          />
        </>
      )}
    </Stack>
  );
}

function CardEntry({ onCard }: Pick<PaymentStepProps, 'onCard'>) {
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
