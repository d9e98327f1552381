import { rowsOf } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import {
  joinPriceRange,
  priceRangeColumns,
  type PriceRange,
} from '../price-history/price-history.repository';
import { storedProductColumns, type StoredProduct } from '../product/product.columns';
import { currentSnapshotId } from '../pricing/pricing-snapshot.repository';
import type { Rank } from './search-rank';
import { fragment, joined, questionOf, type SqlFragment } from './sql-fragment';

/** A converter of a page, with the range of its price and the pricing snapshot in force at the same moment. */
export interface FoundProduct extends StoredProduct, PriceRange {
  snapshotId: string | null;
}

export interface SearchPage {
  count: number;
  offset: number;
}

/** A statement that finds the ids of a page, and what of its columns orders them, as columns of `page`. */
export interface IdPage extends SqlFragment {
  order: string;
}

/**
 * Finds the ids of a page of converters, the best match first and always in the same order: the whole code, also as one of
 * several on a shell; codes that begin with the term; codes that were misread for it or for their beginning; codes
 * that contain it (each by code); what is of a make and model with every word in the name (by name and code); then what
 * matches elsewhere.
 *
 * Each rank is a query of its own with an index that serves its order or finds its few rows; they are appended, so that PostgreSQL stops as
 * soon as the page is full. The last rank goes by id: by code, a walk through the index could pass all other makes
 * before it comes to the first match. Only ids are ranked; the rows of the page are read at the end.
 */
export function rankedPage(
  ranks: readonly Rank[],
  conditions: readonly SqlFragment[],
  { count, offset }: SearchPage,
): IdPage {
  const live = joined(conditions, ' and ');
  const rows = offset + count;
  const queries = ranks.map((rank, index) =>
    rank.named ? namedQuery(rank.named, rank, { index, live, rows }) : rankQuery(rank, { index, live, rows }),
  );
  const page = joined([joined(queries, ' union all '), fragment(' limit ? offset ?', count, offset)], '');
  return { ...page, order: 'page.rank, page.position, page.product_id' };
}

/** The converters of a page, with the range of their prices since a day; each statement is prepared once. */
export function foundRows(
  database: Knex,
  { sql, bindings, order }: IdPage,
  pricesFrom: string,
): Promise<FoundProduct[]> {
  const text = `select ${storedProductColumns}, ${currentSnapshotId} as "snapshotId", ${priceRangeColumns}
    from (${sql}) as page join product on product.product_id = page.product_id
    ${joinPriceRange('product.product_id')} order by ${order}`;
  return rowsOf(database, questionOf(fragment(text, ...bindings, pricesFrom)));
}

const unordered = fragment(`'' collate "C"`);

interface RankPart {
  /** The first rank is 0. */
  index: number;
  live: SqlFragment;
  /** How many of its rows the page may need at most. */
  rows: number;
}

function rankQuery({ condition, position }: Rank, { index, live, rows }: RankPart): SqlFragment {
  const order = position ? 'position, product_id' : 'product_id';
  const select = [
    fragment(`select product_id, ${index} as rank, `),
    position ?? unordered,
    fragment(' as position'),
  ];
  const limited = fragment(` order by ${order} limit ?) as ranked`, rows);
  const parts = [...select, fragment(' from product where '), live, fragment(' and '), condition, limited];
  return joined([fragment('select * from ('), ...parts], '');
}

/**
 * Name after name, each by code: an index holds a name's converters in this order, so that the first rows of a frequent
 * make and model are read and no others. PostgreSQL takes make and model for independent and would read all of them.
 */
function namedQuery(names: SqlFragment, { condition }: Rank, { index, live, rows }: RankPart): SqlFragment {
  return joined(
    [
      fragment(`select * from (select product_id, ${index} as rank,
        catalogue_name.name_key || chr(1) || code_key as position
        from catalogue_name cross join lateral (
          select product_id, code_key from product where product.name_key = catalogue_name.name_key and `),
      live,
      fragment(' and '),
      condition,
      fragment(' order by code_key, product_id limit ?) as of_name where ', rows),
      names,
      fragment(' order by catalogue_name.name_key, code_key, product_id limit ?) as ranked', rows),
    ],
    '',
  );
}
