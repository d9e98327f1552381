import { formatNumber } from './number';

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** A counted thing: `1 customer`, `1,204 customers`, `3 facilities`. `noun` is one of them. */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${count === 1 ? noun : pluralOf(noun)}`;
}
