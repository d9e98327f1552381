import type { Knex } from 'knex';

/** A lookup that a subscriber paid for: the prices of that converter are theirs until the day ends. */
export interface LookupCopy {
  productId: string;
  from: Date;
  until: Date;
}

/** The paid lookups of these converters by one user. */
export async function findPaidLookups(
  database: Knex,
  userId: string,
  productIds: readonly string[],
): Promise<LookupCopy[]> {
  if (!productIds.length) return [];
  return database('lookup_copy')
    .where({ user_id: userId })
    .whereIn('product_id', productIds)
    .select('product_id as productId', 'paid_from as from', 'paid_until as until');
}
