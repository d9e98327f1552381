import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { storedProductColumns } from '../product/product.columns';
import type { StoredProduct } from '../product/product';
import { currentSnapshotId } from '../pricing/pricing-snapshot.repository';
import type { SearchTerm } from './search-term';
import { beginningWith, containing, fragment, joined, type SqlFragment } from './sql-fragment';

/** A page of converters and the pricing snapshot in force at the same moment (absent on an empty page). */
export interface FoundProduct extends StoredProduct {
  snapshotId: string | null;
}

export interface SearchPage {
  count: number;
  offset: number;
}

/** Sorts after every letter and digit of a code key. */
const AFTER_CODES = '~';

/**
 * Finds a page of converters, the best match first and always in the same order: the whole code, codes that begin with
 * the term, codes that were misread for it, codes that contain it (each by code), then what matches elsewhere.
 *
 * Each rank is a query of its own with an index that serves its order; they are appended, so that PostgreSQL stops as
 * soon as the page is full. The last rank goes by id: by code, a walk through the index could pass all other makes
 * before it comes to the first match. Only ids are ranked; the rows of the page are read at the end.
 */
export async function searchCatalogue(
  database: Knex,
  term: SearchTerm | null,
  conditions: readonly SqlFragment[],
  { count, offset }: SearchPage,
): Promise<FoundProduct[]> {
  const live = joined(conditions, ' and ');
  const ranks = ranksOf(term).map((rank, index) => rankQuery(rank, index, live, offset + count));
  const { sql, bindings } = joined(ranks, ' union all ');
  const text = `select ${storedProductColumns}, ${currentSnapshotId} as "snapshotId"
    from (${sql} limit ? offset ?) as page join product on product.product_id = page.product_id
    order by page.rank, page.position, page.product_id`;
  const name = createHash('sha1').update(text).digest('base64');
  const query = database.raw(text, [...bindings, count, offset]).options({ name });
  const { rows }: { rows: FoundProduct[] } = await query;
  return rows;
}

interface Rank {
  condition: SqlFragment;
  /** What comes before the id in the order of the rank. */
  position: 'code_key' | null;
}

function ranksOf(term: SearchTerm | null): Rank[] {
  if (!term) return [{ condition: fragment('true'), position: 'code_key' }];
  const { codeKey, words, isSeparatedShort } = term;
  const text = joined(
    words.map((word) => fragment('search_text like ?', containing(word))),
    ' and ',
  );
  if (!codeKey) return [{ condition: text, position: null }];
  const isCode = fragment('code_key like ?', containing(codeKey));
  const inCode = codeConditions(term, isCode).map((condition) => ({
    condition: isSeparatedShort ? both(condition, text) : condition,
    position: 'code_key' as const,
  }));
  return [...inCode, { condition: both(text, not(codeCondition(term, isCode))), position: null }];
}

function codeConditions({ codeKey, lookAlikeKey }: SearchTerm, isCode: SqlFragment): SqlFragment[] {
  const begins = fragment('code_key >= ? and code_key < ?', codeKey, codeKey + AFTER_CODES);
  const contains = both(isCode, fragment('code_key not like ?', beginningWith(codeKey)));
  if (!lookAlikeKey) return [begins, contains];
  return [begins, both(fragment('look_alike_key = ?', lookAlikeKey), not(isCode)), contains];
}

function codeCondition({ lookAlikeKey }: SearchTerm, isCode: SqlFragment): SqlFragment {
  if (!lookAlikeKey) return isCode;
  const either = joined([isCode, fragment('look_alike_key = ?', lookAlikeKey)], ' or ');
  return { ...either, sql: `(${either.sql})` };
}

function both(left: SqlFragment, right: SqlFragment): SqlFragment {
  return joined([left, right], ' and ');
}

function not({ sql, bindings }: SqlFragment): SqlFragment {
  return { sql: `not (${sql})`, bindings };
}

function rankQuery(
  { condition, position }: Rank,
  rank: number,
  live: SqlFragment,
  rows: number,
): SqlFragment {
  const columns = `product_id, ${rank} as rank, ${position ?? `'' collate "C"`} as position`;
  const order = position ? `${position}, product_id` : 'product_id';
  const parts = [live, fragment(' and '), condition, fragment(` order by ${order} limit ?) as ranked`, rows)];
  return joined([fragment(`select * from (select ${columns} from product where `), ...parts], '');
}
