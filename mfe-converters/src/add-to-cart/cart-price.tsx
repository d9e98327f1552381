import type { Product } from '@washcoat/contract-converters';
import type { Load } from '@washcoat/contract-loads';
import { Money } from '@washcoat/ui';
import styled from 'styled-components';
import { useConverterQuery } from '../converter/converter.api';
import { pieceText } from '../converter/wire-price';

const NOT_KNOWN = 'The price in this cart did not load. It is told when the piece is added.';
const ELSEWHERE = 'This cart is priced at another yard. The price is told when the piece is added.';

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
  const isTold = product.offerPrice !== undefined;
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
  const price = currentData?.offerPrice;
  // Who is not of the house gets the prices of its own yard, wherever the cart is.
  const isOfCart = currentData?.pricedFor?.facilityCity === cart?.facilityName;
  return (
    <Line role="status" aria-label="Price in this cart">
      {cart && isError && NOT_KNOWN}
      {cart && price !== undefined && !isOfCart && ELSEWHERE}
      {cart && currentData && price !== undefined && isOfCart && (
        <>
          <Money value={price} bold />
          <span>{`${pieceText(currentData) || 'each'} for ${cart.companyName} in ${cart.facilityName}`}</span>
        </>
      )}
    </Line>
  );
}
