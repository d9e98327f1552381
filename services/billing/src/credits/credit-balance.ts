/** The pots in the order in which they are used: what lapses first goes first. */
export const POTS = ['free', 'earned', 'purchased'] as const;
export type Pot = (typeof POTS)[number];

/** Free lookups of every calendar month. */
export const FREE_CREDITS = 50;

/** A balance above this is shown as unlimited. */
const UNLIMITED_ABOVE = 250_000;

/** What a user has left in a month, by pot. */
export type CreditBalance = Record<Pot, number> & {
  /** Lookups paid in the month. */
  used: number;
};

/** Credits of all pots together. */
export function countOf(balance: CreditBalance): number {
  return POTS.reduce((count, pot) => count + balance[pot], 0);
}

/** The pot that the next lookup is paid from; null when nothing is left. */
export function nextPot(balance: CreditBalance): Pot | null {
  return POTS.find((pot) => balance[pot] > 0) ?? null;
}

/** Whether a count is shown as unlimited. */
export function isUnlimited(count: number): boolean {
  return count > UNLIMITED_ABOVE;
}
