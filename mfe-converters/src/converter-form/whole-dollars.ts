import { Decimal } from '@washcoat/metals';

/** What was typed as an override price: only its digits and point, rounded to whole dollars; empty stays empty. */
export function wholeDollars(typed: string): string {
  const [whole = '', ...fraction] = typed.replace(/[^\d.]/g, '').split('.');
  const number = `${whole || '0'}.${fraction.join('') || '0'}`;
  if (!/\d/.test(typed)) return '';
  return new Decimal(number).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toFixed();
}
