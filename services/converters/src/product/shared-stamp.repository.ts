import type { Knex } from 'knex';

/** Changes of codes take turns by groups of codes, so that one transaction never holds more locks than this. */
const LOCKS = 256;

/**
 * Marks the converters of these code keys as sharing their stamp when several carry the code, and takes the mark off
 * when only one does. Answers the ids of those whose mark changed besides `changed`, the ones that the transaction
 * changes anyway: they get a new version here.
 *
 * Two transactions that bring in the same code do this one after the other: neither sees the other's row before.
 * Each key is looked up in the index by itself: a join is planned badly while a large catalogue is being filled.
 */
export async function settleSharedStamps(
  trx: Knex.Transaction,
  codeKeys: readonly string[],
  changed: readonly string[],
): Promise<string[]> {
  const keys = [...new Set(codeKeys)].filter(Boolean);
  if (!keys.length) return [];
  await trx.raw(
    `select pg_advisory_xact_lock(hashtext('shared stamp'), slot) from (
       select distinct abs(hashtext(key) % ${LOCKS}) as slot from unnest(?::text[]) as key order by slot
     ) as slots`,
    [keys],
  );
  const { rows } = await trx.raw<{ rows: { key: string; is_shared: boolean }[] }>(
    `select key, 2 = (select count(*) from (
        select from product where code_key = key collate "C" and deleted_at is null limit 2) as carrier) as is_shared
       from unnest(?::text[]) as key`,
    [keys],
  );
  const keysWith = (isShared: boolean) =>
    rows.filter((row) => row.is_shared === isShared).map(({ key }) => key);
  return [
    ...(await markStamps(trx, keysWith(true), true, changed)),
    ...(await markStamps(trx, keysWith(false), false, changed)),
  ];
}

async function markStamps(
  trx: Knex.Transaction,
  keys: readonly string[],
  isShared: boolean,
  changed: readonly string[],
): Promise<string[]> {
  if (!keys.length) return [];
  const { rows } = await trx.raw<{ rows: { product_id: string }[] }>(
    `update product
        set is_shared_stamp = ?, version = version + case when product_id = any(?::uuid[]) then 0 else 1 end
      where code_key = any(?::text[] collate "C") and deleted_at is null and is_shared_stamp <> ?
      returning product_id`,
    [isShared, [...changed], [...keys], isShared],
  );
  const own = new Set(changed);
  return rows.map(({ product_id }) => product_id).filter((productId) => !own.has(productId));
}
