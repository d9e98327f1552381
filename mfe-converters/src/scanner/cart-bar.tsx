import type { Load } from '@washcoat/contract-loads';
import { Button, Money, breakpoints, formatNumber, useIsNarrow } from '@washcoat/ui';
import { ShoppingCart } from 'lucide-react';
import styled from 'styled-components';

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  border: 1px solid ${({ theme }) => theme.color.accentLine};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.selected};

  & > p {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
    min-width: 0;
  }
  & strong {
    ${({ theme }) => theme.text.t16}
    overflow-wrap: anywhere;
  }
`;

const Count = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.text.t16}
  ${({ theme }) => theme.font.tabular}
`;

export interface CartBarProps {
  cart: Load;
  /** Dollars; absent for those who see no totals. */
  total: number | undefined;
  onChange: () => void;
}

/** The cart that is being filled, all the time. */
export function CartBar({ cart, total, onChange }: CartBarProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const { loadName, companyName, facilityCity, itemCount } = cart;
  return (
    <Bar aria-label="Active cart">
      <p>
        <ShoppingCart size={20} aria-hidden />
        <span>
          <strong>{loadName || companyName}</strong>{' '}
          {[loadName && companyName, facilityCity].filter(Boolean).join(', ')}
        </span>
      </p>
      <Count>
        <span>
          {formatNumber(itemCount)} {itemCount === 1 ? 'item' : 'items'}
        </span>
        {total !== undefined && <Money value={total} />}
      </Count>
      <Button size={isPhone ? 44 : 32} onClick={onChange}>
        Change cart
      </Button>
    </Bar>
  );
}
