/** What somebody typed, taken apart the way converters are compared with it. */
export interface SearchTerm {
  /** As `codeKeyOf` a code: lower case, letters and digits only; empty when there are none. */
  codeKey: string;
  /** As `lookAlikeKeyOf` a code; null when the term is too short, or too long, for a code that was misread. */
  lookAlikeKey: string | null;
  /** The term may be the beginning of a code that was misread; without a digit it is a word as well as a code. */
  isMisreadBeginning: boolean;
  /** As `searchTextOf` a text: each must be contained in it. */
  words: readonly string[];
  /** A short code with dash, dot or slash (`9-3`): its code key alone would find too much. */
  isSeparatedShort: boolean;
}

/** An index of trigrams holds three characters in a row; anything shorter can't use it. */
export const TRIGRAM = 3;
/** Shorter terms are no whole codes that could have been misread. */
const SHORTEST_CODE = 4;
/** A stamp of three characters can be misread as a whole. */
const SHORTEST_MISREAD = 3;
const LONGEST_CODE = 40;

const SEPARATOR_LETTERS: Readonly<Record<string, string>> = { '-': 'Q', '.': 'X', '/': 'Z' };
const LOOK_ALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', s: '5', b: '8' };

/**
 * Takes a search text apart; null when it is blank. Each word must match, except that words too short for an index
 * (`JT T7`) are looked for as they stand, side by side.
 */
export function parseSearchTerm(text: string): SearchTerm | null {
  const typed = text.trim().replace(/\s+/g, ' ');
  if (!typed) return null;
  const treated = searchTextOf(typed);
  const words = treated.split(' ');
  const codeKey = codeKeyOf(typed);
  return {
    codeKey,
    lookAlikeKey: mayBeMisread(codeKey) ? lookAlikeKeyOf(codeKey) : null,
    isMisreadBeginning: codeKey.length >= SHORTEST_CODE && /\d/.test(codeKey),
    words: words.some((word) => word.length >= TRIGRAM) ? words : [treated],
    isSeparatedShort: codeKey.length < SHORTEST_CODE && /[-./]/.test(typed),
  };
}

function mayBeMisread({ length }: string): boolean {
  return length >= SHORTEST_MISREAD && length <= LONGEST_CODE;
}

/** A text with its multiplication signs as the x that is stamped on shells: tablets and spreadsheets put × for it. */
export function withStampedX(text: string): string {
  return text.replace(/×/g, 'x');
}

/** A code as it is compared: lower case, letters and digits only. */
export function codeKeyOf(code: string): string {
  return withStampedX(code)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** The codes of one stamp (`KT 0334 / A 204 490`), as they are compared. */
export function codeKeysOf(oem: string): string[] {
  return oem
    .split(/[/,;+&|]/)
    .map(codeKeyOf)
    .filter(Boolean);
}

/** A code key with the characters folded that people misread on a worn stamp: O and 0, I, l and 1, S and 5, B and 8. */
export function lookAlikeKeyOf(codeKey: string): string {
  return codeKey.replace(/[oilsb]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
}

/**
 * A text as words are looked for in it: lower case, dash, dot and slash as capitals, because trigram indexes cut words
 * at them and `9-3` would have no whole trigram.
 */
export function searchTextOf(text: string): string {
  return withStampedX(text)
    .toLowerCase()
    .replace(/[-./]/g, (separator) => SEPARATOR_LETTERS[separator] ?? separator);
}
