export const INVALID = 'Please enter the valid value';
const REORDERED = 'Leave out characters that turn the direction of what follows';
const UNSEEN = 'Use letters or digits that can be seen';

const control = /\p{Cc}/gu;
/** Embeddings, overrides and isolates: other people read another text than was written. Marks of direction do not. */
const reordering = /[\u202A-\u202E\u2066-\u2069]/gu;
/** Half of a character, which is kept as U+FFFD: two names would be the same. */
const half = /\p{Cs}/u;
const seen = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]/u;

/**
 * What is wrong with a text that people type: a NUL, which no database takes, half a character, characters that write other text than is
 * read, or nothing to see. Any alphabet is right, from the right too.
 */
export function textProblem(text: string): string | undefined {
  if (text.includes('\u0000') || half.test(text)) return INVALID;
  if (text.search(reordering) !== -1) return REORDERED;
  return text.trim() === '' || seen.test(text) ? undefined : UNSEEN;
}

/** The same of one line, which holds no control characters. */
export function lineProblem(text: string): string | undefined {
  return text.search(control) === -1 ? textProblem(text) : INVALID;
}

/** `text` for a sentence or a name of a file: without what a line does not hold. */
export function shownLine(text: string): string {
  return text.replace(control, ' ').replace(reordering, '').trim();
}
