import type { Knex } from 'knex';

/** A converter opened by a subscriber; `day` is the calendar day in the installation's zone. */
export interface Lookup {
  lookupId: string;
  userId: string;
  companyId: string;
  productId: string;
  day: string;
  at: Date;
}

/** Writes a lookup unless the user opened the converter that day already. Answers whether it is new. */
export async function insertLookup(trx: Knex.Transaction, lookup: Lookup): Promise<boolean> {
  const inserted = await trx('lookup')
    .insert({
      lookup_id: lookup.lookupId,
      user_id: lookup.userId,
      company_id: lookup.companyId,
      product_id: lookup.productId,
      day: lookup.day,
      at: lookup.at,
    })
    .onConflict(['user_id', 'product_id', 'day'])
    .ignore()
    .returning('lookup_id');
  return inserted.length > 0;
}

/** The id of the user's lookup of a converter on a day, or null. */
export async function findLookupId(
  database: Knex,
  { userId, productId, day }: Pick<Lookup, 'userId' | 'productId' | 'day'>,
): Promise<string | null> {
  const row = await database('lookup')
    .where({ user_id: userId, product_id: productId, day })
    .first('lookup_id');
  return row?.lookup_id ?? null;
}
