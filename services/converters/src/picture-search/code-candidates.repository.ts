import type { Knex } from 'knex';
import { joined, type SqlFragment } from '../search/sql-fragment';
import type { ReadCode } from './stamp-text';

const PER_CODE = 20;

/** Converters whose code, or one of whose codes, is or resembles one that was read (pg_trgm), in no particular order. */
export async function findCodeCandidates(
  database: Knex,
  codes: readonly ReadCode[],
  conditions: readonly SqlFragment[],
): Promise<string[]> {
  if (!codes.length) return [];
  const live = joined(conditions, ' and ');
  const { rows } = await database.raw<{ rows: { productId: string }[] }>(
    `select distinct found.product_id as "productId"
     from unnest(?::text[]) as code (code_key) cross join lateral (
       (select product_id from product
         where ${live.sql} and product.code_key % code.code_key
         order by similarity(product.code_key, code.code_key) desc, product_id limit ${PER_CODE})
       union all
       (select product_id from product
         where ${live.sql} and product.stamped_codes @> array[code.code_key] limit ${PER_CODE})
       union all
       (select product_id from product
         where ${live.sql} and product.look_alike_key = translate(code.code_key, 'oilsb', '01158')
         limit ${PER_CODE})
     ) as found`,
    [codes.map(({ codeKey }) => codeKey), ...live.bindings, ...live.bindings, ...live.bindings],
  );
  return rows.map(({ productId }) => productId);
}
