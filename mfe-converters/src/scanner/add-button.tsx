import { Button } from '@washcoat/ui';
import { ShoppingCart } from 'lucide-react';
import styled from 'styled-components';
import { amountOfPart, piecesText } from './pieces';
import type { Scan } from './use-scan';

const Big = styled(Button)`
  flex: 1 1 auto;
  min-height: ${({ theme }) => theme.space(14)};
`;

/** Adds the highlighted part; big enough for a thumb in a glove. */
export function AddButton({ scan: { part, state, scanner } }: { scan: Scan }) {
  return (
    <Big
      kind="main"
      size={44}
      icon={<ShoppingCart size={20} />}
      disabledReason={part ? undefined : 'Choose the part first'}
      onClick={() => scanner.send({ is: 'add' })}
    >
      {`Add ${part ? amountOfPart(state.quantity, part) : piecesText(state.quantity)} to the cart`}
    </Big>
  );
}
