import { lookAlikeKeyOf } from '@washcoat/contract-converters';
import { oneMistakeIn, rowsOf, withSwaps } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { codeDistance, lookAlikesOfSign } from './code-closeness';
import { both, fragment, joined, questionOf, type SqlFragment } from './sql-fragment';

/** A converter whose code was probably meant. */
export interface NearCode {
  productId: string;
  oem: string;
}

interface NearRow extends NearCode {
  codeKey: string;
}

/** A shorter code has too many neighbours: only signs that look alike are taken for each other in it. */
const SHORTEST_ANY = 4;
const SHORTEST = 3;
const LONGEST = 40;
const MOST_ROWS = 200;
/** Two neighbours swapped are the commonest slip of fingers: nearer than a sign that was misread. */
const SWAP_COST = 0.25;
/** Sorts after every letter and digit of a code key. */
const AFTER_CODES = '~';

/**
 * Converters whose code is what was typed with one character misread, left out, too many or swapped with its
 * neighbour, characters that look alike not counted; what looks most like it first. A code with one mistake has its
 * first or its second half right, which an index finds; the other half is held against patterns.
 */
export async function findNearCodes(
  database: Knex,
  codeKey: string,
  conditions: readonly SqlFragment[],
): Promise<NearCode[]> {
  const key = lookAlikeKeyOf(codeKey);
  if (key.length < SHORTEST || key.length > LONGEST) return [];
  const live = joined(conditions, ' and ');
  const half = Math.floor(key.length / 2);
  const [first, second] = [key.slice(0, half), [...key.slice(half)].reverse().join('')];
  const { whole, patterns } = key.length < SHORTEST_ANY ? lookAlikes(codeKey) : oneMistakeIn(key);
  const backwards = 'reverse(look_alike_key) collate "C"';
  const found = [
    fragment('look_alike_key = any(?::text[])', whole),
    fragment('stamped_look_alikes && ?::text[]', whole),
    fragment(
      'look_alike_key >= ? and look_alike_key < ? and look_alike_key like any(?::text[])',
      ...[first, first + AFTER_CODES, patterns],
    ),
    fragment(
      `${backwards} >= ? and ${backwards} < ? and look_alike_key like any(?::text[])`,
      ...[second, second + AFTER_CODES, patterns.length ? [...patterns, `%${key}`] : []],
    ),
  ].map((near) => nearRows(both(live, near)));
  const rows = await rowsOf<NearRow>(database, questionOf(joined(found, ' union ')));
  return sortedByLikeness(rows, codeKey);
}

function nearRows({ sql, bindings }: SqlFragment): SqlFragment {
  const columns = 'product_id as "productId", oem, code_key as "codeKey"';
  return { sql: `(select ${columns} from product where ${sql} limit ${MOST_ROWS})`, bindings };
}

function sortedByLikeness(rows: readonly NearRow[], codeKey: string): NearCode[] {
  const key = lookAlikeKeyOf(codeKey);
  const swaps = new Set(withSwaps(key));
  const distanceOf = (row: NearRow) =>
    swaps.has(lookAlikeKeyOf(row.codeKey)) ? SWAP_COST : codeDistance(codeKey, row.codeKey);
  return rows
    .map((row) => ({ row, distance: distanceOf(row) }))
    .sort((a, b) => a.distance - b.distance || (a.row.codeKey < b.row.codeKey ? -1 : 1))
    .map(({ row: { productId, oem } }) => ({ productId, oem }));
}

function lookAlikes(codeKey: string) {
  const whole = [...codeKey].flatMap((sign, at) =>
    lookAlikesOfSign(sign).map((other) =>
      lookAlikeKeyOf(codeKey.slice(0, at) + other + codeKey.slice(at + 1)),
    ),
  );
  return { whole, patterns: [] };
}
