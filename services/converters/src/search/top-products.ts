import type { IdPage, SearchPage } from './search.repository';
import { joined, type SqlFragment } from './sql-fragment';

/** So many converters are top results. */
const TOP = 100;

/**
 * The ids of a page of the 100 converters of which most pieces were bought since a moment, the most bought first (domain
 * rules, section 2). Converters that the conditions leave out make room for the next.
 */
export function topPage(
  conditions: readonly SqlFragment[],
  { count, offset }: SearchPage,
  since: Date,
): IdPage {
  const live = joined(conditions, ' and ');
  return {
    sql: `select product.product_id, bought.pieces
            from (
              select product_id as bought_id, sum(final_qty) as pieces from purchase where at >= ? group by product_id
            ) as bought
            join product on product.product_id = bought.bought_id
           where ${live.sql}
           order by pieces desc, bought_id limit ? offset ?`,
    bindings: [since.toISOString(), ...live.bindings, Math.max(0, Math.min(count, TOP - offset)), offset],
    order: 'page.pieces desc, page.product_id',
  };
}
