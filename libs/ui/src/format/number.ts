import Decimal from 'decimal.js';

/** A decimal number as it travels: text, a whole number or a decimal. Never a computed float. */
export type DecimalInput = string | number | Decimal;

/** What stands where a value is missing. */
export const noValue = 'None';

const minus = '\u2212';

function grouped(value: Decimal, digits: number | undefined): string {
  const text =
    digits === undefined ? value.abs().toFixed() : value.abs().toFixed(digits, Decimal.ROUND_HALF_UP);
  const [whole = '0', fraction] = text.split('.');
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? separated : `${separated}.${fraction}`;
}

function isNegative(value: Decimal, digits: number | undefined): boolean {
  const shown = digits === undefined ? value : value.toDecimalPlaces(digits, Decimal.ROUND_HALF_UP);
  return shown.lt(0);
}

/** Thousands separated, with the real minus sign; `digits` decimals, or as many as the value has. */
export function formatNumber(value: DecimalInput | null | undefined, digits?: number): string {
  if (value === null || value === undefined || value === '') return noValue;
  const decimal = new Decimal(value);
  return `${isNegative(decimal, digits) ? minus : ''}${grouped(decimal, digits)}`;
}

/** US dollars with two decimals: `$1,735.04`, `−$79.55`. `digits` 0 gives whole dollars. */
export function formatMoney(value: DecimalInput | null | undefined, digits = 2): string {
  if (value === null || value === undefined || value === '') return noValue;
  const decimal = new Decimal(value);
  return `${isNegative(decimal, digits) ? minus : ''}$${grouped(decimal, digits)}`;
}

/** A change, always with its sign: `+1.90`, `−1.30`; no change has none: `0.00`. */
export function formatSigned(value: DecimalInput | null | undefined, digits = 2): string {
  if (value === null || value === undefined || value === '') return noValue;
  const decimal = new Decimal(value).toDecimalPlaces(digits, Decimal.ROUND_HALF_UP);
  const sign = decimal.gt(0) ? '+' : decimal.lt(0) ? minus : '';
  return `${sign}${grouped(decimal, digits)}`;
}

/** Troy ounces with three decimals and no unit: `32.062`. */
export function formatOunces(value: DecimalInput | null | undefined): string {
  return formatNumber(value, 3);
}

/** Parts per million as a whole number and no unit: `1,250`. */
export function formatPpm(value: DecimalInput | null | undefined): string {
  return formatNumber(value, 0);
}

/** The sign of a share after its number; the two stay on one line. */
export const percentSign = '\u00a0%';

/** A sentence in which no line ends before the sign of a share, or between a minus and its money. */
export function withFiguresWhole(sentence: string): string {
  return sentence.replaceAll(' %', percentSign).replaceAll('−$', '−\u2060$');
}

/** A share with a space before its sign: `2.5 %`. */
export function formatPercent(value: DecimalInput | null | undefined, digits?: number): string {
  const text = formatNumber(value, digits);
  return text === noValue ? text : text + percentSign;
}
