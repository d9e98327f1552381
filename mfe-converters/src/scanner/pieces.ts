import { formatNumber } from '@washcoat/ui';

/** `1 piece`, `3 pieces`, `0.5 of a piece`. */
export function piecesText(quantity: number): string {
  if (quantity < 1) return `${formatNumber(quantity)} of a piece`;
  return quantity === 1 ? '1 piece' : `${formatNumber(quantity)} pieces`;
}
