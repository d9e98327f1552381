import type { ProductCopy } from '@washcoat/contract-converters';
import type { Knex } from 'knex';
import { columnOfField, productRecordColumns } from './product-record.columns';
import type { ProductRecord } from './product-record';

const columns = Object.values(columnOfField);

/**
 * The converters with these ids that are not deleted, by id, locked until the end of the transaction: everybody locks
 * in this order, so that two who change the same ones wait for each other.
 */
export async function lockProducts(
  trx: Knex.Transaction,
  productIds: readonly string[],
): Promise<ProductRecord[]> {
  const { rows } = await trx.raw<{ rows: ProductRecord[] }>(
    `select ${productRecordColumns} from product
      where product_id = any(?::uuid[]) and deleted_at is null order by product_id for update`,
    [[...productIds]],
  );
  return rows;
}

/** Writes all fields of converters that this transaction has locked; every change makes a new version. */
export async function updateProducts(
  trx: Knex.Transaction,
  records: readonly ProductRecord[],
  now: Date,
): Promise<void> {
  const rows = records.map((record) => ({
    product_id: record.productId,
    ...Object.fromEntries(
      Object.entries(columnOfField).map(([field, column]) => [column, Reflect.get(record, field)]),
    ),
  }));
  await trx.raw(
    `update product
        set ${columns.map((column) => `${column} = changed.${column}`).join(', ')},
            version = product.version + 1, updated_at = ?
       from jsonb_populate_recordset(null::product, ?::jsonb) as changed
      where product.product_id = changed.product_id`,
    [now, JSON.stringify(rows)],
  );
}

/** Marks a converter as deleted. */
export async function markDeleted(trx: Knex.Transaction, productId: string, now: Date): Promise<void> {
  await trx('product')
    .where({ product_id: productId })
    .update({ deleted_at: now, updated_at: now, version: trx.raw('version + 1') });
}

/** What other domains keep of converters, deleted ones too, by id. */
export async function findProductCopies(
  database: Knex,
  productIds: readonly string[],
): Promise<ProductCopy[]> {
  const { rows } = await database.raw<{ rows: ProductCopy[] }>(
    `select product_id as "productId", oem, manufacturer, model, description, family,
            converter_type.name as "typeName", profile_url as "profileUrl", subweight::float8,
            pt_assay::float8 as "ptAssay", pd_assay::float8 as "pdAssay", rh_assay::float8 as "rhAssay",
            pt_disc::float8 as "ptDisc", pd_disc::float8 as "pdDisc", rh_disc::float8 as "rhDisc",
            scheme_disc::float8 as "schemeDisc", price2_modifier::float8 as "price2Modifier",
            pt_disc_is_percentage as "ptDiscIsPercentage", pd_disc_is_percentage as "pdDiscIsPercentage",
            rh_disc_is_percentage as "rhDiscIsPercentage", scheme_disc_is_percentage as "schemeDiscIsPercentage",
            price2_modifier_is_percentage as "price2ModifierIsPercentage", price::float8,
            is_calculated_price as "isCalculatedPrice", is_mark_for_test as "isMarkForTest",
            is_active as "isActive", is_without_metal as "isWithoutMetal", deleted_at is not null as "isDeleted", version
       from product join converter_type using (type_id)
      where product_id = any(?::uuid[]) order by product_id`,
    [[...productIds]],
  );
  return rows;
}
