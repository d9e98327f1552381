import type { CatalogueFamily } from './catalogue-family';
import type { CodeSequence } from './code-sequence';
import { createCodeSequence } from './code-sequence';
import { lookAlikesOf, withoutSpaces } from './look-alike';
import type { Random } from './random';

/** Hands out codes so that no two families give the same code by accident. */
export interface CodeBook {
  /** A code that was not given before, or null when the family has none left. */
  next(family: CatalogueFamily): string | null;
  /** A new code of the family that is easily misread as the given one, or null when there is none. */
  lookAlike(family: CatalogueFamily, code: string): string | null;
}

/** Opens a code book for the families. Reserved codes (any spacing) are never given out. */
export function openCodeBook(
  families: readonly CatalogueFamily[],
  reserved: readonly string[],
  random: Random,
): CodeBook {
  const taken = new Set(reserved.map(withoutSpaces));
  const known = new Map<CatalogueFamily, string[]>();
  const written = new Map<CatalogueFamily, CodeSequence>();
  for (const family of families) {
    known.set(family, [...family.knownCodes].reverse());
    written.set(family, createCodeSequence(family.codes, random));
    for (const code of family.knownCodes) taken.add(withoutSpaces(code));
  }

  const take = (code: string): boolean => {
    const stamp = withoutSpaces(code);
    if (taken.has(stamp)) return false;
    taken.add(stamp);
    return true;
  };

  return {
    next: (family) => {
      const knownCode = known.get(family)?.pop();
      if (knownCode !== undefined) return knownCode;
      const sequence = written.get(family);
      for (let code = sequence?.next() ?? null; code !== null; code = sequence?.next() ?? null) {
        if (take(code)) return code;
      }
      return null;
    },
    lookAlike: (family, code) =>
      lookAlikesOf(code).find((other) => family.stamp.test(withoutSpaces(other)) && take(other)) ?? null,
  };
}
