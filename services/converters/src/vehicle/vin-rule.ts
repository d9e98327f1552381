/** How some maker writes something into its numbers. */
export interface VinRule {
  /** The numbers that it reads, by their beginning. */
  numbers: RegExp;
  /** Where the code stands in the number, counted from 1, both included. */
  from: number;
  to: number;
  /** What the codes stand for, each with its codes; a code that stands for several things is left out. */
  meanings: Readonly<Record<string, string>>;
}

/** What the first rule that knows the code of a number reads in it, or null when none does. */
export function readByRules(rules: readonly VinRule[], vin: string): string | null {
  for (const { numbers, from, to, meanings } of rules) {
    const code = vin.slice(from - 1, to);
    if (!numbers.test(vin) || code.length <= to - from) continue;
    const found = Object.entries(meanings).find(([, codes]) => codes.split(' ').includes(code));
    if (found) return found[0];
  }
  return null;
}
