import { readDecimal } from '@washcoat/contract-kernel';
import { Decimal } from '@washcoat/metals';

/** What was typed as an override price, rounded to whole dollars; empty and what the field can not read stay. */
export function wholeDollars(typed: string): string {
  const kept = typed.replace(/[^\d.,]/g, '');
  const read = kept.includes(',') ? readDecimal(kept) : { value: kept };
  if (!read || 'doubt' in read) return typed;
  const [whole = '', ...fraction] = read.value.split('.');
  const number = `${whole || '0'}.${fraction.join('') || '0'}`;
  if (!/\d/.test(typed)) return '';
  return new Decimal(number).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toFixed();
}
