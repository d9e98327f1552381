import type { Product } from '@washcoat/contract-converters';
import { formatMoney } from '@washcoat/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useExplainPrice } from './explain-price';
import type { RecordedPrice } from './explain-price';

const Root = styled.button.attrs({ type: 'button' })`
  position: relative;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.thumb};
  background: none;
  font: inherit;
  color: inherit;
  text-align: inherit;
  text-decoration: underline dotted ${({ theme }) => theme.color.text3};
  text-underline-offset: 3px;
  cursor: pointer;

  &:hover {
    text-decoration: underline solid;
  }
  @media (pointer: coarse) {
    &::after {
      position: absolute;
      inset: -12px -8px;
      content: '';
    }
  }
`;

export interface PriceButtonProps {
  product: Product;
  /** What the price is: Offer, Listed. */
  name: string;
  /** US dollars; without a price there is nothing to explain. */
  value: number | null | undefined;
  /** For a price of the past. */
  record?: RecordedPrice;
  /** Leaves it to the mouse, where another way by keyboard stands in the same row. */
  isMouseOnly?: boolean;
  /** The price as it is drawn. */
  children: ReactNode;
}

/** A price that opens how it came about. Plain where the page explains nothing. */
export function PriceButton({ product, name, value, record, isMouseOnly, children }: PriceButtonProps) {
  const explain = useExplainPrice();
  if (!explain || value === null || value === undefined) return children;
  return (
    <Root
      aria-label={`${formatMoney(value)}, ${name} of ${product.oem}: how it came about`}
      tabIndex={isMouseOnly ? -1 : undefined}
      onClick={() => explain(product, record)}
    >
      {children}
    </Root>
  );
}
