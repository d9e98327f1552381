import { formatMoney } from '@washcoat/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useExplainItem } from './explain-item';
import type { ExplainedItem } from './explain-item';

const Root = styled.button.attrs({ type: 'button' })`
  position: relative;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.thumb};
  background: none;
  font: inherit;
  color: inherit;
  text-align: inherit;
  cursor: pointer;

  @media screen {
    text-decoration: underline dotted ${({ theme }) => theme.color.text3};
    text-underline-offset: 3px;
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
  item: ExplainedItem;
  /** What the price is: Base, ADJUSTED. */
  name: string;
  /** US dollars; without a price there is nothing to explain. */
  value: number | undefined;
  /** The price as it is drawn. */
  children: ReactNode;
}

/** The price of an item, which opens how it came about. Plain where the page explains nothing; a figure on paper. */
export function PriceButton({ item, name, value, children }: PriceButtonProps) {
  const explain = useExplainItem();
  if (!explain || value === undefined) return children;
  return (
    <Root
      aria-label={`${formatMoney(value)}, ${name} of ${item.oem || item.description}: how it came about`}
      onClick={() => explain(item)}
    >
      {children}
    </Root>
  );
}
