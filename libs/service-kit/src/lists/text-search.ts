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
    const pattern = `%${literal(word)}%`;
    if (orIn) void query.whereRaw('(?? like ? or lower(??) like ?)', [column, pattern, orIn, pattern]);
    else void query.whereRaw('?? like ?', [column, pattern]);
  }
  return query;
}

const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&');
