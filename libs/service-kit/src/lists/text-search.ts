import type { Narrowable } from '../access/scope';

const NUL = '\u0000';

/** The words of a search text in lower case. PostgreSQL knows no NUL in text, so it parts words like a blank. */
export function searchWords(text: string): string[] {
  return text.replaceAll(NUL, ' ').toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * Cuts a query down to rows whose lower-case `column` contains every word of `text`, or `orIn`, which is not lower-case,
 * does; served by a trigram index without the latter.
 */
export function containingWords<Q extends Pick<Narrowable, 'whereRaw'>>(
  query: Q,
  column: string,
  text: string,
  orIn?: string,
): Q {
  for (const word of searchWords(text)) {
    const pattern = containing(word);
    if (orIn) void query.whereRaw('(?? like ? or lower(??) like ?)', [column, pattern, orIn, pattern]);
    else void query.whereRaw('?? like ?', [column, pattern]);
  }
  return query;
}

/** A LIKE pattern for text that contains `text`; `%` and `_` in it are letters. */
export const containing = (text: string): string => `%${literal(text)}%`;

/** A LIKE pattern for text that begins with `text`; `%` and `_` in it are letters. */
export const beginningWith = (text: string): string => `${literal(text)}%`;

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');
