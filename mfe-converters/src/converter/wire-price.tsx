import type { Product } from '@washcoat/contract-converters';
import { isPoundGroup } from '@washcoat/contract-loads';
import { piecePounds, pricePerPound } from '@washcoat/metals';
import { formatMoney, formatWeight } from '@washcoat/ui';
import styled from 'styled-components';

type Weighed = Pick<Product, 'typeName' | 'subweight' | 'isDefaultAssay' | 'offerPrice'>;

/** Pounds of a piece of wire, to whoever sees its weight; null for everything else, and while the weight is a default. */
export function poundsOf({ typeName, subweight, isDefaultAssay }: Weighed): number | null {
  return isPoundGroup(typeName) && !isDefaultAssay ? piecePounds(subweight) : null;
}

/** What as many pieces of wire weigh: `2.15 lb`; empty for everything else. */
export function weightOfPieces(product: Weighed, pieces: number): string {
  const pounds = poundsOf(product);
  return pounds === null ? '' : formatWeight(pounds * pieces, 'lb', 2);
}

/**
 * What the price of wire is for, beside it: `a piece · $32.27 / lb`. Empty for everything else. Without the weight, which
 * tells the one price out of the other, only that it is a piece.
 */
export function pieceText(product: Weighed): string {
  const { typeName, subweight, offerPrice } = product;
  if (!isPoundGroup(typeName) || offerPrice === undefined) return '';
  const price = poundsOf(product) === null ? null : pricePerPound(offerPrice, subweight);
  return price === null ? 'a piece' : `a piece · ${formatMoney(price)} / lb`;
}

const Small = styled.small`
  ${({ theme }) => theme.text.t12}
  ${({ theme }) => theme.font.tabular}
  font-weight: 400;
  color: ${({ theme }) => theme.color.text2};
  white-space: nowrap;
`;

/** Beside an offer: of wire, that it is one for a piece, and what a pound is offered at. */
export function PieceNote({ product }: { product: Weighed }) {
  const text = pieceText(product);
  if (!text) return null;
  return (
    <>
      {' '}
      <Small>{text}</Small>
    </>
  );
}
