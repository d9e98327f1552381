import { Button, IconButton, formatNumber } from '@washcoat/ui';
import { Minus, Plus } from 'lucide-react';
import styled from 'styled-components';
import type { Scan } from './use-scan';

const Steps = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
`;

const Count = styled.output`
  min-width: ${({ theme }) => theme.space(10)};
  ${({ theme }) => theme.text.t20}
  ${({ theme }) => theme.font.tabular}
  text-align: center;
`;

const fractions = [0.25, 0.5, 0.75];

/** How much the next addition is of: whole pieces by steps, parts of one at hand. */
export function QuantityStepper({ scan: { state, scanner } }: { scan: Scan }) {
  const { quantity } = state;
  const take = (next: number) => scanner.send({ is: 'quantity', quantity: next });
  return (
    <>
      <Steps role="group" aria-label="Quantity">
        <IconButton
          kind="plain"
          size={44}
          label="One piece less"
          disabled={quantity <= 1}
          onClick={() => take(Math.ceil(quantity) - 1)}
        >
          <Minus size={20} />
        </IconButton>
        <Count aria-label="Pieces">{formatNumber(quantity)}</Count>
        <IconButton
          kind="plain"
          size={44}
          label="One piece more"
          onClick={() => take(Math.floor(quantity) + 1)}
        >
          <Plus size={20} />
        </IconButton>
      </Steps>
      <Steps role="group" aria-label="Part of a piece">
        {fractions.map((fraction) => (
          <Button
            key={fraction}
            size={44}
            aria-pressed={quantity === fraction}
            onClick={() => take(quantity === fraction ? 1 : fraction)}
          >
            {formatNumber(fraction)}
          </Button>
        ))}
      </Steps>
    </>
  );
}
