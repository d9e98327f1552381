import { inColumn, momentColumn, tableModel, textColumn } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** A lookup that a subscriber paid for: the prices of that converter are theirs until the day ends. */
class LookupCopyModel extends tableModel('lookup_copy', ['userId', 'productId', 'from'], {
  userId: textColumn,
  productId: textColumn,
  from: inColumn('paid_from', momentColumn),
  until: inColumn('paid_until', momentColumn),
}) {}

const { columns: c } = LookupCopyModel;

/** The paid lookups of these converters by one user. */
export async function findPaidLookups(
  database: Knex,
  userId: string,
  productIds: readonly string[],
): Promise<LookupCopyModel[]> {
  if (!productIds.length) return [];
  return LookupCopyModel.query(database)
    .where(c.userId, userId)
    .whereIn(c.productId, [...productIds]);
}
