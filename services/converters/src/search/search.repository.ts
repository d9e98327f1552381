import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { storedProductColumns } from '../product/product.columns';
import type { StoredProduct } from '../product/product';
import { currentSnapshotId } from '../pricing/pricing-snapshot.repository';
import { hasTrigram, type SearchTerm } from './search-term';
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
  const text = `select page.*, ${currentSnapshotId} as "snapshotId" from (${sql} limit ? offset ?) as page`;
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
  const codeRanks = hasTrigram(codeKey) ? longCodeRanks(term, isCode) : shortCodeRanks(codeKey, isCode);
  const narrowed = codeRanks.map((rank) =>
    isSeparatedShort ? { ...rank, isInCodeIndex: false, condition: both(rank.condition, text) } : rank,
  );
  return [...narrowed, { condition: both(text, not(codeCondition(term, isCode))), order: byId }];
}

/** Codes are few enough to be ranked by sorting them. */
function longCodeRanks(term: SearchTerm, isCode: SqlFragment): Rank[] {
  const { codeKey, lookAlikeKey } = term;
  const order = fragment(
    `case when code_key = ? then 0 when code_key like ? then 1 when look_alike_key = ? then 2 else 3 end,
      code_key, product_id`,
    codeKey,
    beginningWith(codeKey),
    lookAlikeKey ?? '',
  );
  return [{ condition: codeCondition(term, isCode), order }];
}

/** One or two characters: too many codes to sort, and no trigram; the index by code is walked until the page is full. */
function shortCodeRanks(codeKey: string, isCode: SqlFragment): Rank[] {
  return [
    {
      condition: fragment('code_key >= ? and code_key < ?', codeKey, codeKey + AFTER_CODES),
      order: byCode,
    },
    {
      condition: both(isCode, fragment('code_key not like ?', beginningWith(codeKey))),
      order: byCode,
      isInCodeIndex: true,
    },
  ];
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
      fragment(`select * from (select ${storedProductColumns} from product where `),
      ...source,
      fragment(') as ranked'),
    ],
    '',
  );
}
