/** Grams per piece: no converter weighs 100 kg. */
export const gramsBounds = { most: 100_000, tooMuch: 'Use at most 100,000 g' };

/** Grams of metal per ton. */
export const ppmBounds = { most: 200_000, tooMuch: 'Use at most 200,000 ppm' };

/** US dollars of a price that somebody sets. */
export const priceBounds = { most: 1_000_000, tooMuch: 'Use at most $1,000,000' };

/** By how many percent a metal has to move for a draft; below the least it would be every price that is read. */
export const movedPercent = {
  fits: (percent: number) =>
    percent >= 0.1 && percent <= 100 && Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6,
  sentence: 'Enter 0.1 to 100 percent with at most two decimals, or nothing',
};
