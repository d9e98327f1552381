import type { Narrowable } from '../access/scope';
import { oneMistakeIn } from './one-mistake';
import type { PageRequest } from './page';
import { containingWords, searchWords } from './text-search';

/** A shorter word is near too many, and a number is not misspelled but another one. */
const isMisspellable = (word: string) => /^\p{L}{4,40}$/u.test(word);

/**
 * Cuts a query down to rows whose lower-case `column`, or `orIn`, has each word of `text` as it stands or with one mistake
 * in it: a letter changed, left out, too many, or swapped with its neighbour.
 */
export function resemblingWords<Q extends Pick<Narrowable, 'whereRaw'>>(
  query: Q,
  column: string,
  text: string,
  orIn?: string,
): Q {
  for (const word of searchWords(text)) {
    if (!isMisspellable(word)) {
      containingWords(query, column, word, orIn);
      continue;
    }
    const { whole, patterns } = oneMistakeIn(word);
    // Letters need no quotes in an array's text.
    const meant = `{${[word, ...whole, ...patterns].map((part) => `%${part}%`).join(',')}}`;
    if (orIn)
      void query.whereRaw('(?? like any(?::text[]) or lower(??) like any(?::text[]))', [
        column,
        meant,
        orIn,
        meant,
      ]);
    else void query.whereRaw('?? like any(?::text[])', [column, meant]);
  }
  return query;
}

interface TextRequest extends PageRequest {
  text?: string;
  after?: string;
}

/**
 * A page of what is filed under the text of a request; where nothing is, on no page, of what is spelled with one mistake a
 * word. What finds something costs what it did.
 */
export async function filedOrAlike<Request extends TextRequest, Found extends { list: readonly unknown[] }>(
  request: Request,
  find: (request: Request, words: typeof containingWords) => Promise<Found>,
): Promise<Found> {
  const filed = await find(request, containingWords);
  if (filed.list.length || !request.text?.trim()) return filed;
  const isFirst = request.offset === 0 && request.after === undefined;
  const first = { ...request, count: 1, offset: 0, after: undefined };
  if (!isFirst && (await find(first, containingWords)).list.length) return filed;
  return find(request, resemblingWords);
}
