import type { Load } from '@washcoat/contract-loads';
import { OutlinePill, formatNumber } from '@washcoat/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { cartFacts } from './cart-facts';

const Group = styled.fieldset`
  display: grid;
  grid-auto-rows: max-content;
  gap: ${({ theme }) => theme.space(1)};
  min-width: 0;
  max-height: 240px;
  margin: 0;
  padding: 2px;
  scroll-padding: 2px;
  border: 0;
  overflow-y: auto;

  @media (max-width: 719.98px) {
    max-height: 52dvh;
  }

  & > legend {
    padding: 0 0 ${({ theme }) => theme.space(1)};
    ${({ theme }) => theme.text.t12}
    font-weight: 500;
  }
`;

const Row = styled.label<{ $chosen: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-height: 44px;
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  border: 1px solid ${({ theme, $chosen }) => ($chosen ? theme.color.accentLine : theme.color.border)};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme, $chosen }) => ($chosen ? theme.color.selected : 'transparent')};
  cursor: pointer;

  & > input {
    accent-color: ${({ theme }) => theme.color.accent};
  }
  & > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  & small {
    display: block;
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
`;

interface CartChoiceProps {
  carts: readonly Load[];
  /** Id of the chosen cart; empty when none is. */
  value: string;
  onChange: (loadId: string) => void;
}

/** The open carts to choose from; the focus begins here, so that Enter adds to the chosen one. */
export function CartChoice({ carts, value, onChange }: CartChoiceProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // One that was found by typing may stand outside of what the box shows.
    group.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' });
  }, [value]);
  return (
    <Group ref={group}>
      <legend>Cart</legend>
      {carts.map((cart, index) => {
        const { loadId, loadName, companyName, itemCount } = cart;
        return (
          <Row key={loadId} $chosen={loadId === value} data-chosen={loadId === value || undefined}>
            <input
              type="radio"
              name="cart"
              value={loadId}
              checked={loadId === value}
              autoFocus={value === '' ? index === 0 : loadId === value}
              onChange={() => onChange(loadId)}
            />
            <span>
              {loadName || companyName}
              <small>{cartFacts(cart)}</small>
            </span>
            <OutlinePill>
              {formatNumber(itemCount)} {itemCount === 1 ? 'item' : 'items'}
            </OutlinePill>
          </Row>
        );
      })}
    </Group>
  );
}
