import { containing } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** Converter types by id; one more than asked for tells whether there are more. */
export async function readTypes(
  database: Knex,
  count: number,
  offset: number,
): Promise<{ id: number; name: string }[]> {
  return database('converter_type')
    .orderBy('type_id')
    .limit(count)
    .offset(offset)
    .select('type_id as id', 'name');
}

/**
 * The makes of the catalogue by name, those with `text` in it. Jumps from make to make in the index: reading every
 * converter for a hundred names would take a second for a million.
 */
export async function readMakes(database: Knex, text: string): Promise<string[]> {
  const next = (after: string) => `
    select lower(manufacturer) as key, manufacturer as name from product
    where deleted_at is null and lower(manufacturer) > ${after} order by lower(manufacturer) limit 1`;
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    `with recursive make as (
       (${next(`''`)})
       union all
       select following.* from make cross join lateral (${next('make.key')}) as following
     ) select name from make where key like ? order by key`,
    [containing(text.trim().toLowerCase())],
  );
  return rows.map(({ name }) => name);
}

/** The pricing families in use, by name. Jumps from family to family like `readMakes`. */
export async function readFamilies(database: Knex): Promise<string[]> {
  const next = (after: string) => `
    select family as name from product where deleted_at is null and family > ${after} order by family limit 1`;
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    `with recursive used as (
       (${next(`''`)})
       union all
       select following.* from used cross join lateral (${next('used.name')}) as following
     ) select name from used order by name`,
  );
  return rows.map(({ name }) => name);
}

/** Codes that begin with a code key, then those that contain it; each once, by code. */
export async function readCodes(
  database: Knex,
  codeKey: string,
  mayListInactive: boolean,
  count: number,
): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { oem: string }[] }>(
    `select oem from (
       select oem, code_key, code_key like ? as is_prefix from product
       where deleted_at is null and (is_active or ?) and code_key like ?
       group by oem, code_key
     ) as code order by is_prefix desc, code_key, oem limit ?`,
    [`${codeKey}%`, mayListInactive, containing(codeKey), count],
  );
  return rows.map(({ oem }) => oem);
}
