import { readDecimal } from '@washcoat/contract-kernel';

/** What a line means when Enter ends it. */
export type LineEntry =
  { kind: 'nothing' } | { kind: 'choice'; index: number } | { kind: 'code'; code: string };

/** Candidates that one key chooses from. */
export const mostChoices = 9;
/** The least that one addition is of: a quarter of a piece. */
export const leastQuantity = 0.25;
/** The most that one addition is of. */
export const mostQuantity = 999;

const parts: Readonly<Record<string, number>> = { '1/4': 0.25, '1/2': 0.5, '3/4': 0.75 };
const loneDigit = /^[1-9]$/;
const decimal = /^\d{0,3}(?:[.,]\d{1,2})?$/;

/** Whether the line is a lone digit: it names a candidate where there is one to choose, else it is a code. */
export function isLoneDigit(typed: string): boolean {
  return loneDigit.test(typed.trim());
}

/** The candidate that a lone digit names, counted from 0; null when it names none of the `choices`. */
export function namedBy(typed: string, choices: number): number | null {
  const text = typed.trim();
  return loneDigit.test(text) && Number(text) <= choices ? Number(text) - 1 : null;
}

/**
 * The quantity that `*` makes of what stands before it, with or without a Q: `12`, `0.5`, `,25`, `1/2`. Null when it is
 * none. It takes the star, because Q55 is also a code.
 */
export function quantityOf(typed: string): number | null {
  const text = typed.trim().replace(/^q/i, '');
  const quantity = parts[text] ?? (decimal.test(text) ? typedNumber(text) : 0);
  return quantity >= leastQuantity && quantity <= mostQuantity ? quantity : null;
}

/** With or without a zero before the point, which keypads are slow to reach. */
function typedNumber(text: string): number {
  const read = readDecimal(/^[.,]/.test(text) ? `0${text}` : text);
  return read && 'value' in read ? Number(read.value) : 0;
}

/**
 * What a line says while candidates wait for a choice: its first digit names one, and what follows can be a quantity.
 * `23*` is the second, three of it. Null when it names none, or when it goes on as no quantity does.
 */
export function choiceAndQuantity(
  typed: string,
  choices: number,
): { index: number; quantity: number | null } | null {
  const text = typed.trim();
  const index = namedBy(text.slice(0, 1), choices);
  const rest = text.slice(1);
  return index === null || !/^[\d.,/]*$/.test(rest) ? null : { index, quantity: quantityOf(rest) };
}

/** Whether `*` after this is a key of its own rather than a character of a code. */
export function takesStar(typed: string): boolean {
  const text = typed.trim();
  return (
    quantityOf(text) !== null || (loneDigit.test(text.slice(0, 1)) && quantityOf(text.slice(1)) !== null)
  );
}

/** Reads a line: nothing, a candidate by its digit, else a code. */
export function readEntry(typed: string, choices: number): LineEntry {
  const text = typed.trim();
  if (text === '') return { kind: 'nothing' };
  const index = namedBy(text, choices);
  return index === null ? { kind: 'code', code: text } : { kind: 'choice', index };
}
