import type { Knex } from 'knex';
import type { TestFindings, TestMeasures, TestRow } from './converter-test';

/** The tests of a converter, newest first. */
export function testsOf(database: Knex, productId: string): Knex.QueryBuilder {
  return database('product_test')
    .where({ product_id: productId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'test_id', order: 'desc' },
    ]);
}

/** What every test of a converter measured. */
export function readMeasures(database: Knex, productId: string): Promise<TestMeasures[]> {
  return database('product_test')
    .where({ product_id: productId })
    .select('subweight', 'pt_assay', 'pd_assay', 'rh_assay');
}

/** A test of a converter that is not deleted, or null; it stays as it is until the transaction ends. */
export async function lockTest(trx: Knex.Transaction, testId: string): Promise<TestRow | null> {
  const row = await trx('product_test')
    .join('product', 'product.product_id', 'product_test.product_id')
    .where('product_test.test_id', testId)
    .whereNull('product.deleted_at')
    .forUpdate('product_test')
    .first('product_test.*');
  return row ?? null;
}

export async function insertTest(
  trx: Knex.Transaction,
  author: Omit<TestRow, keyof TestMeasures | 'location' | 'notes'>,
  findings: TestFindings,
): Promise<void> {
  await trx('product_test').insert({ ...author, ...columnsOf(findings) });
}

export async function updateTest(
  trx: Knex.Transaction,
  testId: string,
  findings: TestFindings,
): Promise<void> {
  await trx('product_test').where({ test_id: testId }).update(columnsOf(findings));
}

export async function removeTest(trx: Knex.Transaction, testId: string): Promise<void> {
  await trx('product_test').where({ test_id: testId }).delete();
}

/**
 * Counts the tests of a converter on by `change`. Answers whether there is such a converter. Its version stays: no
 * editor sets the count and no copy holds it.
 */
export async function countTests(trx: Knex.Transaction, productId: string, change: 1 | -1): Promise<boolean> {
  const counted = await trx('product')
    .where({ product_id: productId })
    .whereNull('deleted_at')
    .increment('test_count', change);
  return counted > 0;
}

function columnsOf(findings: TestFindings) {
  return {
    subweight: findings.subweight,
    pt_assay: findings.ptAssay,
    pd_assay: findings.pdAssay,
    rh_assay: findings.rhAssay,
    location: findings.location,
    notes: findings.notes,
  };
}
