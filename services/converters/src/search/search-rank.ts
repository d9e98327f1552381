import { TRIGRAM, type SearchTerm } from '@washcoat/contract-converters';
import { beginningWith, containing } from '@washcoat/service-kit';
import { both, either, fragment, joined, not, type SqlFragment } from './sql-fragment';

/** Sorts after every letter and digit of a code key. */
const AFTER_CODES = '~';

/** One kind of match, as conditions and an order on the table `product`. No row is of two kinds. */
export interface Rank {
  condition: SqlFragment;
  /** What it finds of a code, where that decides what comes next. */
  kind?: 'whole' | 'begins' | 'misread';
  /** Which names of makes and models the rank goes through, as a condition on `catalogue_name`; absent for all rows. */
  named?: SqlFragment;
  /** What comes before the id in the order of the rank; null for the id alone. */
  position: SqlFragment | null;
  /** Which index is right depends on what is asked for. Ranks without it are served by one plan, whatever the text. */
  bestPlanVaries?: boolean;
}

const byCode = fragment('code_key');
/** The same order from no index: where matches lie close together, a walk passes the whole catalogue before the first. */
const sortedByCode = fragment(`code_key || ''`);

/** By id, the same way: where matches are few, a walk passes the whole catalogue before it has them. */
const sortedById = fragment(`left(code_key, 0)`);

/**
 * The kinds of matches of a term, the best first. Without a term there is one: everything, by code.
 * @param areFrequent whether words stand in the texts of so many converters that a walk by id meets them soon. PostgreSQL
 *   expects one in a hundred of any word that one of the hundred texts of its statistics happens to have.
 */
export function ranksOf(term: SearchTerm | null, areFrequent: (words: readonly string[]) => boolean): Rank[] {
  if (!term) return [{ condition: fragment('true'), position: byCode, bestPlanVaries: true }];
  const { codeKey, words, isSeparatedShort } = term;
  const text = contained('search_text', words);
  const isFrequent = areFrequent(words);
  const inTexts = {
    position: isFrequent ? null : sortedById,
    bestPlanVaries: isFrequent || !isIndexed(words),
  };
  if (!codeKey)
    return [named(words, fragment('true')), { condition: both(text, isNotNamed(words)), ...inTexts }];
  const isCode = fragment('code_key like ?', containing(codeKey));
  const inCode = codeRanks(term, isCode).map((rank) => ({
    ...rank,
    condition: isSeparatedShort ? both(rank.condition, text) : rank.condition,
  }));
  const { lookAlikeKey, isMisreadBeginning } = term;
  const isNoCode = lookAlikeKey
    ? both(not(isCode), isNotMisread(lookAlikeKey, isMisreadBeginning))
    : not(isCode);
  const elsewhere = both(both(text, isNoCode), isNotNamed(words));
  return [...inCode, named(words, isNoCode), { condition: elsewhere, ...inTexts }];
}

/** Converters of a make and model whose name has every word in it, by name and code. */
function named(words: readonly string[], condition: SqlFragment): Rank {
  return { named: contained('catalogue_name.name_key', words), condition, position: byCode };
}

function isNotNamed(words: readonly string[]): SqlFragment {
  return not(contained('name_key', words));
}

/** The index of texts finds by three letters or digits that stand together, as every code of three has them. */
const isIndexed = (words: readonly string[]) => words.some((word) => /[\p{L}\p{N}]{3}/u.test(word));

function contained(column: string, words: readonly string[]): SqlFragment {
  return joined(
    words.map((word) => fragment(`${column} like ?`, containing(word))),
    ' and ',
  );
}

function codeRanks(term: SearchTerm, isCode: SqlFragment): Rank[] {
  const { codeKey } = term;
  const isOneOfSeveral = fragment('stamped_codes @> array[?]::text[]', codeKey);
  const isNotWhole = fragment(
    'code_key <> ? and (stamped_codes is null or not stamped_codes @> array[?]::text[])',
    codeKey,
    codeKey,
  );
  const whole: Rank = {
    kind: 'whole',
    condition: either(fragment('code_key = ?', codeKey), isOneOfSeveral),
    position: fragment(`case when code_key = ? then '' else code_key end`, codeKey),
  };
  const begins: Rank = {
    kind: 'begins',
    condition: both(fragment('code_key >= ? and code_key < ?', codeKey, codeKey + AFTER_CODES), isNotWhole),
    position: byCode,
  };
  const isWithin = both(isCode, fragment('code_key not like ?', beginningWith(codeKey)));
  const contains: Rank =
    codeKey.length < TRIGRAM
      ? { condition: both(isWithin, isNotWholeOfIndex(codeKey)), position: byCode }
      : { condition: both(isWithin, isNotWhole), position: sortedByCode };
  const { lookAlikeKey, isMisreadBeginning } = term;
  if (!lookAlikeKey) return [whole, begins, contains];
  const misread: Rank = {
    kind: 'misread',
    condition: both(isMisread(lookAlikeKey, isMisreadBeginning), not(isCode)),
    position: isMisreadBeginning ? wholeFirst(lookAlikeKey, codeKey) : sortedByCode,
  };
  return [whole, begins, misread, contains];
}

/**
 * What is not the whole code, by the columns of the index of codes alone: no index finds two letters within a code, and a
 * walk through all of them that reads no rows takes a fifteenth of one that does.
 */
function isNotWholeOfIndex(codeKey: string): SqlFragment {
  return fragment(
    `code_key <> ? and product_id <> all(array(
       select product_id from product as several where several.stamped_codes @> array[?]::text[]))`,
    codeKey,
    codeKey,
  );
}

/** How many signs of a code differ from a code key of the same length, as text in order. */
const signsUnlike = `(select to_char(count(*), 'FM00') from unnest(string_to_array(code_key, null)) with ordinality
  as sign (own, at) where own <> substr(?, at::int, 1))`;

/**
 * Misread whole codes, those with fewest signs misread first, before misread beginnings. No index has this order, on purpose: like `sortedByCode`.
 */
function wholeFirst(key: string, codeKey: string): SqlFragment {
  return fragment(
    `case when look_alike_key = ? then chr(1) || ${signsUnlike} when stamped_look_alikes @> array[?]::text[]
       then ' ' || code_key else code_key end`,
    key,
    codeKey,
    key,
  );
}

/** Codes that look like the term, or begin like it where that may be, on a worn stamp. */
function isMisread(key: string, orBeginning: boolean): SqlFragment {
  return either(looksLike(key, orBeginning), fragment('stamped_look_alikes @> array[?]::text[]', key));
}

function isNotMisread(key: string, orBeginning: boolean): SqlFragment {
  const isNoneOfSeveral = fragment(
    '(stamped_look_alikes is null or not stamped_look_alikes @> array[?]::text[])',
    key,
  );
  return both(not(looksLike(key, orBeginning)), isNoneOfSeveral);
}

function looksLike(key: string, orBeginning: boolean): SqlFragment {
  if (!orBeginning) return fragment('look_alike_key = ?', key);
  return fragment('look_alike_key >= ? and look_alike_key < ?', key, key + AFTER_CODES);
}
