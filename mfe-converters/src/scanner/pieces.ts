import type { Product } from '@washcoat/contract-converters';
import { formatNumber } from '@washcoat/ui';
import { weightOfPieces } from '../converter/wire-price';

/** `1 piece`, `3 pieces`, `0.5 of a piece`. */
export function piecesText(quantity: number): string {
  if (quantity < 1) return `${formatNumber(quantity)} of a piece`;
  return quantity === 1 ? '1 piece' : `${formatNumber(quantity)} pieces`;
}

/** The same of a part: of wire with what it weighs, `1 piece · 2.15 lb`. */
export function amountOfPart(quantity: number, part: Product): string {
  return [piecesText(quantity), weightOfPieces(part, quantity)].filter(Boolean).join(' · ');
}
