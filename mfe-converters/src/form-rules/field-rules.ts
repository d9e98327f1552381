import { gramsBounds, ppmBounds, priceBounds } from '@washcoat/contract-converters';
import { INVALID, optionalNumber, type FieldRule } from '@washcoat/platform-sdk/forms';

const upTo = ({ most, tooMuch }: typeof gramsBounds) => optionalNumber(most, tooMuch);

/** US dollars of a price that somebody sets, or nothing. */
export const optionalPrice = upTo(priceBounds);

/** Grams per piece, or nothing. */
export const optionalGrams = upTo(gramsBounds);

/** Grams of metal per ton, or nothing. */
export const optionalPpm = upTo(ppmBounds);

/** A model year. */
export const year: FieldRule = (text) =>
  (/^\d{4}$/.test(text) && text >= '1900' && text <= '2100') || INVALID;
