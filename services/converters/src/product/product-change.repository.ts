import type { Knex } from 'knex';

/** The last change of any of these fields of a converter: when, and by whom. Null when none is on record. */
export async function findLastChange(
  database: Knex,
  productId: string,
  fields: readonly string[],
): Promise<{ at: Date; by: string } | null> {
  const { rows } = await database.raw<{ rows: { at: Date; by: string }[] }>(
    `select at, user_name as by from audit_entry
      where entity = 'product' and entity_id = ? and exists (
        select from unnest(?::text[]) as field
         where coalesce(before->field, 'null') is distinct from coalesce(after->field, 'null'))
      order by audit_id desc limit 1`,
    [productId, [...fields]],
  );
  return rows[0] ?? null;
}

/**
 * Who filed a converter together with others, of which the trail has one entry without their fields. Null when nobody
 * is on record.
 */
export async function findFiler(database: Knex, productId: string): Promise<string | null> {
  const { rows } = await database.raw<{ rows: { by: string }[] }>(
    `select user_name as by from audit_entry
      where entity = 'product' and action = 'add' and after->'productIds' @> to_jsonb(?::text)
      order by audit_id desc limit 1`,
    [productId],
  );
  return rows[0]?.by ?? null;
}
