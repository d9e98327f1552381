/** Dollars of a whole number of cents, where they leave as a number. Whoever calculates does it with cents. */
export const dollarsOf = (cents: number): number => cents / 100;
