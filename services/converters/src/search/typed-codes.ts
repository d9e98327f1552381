import { codeKeyOf, lookAlikeKeyOf } from '@washcoat/contract-converters';
import type { Knex } from 'knex';
import { rowsOf } from '@washcoat/service-kit';
import { fragment, isNot, joined, either, questionOf, type SqlFragment } from './sql-fragment';
import type { Rank } from './search-rank';
import { typedWords } from './text-reading';

/** Codes that stand side by side in what was typed. */
export interface TypedCodes {
  /** As they were typed, in their order. */
  codes: readonly string[];
  /** Every word belongs to one of them. */
  isAll: boolean;
}

/** So many words side by side may be one code. */
const LONGEST_SPAN = 4;
const MOST_WORDS = 12;
/** A code of its own beside words that are none. */
const SHORTEST_ALONE = 3;
const SHORTEST = 2;

/**
 * Takes typed text apart into whole codes of the catalogue, the longest that are there, words that belong to none left
 * out; null when there is none.
 */
export async function findTypedCodes(
  database: Knex,
  text: string,
  conditions: readonly SqlFragment[],
): Promise<TypedCodes | null> {
  const words = typedWords(text)
    .flatMap((word) => word.split('/'))
    .filter((word) => codeKeyOf(word));
  const isAsTyped = words.length === 1 && codeKeyOf(words[0] ?? '') === codeKeyOf(text);
  if (!words.length || isAsTyped || words.length > MOST_WORDS) return null;
  const known = await knownKeys(database, spansOf(words), conditions);
  const codes: string[] = [];
  let covered = 0;
  for (let at = 0; at < words.length;) {
    const count = longestKnown(words, at, known);
    if (count) codes.push(words.slice(at, at + count).join(' '));
    covered += count;
    at += count || 1;
  }
  const isAll = covered === words.length;
  const certain = isAll ? codes : codes.filter((code) => isCertainCode(codeKeyOf(code)));
  return certain.length ? { codes: certain, isAll } : null;
}

/** The ranks of several codes: one after the other, as they were typed. */
export function ranksOfCodes(codes: readonly string[]): Rank[] {
  const conditions = codes.map((code) => isCode(lookAlikeKeyOf(codeKeyOf(code))));
  return conditions.map((condition, at) => ({
    condition: joined([condition, ...conditions.slice(0, at).map(isNot)], ' and '),
    position: fragment(`case when code_key = ? then '' else code_key end`, codeKeyOf(codes[at] ?? '')),
  }));
}

function isCode(key: string): SqlFragment {
  return either(
    fragment('look_alike_key = ?', key),
    fragment('stamped_look_alikes @> array[?]::text[]', key),
  );
}

/** A word that happens to be the code of some converter is none beside others that are not. */
function isCertainCode(key: string): boolean {
  return key.length >= SHORTEST_ALONE && /\d/.test(key);
}

function spansOf(words: readonly string[]): string[] {
  const keys = words.flatMap((_word, at) =>
    Array.from({ length: LONGEST_SPAN }, (_span, more) => keyOf(words, at, more + 1)),
  );
  return [...new Set(keys)].filter((key) => key.length >= SHORTEST);
}

function keyOf(words: readonly string[], at: number, count: number): string {
  return lookAlikeKeyOf(codeKeyOf(words.slice(at, at + count).join('')));
}

function longestKnown(words: readonly string[], at: number, known: ReadonlySet<string>): number {
  for (let count = Math.min(LONGEST_SPAN, words.length - at); count > 0; count--) {
    if (known.has(keyOf(words, at, count))) return count;
  }
  return 0;
}

async function knownKeys(
  database: Knex,
  keys: readonly string[],
  conditions: readonly SqlFragment[],
): Promise<ReadonlySet<string>> {
  const live = joined(conditions, ' and ');
  const text = `select key from unnest(?::text[]) as key where exists (
         select from product where ${live.sql} and look_alike_key = key collate "C")
       or exists (select from product where ${live.sql} and stamped_look_alikes @> array[key])`;
  const question = questionOf(fragment(text, [...keys], ...live.bindings, ...live.bindings));
  const rows = await rowsOf<{ key: string }>(database, question);
  return new Set(rows.map(({ key }) => key));
}
