import type { productList } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import type { CatalogueWordsReader } from './catalogue-words';
import { findsAny, planOf, planOfMeant } from './meant-search';
import { filterConditions } from './product-filter';
import type { Rank } from './search-rank';
import { foundRows, rankedPage, type FoundProduct, type SearchPage } from './search.repository';
import { sortedPage, type CatalogueSort } from './sorted-catalogue';
import type { SqlFragment } from './sql-fragment';
import { topPage } from './top-products';

/** What was bought in the last 90 days tells which converters are the top results. */
const LATELY_MS = 90 * 24 * 60 * 60 * 1000;

/** What a page of the catalogue is found with. */
export interface PageMeans {
  database: Knex;
  /** The same, for what one plan serves whatever is asked for. */
  plannedOnce: Knex;
  words: CatalogueWordsReader;
}

/** Rows of a search, and the text that was searched for instead of the typed one. */
export interface FoundPage {
  rows: FoundProduct[];
  meant?: string;
}

interface AskedPage extends SearchPage {
  sort?: CatalogueSort;
  /** Since which day prices are told, `YYYY-MM-DD`. */
  pricesFrom: string;
}

/** Finds a page; what nothing is filed under is searched for as it was probably meant. */
export async function findPage(
  means: PageMeans,
  session: Session,
  input: InputOf<typeof productList>,
  { page: { count, offset }, now, pricesFrom }: { page: SearchPage; now: Date; pricesFrom: string },
): Promise<FoundPage> {
  const { database, words } = means;
  const page = { count, offset, sort: input.sort, pricesFrom };
  const conditions = filterConditions(input, session, now);
  if (input.isTopResults) {
    const since = new Date(now.getTime() - LATELY_MS);
    return { rows: await foundRows(database, topPage(conditions, page, since), pricesFrom) };
  }
  const text = input.text?.trim() ?? '';
  const known = text ? await words.wordsOf(database, now) : null;
  const { ranks } = planOf(text, known);
  const rows = await pageRows(means, ranks, conditions, page);
  const isFound =
    rows.length > 0 || !known || (page.offset > 0 && (await findsAny(database, ranks, conditions)));
  if (isFound) return { rows };
  return findMeant(means, conditions, page, await planOfMeant(database, text, known, conditions));
}

async function findMeant(
  means: PageMeans,
  conditions: readonly SqlFragment[],
  page: AskedPage,
  plan: Awaited<ReturnType<typeof planOfMeant>>,
): Promise<FoundPage> {
  if (!plan) return { rows: [] };
  return { rows: await pageRows(means, plan.ranks, conditions, page), meant: plan.meant };
}

/** The best match first, unless the page is to be in an order of columns. */
function pageRows(
  { database, plannedOnce }: PageMeans,
  ranks: readonly Rank[],
  conditions: readonly SqlFragment[],
  { sort, pricesFrom, ...page }: AskedPage,
): Promise<FoundProduct[]> {
  if (sort) return foundRows(database, sortedPage(ranks, conditions, { ...page, sort }), pricesFrom);
  // What a filter leaves may be few or nearly all; only who may see what is asked by no value.
  const isUnfiltered = conditions.every(({ bindings }) => !bindings.length);
  const isServedByOnePlan = isUnfiltered && !ranks.some(({ bestPlanVaries }) => bestPlanVaries);
  const ids = rankedPage(ranks, conditions, page);
  return foundRows(isServedByOnePlan ? plannedOnce : database, ids, pricesFrom);
}
