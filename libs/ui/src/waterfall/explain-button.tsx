import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatMoney } from '../format';
import { touchArea } from '../theme/touch';

const Root = styled.button.attrs({ type: 'button' })`
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

    &:hover {
      text-decoration: underline solid;
    }
  }
  ${touchArea}
`;

export interface ExplainButtonProps {
  /** What the price is: Offer, Listed. */
  name: string;
  /** What it is the price of: the code of a converter. */
  of: string;
  /** US dollars; without a price there is nothing to explain. */
  value: number | null | undefined;
  /** The price as it reads, where it is drawn by more than a text; to the cent without it. */
  text?: string;
  /** Shows how the price came about; null where the page explains nothing. */
  onExplain: (() => void) | null;
  /** Leaves it to the mouse, where another way by keyboard stands in the same row. */
  isMouseOnly?: boolean;
  /** The price as it is drawn. */
  children: ReactNode;
}

/** A price that opens how it came about. Plain where nothing explains it; a figure on paper. */
export function ExplainButton(props: ExplainButtonProps) {
  const { name, of, value, onExplain, isMouseOnly, children } = props;
  const { text = typeof children === 'string' ? children : formatMoney(value) } = props;
  if (!onExplain || value === null || value === undefined) return children;
  return (
    <Root
      aria-label={`${text}, ${name} of ${of}: how it came about`}
      tabIndex={isMouseOnly ? -1 : undefined}
      onClick={onExplain}
    >
      {children}
    </Root>
  );
}
