import { valuesOf } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { NewProduct } from './product';
import { ConverterTypeModel, ProductModel } from './product.model';

const { columns: p } = ProductModel;

/** One converter that is not deleted, or null; an inactive one only with `mayListInactive`. */
export async function findProduct(
  database: Knex,
  productId: string,
  mayListInactive: boolean,
): Promise<ProductModel | null> {
  const [found] = await ProductModel.query(database)
    .where(p.productId, productId)
    .modify('live')
    .modify('shownTo', mayListInactive)
    .modify('withType');
  return found ?? null;
}

/** The converters with these ids that are not deleted, in no particular order. */
export async function findProducts(database: Knex, productIds: readonly string[]): Promise<ProductModel[]> {
  return ProductModel.query(database)
    .whereRaw('?? = any(?::uuid[])', [p.productId, [...productIds]])
    .modify('live')
    .modify('withType');
}

/** Some converters as they were at the end of a day, in the order of ids. */
export interface ProductsOfDay {
  /** Those after this id; null: from the first. */
  after: string | null;
  /** Those up to this id and with it; null: to the last. */
  upTo: string | null;
  /** Those that nobody added or changed after this day. */
  day: string;
  timezone: string;
}

/**
 * The ids of the next converters. Until the transaction ends nobody locks them to change them; those that somebody changes
 * now are waited for.
 */
export async function lockProductIdsAfter(
  trx: Knex.Transaction,
  { after, upTo, day, timezone }: ProductsOfDay,
  count: number,
): Promise<string[]> {
  const query = ProductModel.query(trx)
    .modify('live')
    .select(p.productId)
    .whereRaw('?? < (?::date + 1)::timestamp at time zone ?', [p.updatedAt, day, timezone])
    .orderBy(p.productId)
    .limit(count)
    .forKeyShare();
  if (after) void query.where(p.productId, '>', after);
  if (upTo) void query.where(p.productId, '<=', upTo);
  const found = await query;
  return found.map((product) => product.productId);
}

/** The ids of the converter types by name. */
export async function typeIdsByName(database: Knex): Promise<ReadonlyMap<string, number>> {
  const types = await ConverterTypeModel.query(database);
  return new Map(types.map(({ typeId, name }) => [name, typeId]));
}

/**
 * Adds converters in one statement: rows go in as one JSON document, which costs a fraction of a bound value each.
 * Throws a unique violation (answered as 409) when one of the ids exists.
 */
export async function insertProducts(
  trx: Knex.Transaction,
  products: readonly NewProduct[],
  typeIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const rows = products.map((product) => toRow(product, typeIds, now));
  await insertRows(trx, 'product', rows);
  const tests = products.flatMap(({ productId, tests }) => tests.map((test) => ({ productId, ...test })));
  await trx.raw(
    `insert into product_test
       (test_id, product_id, subweight, pt_assay, pd_assay, rh_assay, location, notes,
        user_name, first_name, last_name, created_at)
     select gen_random_uuid(), "productId", subweight, "ptAssay", "pdAssay", "rhAssay", location, notes,
       coalesce("userName", ''), coalesce("firstName", ''), coalesce("lastName", ''), "createdAt"
     from jsonb_to_recordset(?::jsonb) as test("productId" uuid, subweight numeric, "ptAssay" numeric,
       "pdAssay" numeric, "rhAssay" numeric, location text, notes text, "userName" text, "firstName" text,
       "lastName" text, "createdAt" timestamptz)`,
    [JSON.stringify(tests)],
  );
}

async function insertRows(
  trx: Knex.Transaction,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  await trx.raw(`insert into ?? (??) select ?? from jsonb_populate_recordset(null::??, ?::jsonb)`, [
    table,
    columns,
    columns,
    table,
    JSON.stringify(rows),
  ]);
}

function toRow({ tests, typeName, ...product }: NewProduct, typeIds: ReadonlyMap<string, number>, now: Date) {
  const createdAt = product.createdAt ?? now;
  return valuesOf(ProductModel, {
    ...product,
    type: typeIds.get(typeName),
    isWithoutMetal: product.isWithoutMetal ?? false,
    isSharedStamp: false,
    testCount: tests.length,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  });
}
