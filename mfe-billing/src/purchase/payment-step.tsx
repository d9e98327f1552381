import { dollarsOf } from '@washcoat/contract-kernel';
import { CheckBox, FactList, formatCount, formatMoney, formatPercent, Notice, Stack } from '@washcoat/ui';
import { centsText } from '../app/cents-text';
import type { CardFields } from './card';
import { CardEntry } from './card-entry';
import { PromoField } from './promo-field';
import type { Plan, Promo } from './purchase.api';
import { amountOf, taxOf } from './use-purchase';

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
  const tax = taxOf(plan, promo);
  return (
    <Stack>
      <FactList>
        <dt>Plan</dt>
        <dd>
          {plan.planName}, {formatCount(plan.noOfLookups, 'lookup')}
        </dd>
        <dt>Price</dt>
        <dd>{formatMoney(plan.finalPrice)}</dd>
        {promo && (
          <>
            <dt>Promo code {promo.code}</dt>
            <dd>−{formatMoney(plan.finalPrice - dollarsOf(amount - tax))}</dd>
          </>
        )}
        {tax > 0 && (
          <>
            <dt>Sales tax {formatPercent(plan.taxPercent)}</dt>
            <dd>{centsText(tax)}</dd>
          </>
        )}
        <dt>To pay</dt>
        <dd>
          <strong>{centsText(amount)}</strong>
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
            help={`${centsText(amountOf(plan, null))} a month by this card, until you end it`}
            checked={renews}
            onChange={(event) => onRenews(event.target.checked)}
          />
        </>
      )}
    </Stack>
  );
}
