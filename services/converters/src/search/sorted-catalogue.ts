import type { productList } from '@washcoat/contract-converters';
import type { InputOf } from '@washcoat/contract-kernel';
import { orderText, sortedOrder, type KeysetColumn, type KeysetOrder } from '@washcoat/service-kit';
import type { Rank } from './search-rank';
import type { IdPage, SearchPage } from './search.repository';
import { both, fragment, joined, type SqlFragment } from './sql-fragment';

/** By which columns the catalogue is sorted, the first one first. */
export type CatalogueSort = NonNullable<InputOf<typeof productList>['sort']>;

const columns = {
  oem: { sql: 'product.code_key', type: 'text' },
  description: { sql: `coalesce(lower(product.manufacturer), '')`, type: 'text' },
  type: { sql: 'converter_type.name', type: 'text' },
  family: { sql: `coalesce(lower(product.family), '')`, type: 'text' },
  isActive: { sql: 'product.is_active', type: 'boolean' },
} as const satisfies Record<string, KeysetColumn>;

const byCode: KeysetOrder = {
  columns: [columns.oem, { sql: 'product.product_id', type: 'uuid' }],
  direction: 'asc',
};

/**
 * The ids of the same converters that a search finds, in the order of columns instead of how well they answer it. The id makes the
 * order total, so no row is missed or repeated between pages. Every match is read: an order of one's own has no index.
 */
export function sortedPage(
  ranks: readonly Rank[],
  conditions: readonly SqlFragment[],
  { count, offset, sort }: SearchPage & { sort: CatalogueSort },
): IdPage {
  const live = joined(conditions, ' and ');
  const found = joined(
    ranks.map((rank) => matching(rank, live)),
    ' union ',
  );
  const order = orderText(sortedOrder(sort, columns, byCode));
  const page = joined(
    [
      fragment('select product_id, row_number() over () as position from (select product.product_id from ('),
      found,
      fragment(
        `) as found join product on product.product_id = found.product_id
          join converter_type on converter_type.type_id = product.type_id
          order by ${order} limit ? offset ?) as sorted`,
        count,
        offset,
      ),
    ],
    '',
  );
  return { ...page, order: 'page.position' };
}

function matching({ condition, named }: Rank, live: SqlFragment): SqlFragment {
  const isNamed = named
    ? joined(
        [
          fragment(
            'exists (select 1 from catalogue_name where catalogue_name.name_key = product.name_key and ',
          ),
          named,
          fragment(')'),
        ],
        '',
      )
    : fragment('true');
  const wanted = both(both(live, condition), isNamed);
  return { ...wanted, sql: `select product_id from product where ${wanted.sql}` };
}
