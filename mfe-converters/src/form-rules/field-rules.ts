/**
 * What forms say before they send anything. Pages hold no schemas of the contracts, so these rules say the same in the
 * same words; a test holds them to the contracts. Whatever they let through the service still checks.
 */
export type FieldRule = (text: string) => true | string;

export const INVALID = 'Please enter the valid value';
const controlCharacter = /\p{Cc}/u;
const decimal = /^(\d+\.?\d*|\.\d+)$/;
const webAddress = /^https?:\/\/[^\s<>"']+$/i;
const ownFile = /^\/files\/(?!.*\.\.)[\w./-]+$/;

const tooLong = (max: number) => `Use at most ${max} characters`;

/** A line that may stay empty. */
export const optionalLine =
  (max: number): FieldRule =>
  (text) => {
    if (text.trim().length > max) return tooLong(max);
    return controlCharacter.test(text.trim()) ? INVALID : true;
  };

/** A line that must not be empty. */
export const requiredLine =
  (max: number): FieldRule =>
  (text) =>
    text.trim() === '' ? INVALID : optionalLine(max)(text);

/** Several lines that may stay empty. */
export const optionalText =
  (max: number): FieldRule =>
  (text) =>
    text.trim().length > max ? tooLong(max) : true;

/** An address of the web (http or https) or of an uploaded file. */
export const linkAddress: FieldRule = (text) => {
  if (text.trim().length > 500) return tooLong(500);
  return webAddress.test(text.trim()) || ownFile.test(text.trim()) || 'Use a web address (http or https)';
};

/** A decimal number from 0 to `max`, or nothing. */
export const optionalNumber =
  (max: number, tooMuch: string): FieldRule =>
  (text) => {
    if (text === '') return true;
    if (!decimal.test(text)) return INVALID;
    return Number(text) > max ? tooMuch : true;
  };

function required(rule: FieldRule): FieldRule {
  return (text) => (text === '' ? INVALID : rule(text));
}

/** US dollars of a price that somebody sets, or nothing. */
export const optionalPrice = optionalNumber(1_000_000, 'Use at most $1,000,000');

/** Grams per piece, or nothing. */
export const optionalGrams = optionalNumber(100_000, 'Use at most 100,000 g');

/** Grams per piece. */
export const grams = required(optionalGrams);

/** Grams of metal per ton, or nothing. */
export const optionalPpm = optionalNumber(200_000, 'Use at most 200,000 ppm');

/** Grams of metal per ton. */
export const ppm = required(optionalPpm);

/** Percent or dollars that are added or taken off, with at most two decimals, or nothing. */
export const optionalAdjustment: FieldRule = (text) => {
  const size = text.replace(/^-/, '');
  if (text === '') return true;
  if (!decimal.test(size)) return INVALID;
  if (Number(size) > 100_000) return text === size ? 'Use at most 100000' : 'Use at least -100000';
  return /\.\d{3,}$/.test(size) ? 'Use at most 2 decimals' : true;
};

/** A model year. */
export const year: FieldRule = (text) =>
  (/^\d{4}$/.test(text) && text >= '1900' && text <= '2100') || INVALID;
