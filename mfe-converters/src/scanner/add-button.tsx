import { Button } from '@washcoat/ui';
import { ShoppingCart } from 'lucide-react';
import styled from 'styled-components';
import type { Scan } from './use-scan';

const Big = styled(Button)`
  flex: 1 1 auto;
  min-height: ${({ theme }) => theme.space(14)};
`;

/** Adds the part on the page; big enough for a thumb in a glove. */
export function AddButton({ scan: { part, quantity, add, isBusy } }: { scan: Scan }) {
  const pieces = quantity === 1 ? '1 piece' : `${quantity} pieces`;
  return (
    <Big
      kind="main"
      size={44}
      icon={<ShoppingCart size={20} />}
      busy={isBusy}
      busyLabel="Adding"
      disabled={!part}
      onClick={add}
    >
      {`Add ${pieces} to the cart`}
    </Big>
  );
}
