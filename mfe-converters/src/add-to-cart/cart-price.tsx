import type { Product } from '@washcoat/contract-converters';
import type { Load } from '@washcoat/contract-loads';
import { useSession } from '@washcoat/platform-sdk';
import { Money } from '@washcoat/ui';
import styled from 'styled-components';
import { useConverterQuery } from '../converter/converter.api';

const NOT_KNOWN = 'The price in this cart did not load. It is told when the piece is added.';
/** The house prices for any customer and facility; partners and subscribers see the prices of their own yard only. */
const houseHierarchies = [1, 4];

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => `0 ${theme.space(2)}`};
  min-height: ${({ theme }) => theme.space(6)};
  margin: 0;
  color: ${({ theme }) => theme.color.text2};
  ${({ theme }) => theme.font.tabular}
`;

export interface CartPriceProps {
  product: Product;
  /** The chosen cart; undefined while none is. */
  cart: Load | undefined;
}

/** What the chosen cart gets for a piece: the price of its customer at its facility. */
export function CartPrice({ product, cart }: CartPriceProps) {
  const { hierarchy } = useSession();
  const isTold = product.offerPrice !== undefined && houseHierarchies.includes(hierarchy);
  const { currentData, isError } = useConverterQuery(
    {
      productId: product.productId,
      companyId: cart?.companyId,
      facilityId: cart?.facilityId,
      facilityCity: cart?.facilityName || undefined,
    },
    { skip: !isTold || !cart, refetchOnMountOrArgChange: true },
  );
  if (!isTold) return null;
  const price = cart && currentData?.offerPrice;
  return (
    <Line role="status" aria-label="Price in this cart">
      {cart && isError && NOT_KNOWN}
      {cart && price !== undefined && (
        <>
          <Money value={price} bold />
          <span>{`each for ${cart.companyName} in ${cart.facilityName}`}</span>
        </>
      )}
    </Line>
  );
}
