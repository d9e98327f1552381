import { IconButton } from '@washcoat/ui';
import { Minus, Plus } from 'lucide-react';
import styled from 'styled-components';
import type { Scan } from './use-scan';

const Steps = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
`;

const Count = styled.output`
  min-width: ${({ theme }) => theme.space(8)};
  ${({ theme }) => theme.text.t20}
  ${({ theme }) => theme.font.tabular}
  text-align: center;
`;

/** How many pieces the next addition is of. */
export function QuantityStepper({ scan: { quantity, takeQuantity } }: { scan: Scan }) {
  return (
    <Steps role="group" aria-label="Quantity">
      <IconButton
        kind="plain"
        size={44}
        label="One piece less"
        disabled={quantity === 1}
        onClick={() => takeQuantity(quantity - 1)}
      >
        <Minus size={20} />
      </IconButton>
      <Count aria-label="Pieces">{quantity}</Count>
      <IconButton kind="plain" size={44} label="One piece more" onClick={() => takeQuantity(quantity + 1)}>
        <Plus size={20} />
      </IconButton>
    </Steps>
  );
}
