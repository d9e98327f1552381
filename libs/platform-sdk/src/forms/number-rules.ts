import { INVALID, type FieldRule } from './field-rules';

const decimal = /^(\d+\.?\d*|\.\d+)$/;
const finerThanHundredths = /\.\d{3,}$/;

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

/** Percent or dollars between −`max` and `max` that are added or taken off, with at most two decimals, or nothing. */
export const optionalAdjustment =
  (max: number): FieldRule =>
  (text) => {
    if (text === '') return true;
    if (!decimal.test(text.replace(/^-/, ''))) return INVALID;
    if (Number(text) < -max) return `Use at least -${max}`;
    if (Number(text) > max) return `Use at most ${max}`;
    return finerThanHundredths.test(text) ? 'Use at most 2 decimals' : true;
  };

/** The same, but something must be typed. */
export const requiredAdjustment = (max: number) => required(optionalAdjustment(max));
