import type { Narrowable } from '../access/scope';

const NUL = '\u0000';

/** The words of a search text in lower case. PostgreSQL knows no NUL in text, so it parts words like a blank. */
export function searchWords(text: string): string[] {
  return text.replaceAll(NUL, ' ').toLowerCase().split(/\s+/).filter(Boolean);
}

/** Cuts a query down to rows whose lower-case `column` contains every word of `text`; served by a trigram index. */
export function containingWords<Q extends Pick<Narrowable, 'whereRaw'>>(
  query: Q,
  column: string,
  text: string,
): Q {
  for (const word of searchWords(text)) void query.whereRaw('?? like ?', [column, `%${literal(word)}%`]);
  return query;
}

const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&');
