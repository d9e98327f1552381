import { codeKeyOf, codeKeysOf, lookAlikeKeyOf } from './search-term';

interface Stamped {
  oem: string;
}

/**
 * What a code was found to be. `whole`: parts that carry exactly this code. `close`: none does; these look like it.
 * `none`: nothing does.
 */
export interface PartsStamped<T> {
  match: 'whole' | 'close' | 'none';
  candidates: readonly T[];
}

function stampedKeys({ oem }: Stamped): string[] {
  return [codeKeyOf(oem), ...codeKeysOf(oem)];
}

/** Sorts out what a search for `code` found; at most `most` parts. */
export function partsStamped<T extends Stamped>(
  code: string,
  found: readonly T[],
  most: number,
): PartsStamped<T> {
  const key = codeKeyOf(code);
  const whole = found.filter((part) => stampedKeys(part).includes(key));
  if (whole.length > 0) return { match: 'whole', candidates: whole.slice(0, most) };
  const folded = lookAlikeKeyOf(key);
  const misread = found.filter((part) => stampedKeys(part).map(lookAlikeKeyOf).includes(folded));
  const close = [...misread, ...found.filter((part) => !misread.includes(part))].slice(0, most);
  return { match: close.length > 0 ? 'close' : 'none', candidates: close };
}
