import { INVALID } from '@washcoat/contract-kernel';
import type { FieldRule } from './field-rules';

const decimal = /^(\d+\.?\d*|\.\d+)$/;

function required(rule: FieldRule): FieldRule {
  return (text) => (text === '' ? INVALID : rule(text));
}

/** A decimal number from 0 to `max`, or nothing. */
export const optionalNumber =
  (max: number, tooMuch: string): FieldRule =>
  (text) => {
    if (text === '') return true;
    if (!decimal.test(text)) return INVALID;
    return Number(text) > max ? tooMuch : true;
  };

/** A decimal number from 0 to `max`. */
export const numberUpTo = (max: number, tooMuch: string) => required(optionalNumber(max, tooMuch));
