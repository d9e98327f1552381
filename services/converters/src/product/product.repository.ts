import type { Knex } from 'knex';
import { productPageColumns, storedProductColumns } from './product.columns';
import type { NewProduct, ProductPage, StoredProduct } from './product';

/** One converter that is not deleted, or null; an inactive one only with `isInactiveVisible`. */
export async function findProduct(
  database: Knex,
  productId: string,
  isInactiveVisible: boolean,
): Promise<ProductPage | null> {
  const { rows } = await database.raw<{ rows: ProductPage[] }>(
    `select ${productPageColumns} from product
      where product_id = ? and deleted_at is null and (is_active or ?)`,
    [productId, isInactiveVisible],
  );
  return rows[0] ?? null;
}

/** The converters with these ids that are not deleted, in no particular order. */
export async function findProducts(database: Knex, productIds: readonly string[]): Promise<StoredProduct[]> {
  const { rows } = await database.raw<{ rows: StoredProduct[] }>(
    `select ${storedProductColumns} from product where product_id = any(?::uuid[]) and deleted_at is null`,
    [[...productIds]],
  );
  return rows;
}

/** The ids of converters, in the order of ids, after `productId` (null: from the first). */
export async function productIdsAfter(
  database: Knex,
  productId: string | null,
  count: number,
): Promise<string[]> {
  const query = database('product').whereNull('deleted_at').orderBy('product_id').limit(count);
  if (productId) query.where('product_id', '>', productId);
  return query.pluck('product_id');
}

/** The ids of the converter types by name. */
export async function typeIdsByName(database: Knex): Promise<ReadonlyMap<string, number>> {
  const rows: { type_id: number; name: string }[] = await database('converter_type').select();
  return new Map(rows.map(({ type_id, name }) => [name, type_id]));
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

function toRow(product: NewProduct, typeIds: ReadonlyMap<string, number>, now: Date) {
  return {
    product_id: product.productId,
    name: product.name,
    serial_no: product.serialNo,
    ab_code: product.abCode,
    ab_subcode: product.abSubcode,
    oem: product.oem,
    manufacturer: product.manufacturer,
    model: product.model,
    description: product.description,
    notes: product.notes,
    comment: product.comment,
    family: product.family,
    type_id: typeIds.get(product.typeName),
    shape: product.shape,
    urls: product.urls,
    profile_url: product.profileUrl,
    vehicles: product.vehicles,
    subweight: product.subweight,
    pt_assay: product.ptAssay,
    pd_assay: product.pdAssay,
    rh_assay: product.rhAssay,
    is_without_metal: product.isWithoutMetal ?? false,
    pt_disc: product.ptDisc,
    pd_disc: product.pdDisc,
    rh_disc: product.rhDisc,
    scheme_disc: product.schemeDisc,
    price2_modifier: product.price2Modifier,
    pt_disc_is_percentage: product.ptDiscIsPercentage,
    pd_disc_is_percentage: product.pdDiscIsPercentage,
    rh_disc_is_percentage: product.rhDiscIsPercentage,
    scheme_disc_is_percentage: product.schemeDiscIsPercentage,
    price2_modifier_is_percentage: product.price2ModifierIsPercentage,
    price: product.price,
    is_calculated_price: product.isCalculatedPrice,
    is_mark_for_test: product.isMarkForTest,
    is_active: product.isActive,
    is_shared_stamp: false,
    test_count: product.tests.length,
    version: 1,
    created_at: product.createdAt ?? now,
    updated_at: product.createdAt ?? now,
  };
}
