import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { productColumns, typeNameOf } from '../product/product.columns';
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
 * before it comes to the first match.
 */
export async function searchCatalogue(
  database: Knex,
  term: SearchTerm | null,
  conditions: readonly SqlFragment[],
  { count, offset }: SearchPage,
): Promise<FoundProduct[]> {
  const live = joined(conditions, ' and ');
  const parts = ranksOf(term).map((rank) => rankQuery(rank, live, offset + count));
  const { sql, bindings } = joined(parts, ' union all ');
  const text = `select page.*, ${typeNameOf('page."type"')}, ${currentSnapshotId} as "snapshotId"
    from (${sql} limit ? offset ?) as page`;
  const name = createHash('sha1').update(text).digest('base64');
  const query = database.raw(text, [...bindings, count, offset]).options({ name });
  const { rows }: { rows: FoundProduct[] } = await query;
  return rows;
}

interface Rank {
  condition: SqlFragment;
  order: SqlFragment;
  /** Ids are found in an index that holds all that the rank needs, before rows are read. */
  isInCodeIndex?: boolean;
}

const byCode = fragment('code_key, product_id');
const byId = fragment('product_id');

function ranksOf(term: SearchTerm | null): Rank[] {
  if (!term) return [{ condition: fragment('true'), order: byCode }];
  const { codeKey, words, isSeparatedShort } = term;
  const text = joined(
    words.map((word) => fragment('search_text like ?', containing(word))),
    ' and ',
  );
  if (!codeKey) return [{ condition: text, order: byId }];
  const isCode = fragment('code_key like ?', containing(codeKey));
  const codeRanks = ranksOfCode(term, isCode);
  const narrowed = codeRanks.map((rank) =>
    isSeparatedShort ? { ...rank, isInCodeIndex: false, condition: both(rank.condition, text) } : rank,
  );
  return [...narrowed, { condition: both(text, not(codeCondition(term, isCode))), order: byId }];
}

function ranksOfCode({ codeKey, lookAlikeKey }: SearchTerm, isCode: SqlFragment): Rank[] {
  const begins = { condition: fragment('code_key >= ? and code_key < ?', codeKey, codeKey + AFTER_CODES) };
  const contains = { condition: both(isCode, fragment('code_key not like ?', beginningWith(codeKey))) };
  const ranks: Rank[] = [
    { ...begins, order: byCode },
    { ...contains, order: byCode, isInCodeIndex: true },
  ];
  if (lookAlikeKey) {
    const misread = both(fragment('look_alike_key = ?', lookAlikeKey), not(isCode));
    ranks.splice(1, 0, { condition: misread, order: byCode });
  }
  return ranks;
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

function rankQuery({ condition, order, isInCodeIndex }: Rank, live: SqlFragment, rows: number): SqlFragment {
  const where = both(live, condition);
  const ordered = joined([fragment(' order by '), order], '');
  const ids = [where, ordered, fragment(' limit ?', rows)];
  const source = isInCodeIndex
    ? [fragment('product_id in (select product_id from product where '), ...ids, fragment(')'), ordered]
    : ids;
  return joined(
    [
      fragment(`select * from (select ${productColumns} from product where `),
      ...source,
      fragment(') as ranked'),
    ],
    '',
  );
}
