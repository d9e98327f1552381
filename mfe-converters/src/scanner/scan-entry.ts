/** What a typed line means when Enter ends it. */
export type ScanEntry =
  { kind: 'nothing' } | { kind: 'choice'; index: number } | { kind: 'code'; code: string };

/** Parts that one key chooses from. */
export const mostChoices = 9;
/** Pieces that one key adds. */
export const mostPieces = 999;

/** The part that a lone digit points to, counted from 0; null when it points to none of the `choices` on the page. */
export function pointedAt(typed: string, choices: number): number | null {
  const index = /^[1-9]$/.test(typed) ? Number(typed) - 1 : -1;
  return index >= 0 && index < choices ? index : null;
}

/**
 * The quantity that `*` makes of the digits before it, with or without a Q; null when something else stands there. It
 * takes the star, because Q55 is also a code.
 */
export function quantityOf(typed: string): number | null {
  const digits = /^q?(\d{1,3})$/i.exec(typed)?.[1];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}

/** Reads a line: nothing, a part of the page by its digit, else a code. */
export function readEntry(typed: string, choices: number): ScanEntry {
  const text = typed.trim();
  if (text === '') return { kind: 'nothing' };
  const index = pointedAt(text, choices);
  return index === null ? { kind: 'code', code: text } : { kind: 'choice', index };
}
