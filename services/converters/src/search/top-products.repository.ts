import type { Knex } from 'knex';
import { currentSnapshotId } from '../pricing/pricing-snapshot.repository';
import { storedProductColumns } from '../product/product.columns';
import type { FoundProduct, SearchPage } from './search.repository';
import { joined, type SqlFragment } from './sql-fragment';

/** So many converters are top results. */
const TOP = 100;

/**
 * A page of the 100 converters of which most pieces were bought since a moment, the most bought first (domain rules,
 * section 2). Converters that the conditions leave out make room for the next.
 */
export async function topCatalogue(
  database: Knex,
  conditions: readonly SqlFragment[],
  { count, offset }: SearchPage,
  since: Date,
): Promise<FoundProduct[]> {
  const live = joined(conditions, ' and ');
  const { rows } = await database.raw<{ rows: FoundProduct[] }>(
    `select ${storedProductColumns}, ${currentSnapshotId} as "snapshotId"
       from (
         select product_id as bought_id, sum(final_qty) as pieces from purchase where at >= ? group by product_id
       ) as bought
       join product on product.product_id = bought.bought_id
      where ${live.sql}
      order by pieces desc, bought_id limit ? offset ?`,
    [since, ...live.bindings, Math.max(0, Math.min(count, TOP - offset)), offset],
  );
  return rows;
}
