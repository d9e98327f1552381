import { Button, Card, formatCount, formatMoney, formatNumber, Money, Pill } from '@washcoat/ui';
import styled from 'styled-components';
import { centsText } from '../app/cents-text';
import { planDiscount } from './plan-discount';
import type { Plan } from './plans.api';

/** A plan at price zero is sold by talking. */
const isCallUs = ({ finalPrice }: Pick<Plan, 'finalPrice'>): boolean => finalPrice === 0;

const Description = styled.p`
  min-height: 40px;
  margin: 0;
  color: ${({ theme }) => theme.color.text2};
`;

const Price = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space(2)};
  margin: ${({ theme }) => `${theme.space(3)} 0 0`};

  strong {
    ${({ theme }) => theme.text.t32}
    ${({ theme }) => theme.font.tabular}
  }
  s {
    color: ${({ theme }) => theme.color.text3};
  }
`;

const Note = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text3};
`;

const Foot = styled.div`
  margin-top: ${({ theme }) => theme.space(4)};
`;

/** A plan on sale: what it gives and what it costs. */
export function PlanCard({ plan, onBuy }: { plan: Plan; onBuy: () => void }) {
  const discount = planDiscount(plan);
  return (
    <Card
      title={plan.planName}
      action={discount === null ? undefined : <Pill kind="accent">{formatNumber(discount, 2)} % off</Pill>}
      line={false}
    >
      <Description>{plan.description || formatCount(plan.noOfLookups, 'lookup')}</Description>
      {isCallUs(plan) ? (
        <Price>
          <strong>Call Us</strong>
        </Price>
      ) : (
        <>
          <Price>
            <strong>{formatMoney(plan.finalPrice)}</strong>
            {discount !== null && (
              <s>
                <Money value={plan.originalPrice} />
              </s>
            )}
          </Price>
          <Note>
            {formatCount(plan.noOfLookups, 'lookup')}, {formatMoney(plan.finalPrice / plan.noOfLookups)} each
          </Note>
          {plan.tax > 0 && <Note>plus {centsText(plan.tax)} sales tax</Note>}
          <Foot>
            <Button kind="main" wide aria-label={`Buy ${plan.planName}`} onClick={onBuy}>
              Buy
            </Button>
          </Foot>
        </>
      )}
    </Card>
  );
}
