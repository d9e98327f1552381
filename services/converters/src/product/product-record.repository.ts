import type { ProductCopy } from '@washcoat/contract-converters';
import { nextVersion, valuesOf } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { raw } from 'objection';
import { selectListOf } from './product.columns';
import { editedFields, ProductModel } from './product.model';
import type { ProductRecord } from './product-record';

const { columns: p } = ProductModel;
const recordColumns = selectListOf(['productId', 'version', ...editedFields], { asNumbers: true });

/**
 * The converters with these ids that are not deleted, by id, locked until the end of the transaction: everybody locks
 * in this order, so that two who change the same ones wait for each other.
 */
export async function lockProducts(
  trx: Knex.Transaction,
  productIds: readonly string[],
): Promise<ProductRecord[]> {
  return ProductModel.query(trx)
    .whereRaw('?? = any(?::uuid[])', [p.productId, [...productIds]])
    .modify('live')
    .select(raw(recordColumns))
    .orderBy(p.productId)
    .forUpdate()
    .castTo<(ProductModel & ProductRecord)[]>();
}

const edited = Object.keys(
  valuesOf(ProductModel, Object.fromEntries(editedFields.map((name) => [name, null]))),
);
const writeChanged = `update product
    set ${edited.map((column) => `${column} = changed.${column}`).join(', ')},
        version = product.version + 1, updated_at = ?
   from jsonb_populate_recordset(null::product, ?::jsonb) as changed
  where product.product_id = changed.product_id`;

/** Writes all fields of converters that this transaction has locked; every change makes a new version. */
export async function updateProducts(
  trx: Knex.Transaction,
  records: readonly ProductRecord[],
  now: Date,
): Promise<void> {
  await trx.raw(writeChanged, [now, JSON.stringify(records.map((record) => valuesOf(ProductModel, record)))]);
}

/** Marks a converter as deleted. */
export async function markDeleted(trx: Knex.Transaction, productId: string, now: Date): Promise<void> {
  await ProductModel.query(trx)
    .patch({ deletedAt: now, ...nextVersion(now) })
    .where(p.productId, productId);
}

const told = [
  'productId',
  'oem',
  'manufacturer',
  'model',
  'description',
  'family',
  'profileUrl',
  'subweight',
  'ptAssay',
  'pdAssay',
  'rhAssay',
  'ptDisc',
  'pdDisc',
  'rhDisc',
  'schemeDisc',
  'price2Modifier',
  'ptDiscIsPercentage',
  'pdDiscIsPercentage',
  'rhDiscIsPercentage',
  'schemeDiscIsPercentage',
  'price2ModifierIsPercentage',
  'price',
  'isCalculatedPrice',
  'isMarkForTest',
  'isActive',
  'isWithoutMetal',
  'version',
] as const satisfies readonly (keyof ProductCopy)[];
const toldColumns = selectListOf(told, { asNumbers: true });

/** What other domains keep of converters, deleted ones too, by id: hundreds at a time, so past the model. */
export async function findProductCopies(
  database: Knex,
  productIds: readonly string[],
): Promise<ProductCopy[]> {
  const { rows } = await database.raw<{ rows: ProductCopy[] }>(
    `select ${toldColumns}, converter_type.name as "typeName", ${p.deletedAt} is not null as "isDeleted"
       from product join converter_type using (type_id)
      where product_id = any(?::uuid[]) order by product_id`,
    [[...productIds]],
  );
  return rows;
}
