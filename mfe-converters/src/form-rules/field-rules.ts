import { INVALID, numberUpTo, optionalNumber, type FieldRule } from '@washcoat/platform-sdk/forms';

const MOST_GRAMS = 100_000;
const MOST_PPM = 200_000;

/** US dollars of a price that somebody sets, or nothing. */
export const optionalPrice = optionalNumber(1_000_000, 'Use at most $1,000,000');

/** Grams per piece, or nothing. */
export const optionalGrams = optionalNumber(MOST_GRAMS, 'Use at most 100,000 g');

/** Grams per piece. */
export const grams = numberUpTo(MOST_GRAMS, 'Use at most 100,000 g');

/** Grams of metal per ton, or nothing. */
export const optionalPpm = optionalNumber(MOST_PPM, 'Use at most 200,000 ppm');

/** Grams of metal per ton. */
export const ppm = numberUpTo(MOST_PPM, 'Use at most 200,000 ppm');

/** A model year. */
export const year: FieldRule = (text) =>
  (/^\d{4}$/.test(text) && text >= '1900' && text <= '2100') || INVALID;
