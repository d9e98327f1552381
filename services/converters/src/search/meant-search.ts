import { codeKeyOf, parseSearchTerm } from '@washcoat/contract-converters';
import { rowsOf } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { CatalogueWords } from './catalogue-words';
import { findNearCodes } from './near-codes.repository';
import { withSaid } from './said-rank';
import { ranksOf, type Rank } from './search-rank';
import { rankedPage } from './search.repository';
import { fragment, questionOf, type SqlFragment } from './sql-fragment';
import { correctedText, readText, typedWords } from './text-reading';
import { findTypedCodes, ranksOfCodes } from './typed-codes';

/** How a text is searched for. */
export interface SearchPlan {
  ranks: readonly Rank[];
  /** The text that was searched for instead of the typed one, which nothing is filed under. */
  meant?: string;
}

/** The ranks of a text as it stands: by its codes and words, and by what the catalogue's words make of it. */
export function planOf(text: string, words: CatalogueWords | null): SearchPlan {
  const ranks = ranksOf(parseSearchTerm(text), (typed) => words?.areFrequent(typed) ?? false);
  const reading = words && readText(text, words);
  return { ranks: reading && !reading.isPlain ? withSaid(ranks, reading, text) : ranks };
}

/**
 * What somebody probably meant by a text under which nothing is filed: words that are misspelled, several codes, a
 * code beside a make that it does not have, a code of which a character was misread. Null when nothing is near it.
 */
export async function planOfMeant(
  database: Knex,
  text: string,
  words: CatalogueWords,
  conditions: readonly SqlFragment[],
): Promise<SearchPlan | null> {
  return (
    (await correctedPlan(database, text, words, conditions)) ??
    (await codesPlan(database, text, conditions)) ??
    (await nearPlan(database, text, words, conditions))
  );
}

async function correctedPlan(
  database: Knex,
  text: string,
  words: CatalogueWords,
  conditions: readonly SqlFragment[],
): Promise<SearchPlan | null> {
  const meant = correctedText(text, words);
  if (!meant) return null;
  const plan = planOf(meant, words);
  return (await findsAny(database, plan.ranks, conditions)) ? { ...plan, meant } : null;
}

async function codesPlan(
  database: Knex,
  text: string,
  conditions: readonly SqlFragment[],
): Promise<SearchPlan | null> {
  const typed = await findTypedCodes(database, text, conditions);
  if (!typed) return null;
  const ranks = ranksOfCodes(typed.codes);
  return typed.isAll ? { ranks } : { ranks, meant: typed.codes.join(' ') };
}

async function nearPlan(
  database: Knex,
  text: string,
  words: CatalogueWords,
  conditions: readonly SqlFragment[],
): Promise<SearchPlan | null> {
  const rest = readText(text, words)?.rest ?? typedWords(text);
  const near = await findNearCodes(database, codeKeyOf(rest.join('')), conditions);
  const [nearest] = near;
  if (!nearest) return null;
  const productIds = near.map(({ productId }) => productId);
  const position = fragment(
    `lpad(array_position(?::uuid[], product_id)::text, 4, '0') collate "C"`,
    productIds,
  );
  const condition = fragment('product_id = any(?::uuid[])', productIds);
  return { ranks: [{ condition, position }], meant: nearest.oem };
}

/** Whether a search finds anything at all. */
export async function findsAny(
  database: Knex,
  ranks: readonly Rank[],
  conditions: readonly SqlFragment[],
): Promise<boolean> {
  const rows = await rowsOf(database, questionOf(rankedPage(ranks, conditions, { count: 1, offset: 0 })));
  return rows.length > 0;
}
