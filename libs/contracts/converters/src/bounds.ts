/** Grams per piece: no converter weighs 100 kg. */
export const gramsBounds = { most: 100_000, tooMuch: 'Use at most 100,000 g' };

/** Grams of metal per ton. */
export const ppmBounds = { most: 200_000, tooMuch: 'Use at most 200,000 ppm' };

/** US dollars of a price that somebody sets. */
export const priceBounds = { most: 1_000_000, tooMuch: 'Use at most $1,000,000' };
