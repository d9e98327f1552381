import { Decimal } from '@washcoat/metals';

/**
 * A modifier as the box of four characters can hold it, the minus and the point among them: with as many decimals as
 * have room there.
 */
export function fittingModifier(modifier: number): string {
  const rounded = [2, 1, 0].map((places) => new Decimal(modifier).toDecimalPlaces(places).toFixed());
  return rounded.find((text) => text.length <= MODIFIER_LENGTH) ?? new Decimal(modifier).toFixed(0);
}

/** Characters of the modifier's box. */
export const MODIFIER_LENGTH = 4;
