import { formatNumber, noValue } from './number';
import type { DecimalInput } from './number';

/** Units a piece or a lot is weighed in. */
export type WeightUnit = 'g' | 'kg' | 'lb' | 'oz' | 'toz';

const words: Record<WeightUnit, string> = { g: 'g', kg: 'kg', lb: 'lb', oz: 'oz', toz: 'oz' };

/** A weight with its unit: `1,004 g`, `12.5 lb`. */
export function formatWeight(
  value: DecimalInput | null | undefined,
  unit: WeightUnit,
  digits?: number,
): string {
  const text = formatNumber(value, digits);
  return text === noValue ? text : `${text} ${words[unit]}`;
}
