import type { Product } from '@washcoat/contract-converters';
import { isPoundGroup } from '@washcoat/contract-loads';
import { problemText } from '@washcoat/platform-sdk';
import { Card, DateText, EmptyState, FailedPart, formatNumber, Money, Skeleton, today } from '@washcoat/ui';
import type { Option } from '@washcoat/ui';
import { History } from 'lucide-react';
import styled from 'styled-components';
import { PriceButton } from '../price-popup/price-button';
import { useSeenBeforeQuery } from './seen-before.api';

const COUNT = 5;
const LOAD_FAILED = 'The last purchases did not load. The rest of this page works.';

const Purchases = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${({ theme }) => `0 ${theme.space(3)}`};
    padding: ${({ theme }) => `${theme.space(2)} 0`};
  }
  & > li + li {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const Muted = styled.span`
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text3};
`;

export interface SeenBeforePartProps {
  product: Product;
  /** Whose purchases; those of everybody in sight when absent. */
  customer?: Option;
}

/** How much was bought: `3 pieces`, of wire `2.15 lb`. */
function amountText(finalQty: number, isPounds: boolean): string {
  if (isPounds) return `${formatNumber(finalQty)} lb`;
  return `${formatNumber(finalQty)} ${finalQty === 1 ? 'piece' : 'pieces'}`;
}

/** The last times a converter was bought: from whom, how many, for how much each; of wire how many pounds, for how much a pound. */
export function SeenBeforePart({ product, customer }: SeenBeforePartProps) {
  const { productId } = product;
  const isPounds = isPoundGroup(product.typeName);
  const { currentData, error, isFetching, refetch } = useSeenBeforeQuery({
    productId,
    companyId: customer?.value,
    count: COUNT,
  });
  if (error && !currentData)
    return (
      <Card title="Seen before">
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
      </Card>
    );
  return (
    <Card title="Seen before" note={customer?.label} aria-busy={isFetching}>
      {!currentData && <Skeleton $height="72px" />}
      {currentData?.list.length === 0 && (
        <EmptyState
          icon={<History size={20} />}
          title="Never bought so far"
          hint={customer ? `${customer.label} has not sold this converter.` : undefined}
        />
      )}
      {currentData && currentData.list.length > 0 && (
        <Purchases>
          {currentData.list.map(({ loadId, companyName, date, finalQty, adjustedPrice }) => (
            <li key={`${loadId} ${date}`}>
              <span>{companyName}</span>
              {adjustedPrice === undefined ? (
                <span />
              ) : (
                <PriceButton
                  product={product}
                  name="Paid"
                  value={adjustedPrice}
                  record={{
                    day: today(new Date(date)),
                    name: `Paid to ${companyName}`,
                    value: adjustedPrice,
                  }}
                >
                  <Money value={adjustedPrice} bold />
                  {isPounds && <Muted> / lb</Muted>}
                </PriceButton>
              )}
              <DateText value={date} format="day" muted />
              <Muted>{amountText(finalQty, isPounds)}</Muted>
            </li>
          ))}
        </Purchases>
      )}
    </Card>
  );
}
