import { test } from '@washcoat/contract-converters';
import { columnsOf, modelOf } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { Model, raw, type QueryBuilder } from 'objection';
import { ProductModel } from '../product/product.model';

const table = 'product_test';
const columns = { createdDate: 'created_at' } as const;

/** Where the fields of a test are read. */
export const t = columnsOf(test, columns, table);

/** A test as it is stored; decimals are text. The names are those of who recorded it. */
export class TestModel extends modelOf(test, columns, table) {
  declare userId: string | null;
  declare converter?: ProductModel;

  static override relationMappings = () => ({
    converter: {
      relation: Model.BelongsToOneRelation,
      modelClass: ProductModel,
      join: { from: t.productId, to: ProductModel.columns.productId },
    },
  });
}

export type TestMeasures = Pick<TestModel, 'subweight' | 'ptAssay' | 'pdAssay' | 'rhAssay'>;

/** The tests of a converter, newest first. */
export function testsOf(database: Knex, productId: string): QueryBuilder<TestModel> {
  return TestModel.query(database)
    .where(t.productId, productId)
    .orderBy([
      { column: t.createdDate, order: 'desc' },
      { column: t.testId, order: 'desc' },
    ]);
}

/** What every test of a converter measured. */
export const readMeasures = (database: Knex, productId: string): Promise<TestMeasures[]> =>
  TestModel.query(database)
    .where(t.productId, productId)
    .select(t.subweight, t.ptAssay, t.pdAssay, t.rhAssay)
    .execute();

/** A test of a converter that is not deleted, or undefined; it stays as it is until the transaction ends. */
export const lockTest = (trx: Knex.Transaction, testId: string): Promise<TestModel | undefined> =>
  TestModel.query(trx)
    .findById(testId)
    .whereExists(TestModel.relatedQuery('converter').whereNull('converter.deleted_at'))
    .forUpdate()
    .execute();

/**
 * Counts the tests of a converter on by `change`. Answers whether there is such a converter. Its version stays: no
 * editor sets the count and no copy holds it.
 */
export async function countTests(trx: Knex.Transaction, productId: string, change: 1 | -1): Promise<boolean> {
  const counted = await ProductModel.query(trx)
    .where(ProductModel.columns.productId, productId)
    .modify('live')
    .patch({ testCount: raw('test_count + ?', change) });
  return counted > 0;
}
