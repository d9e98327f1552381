import { test, type testList } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { mapPage, notFound, pageOf, presented } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { mayListInactive, productSight } from '../product/product.policy';
import { findProduct } from '../product/product.repository';
import { readMeasures, testsOf } from './test.model';
import { spreadOfTests } from './test-spread';

/**
 * A page of the tests of a converter, newest first, with the spread over all of them. Throws 404 for a converter that
 * is not there or inactive to the user.
 */
export async function listTests(
  database: Knex,
  session: Session,
  { productId, ...page }: InputOf<typeof testList>,
): Promise<AnswerOf<typeof testList>> {
  if (!(await findProduct(database, productId, mayListInactive(session)))) throw notFound('This converter');
  const { assay } = productSight(session);
  const tests = await pageOf(testsOf(database, productId), page);
  const measures = await readMeasures(database, productId);
  return {
    ...mapPage(tests, (row) => presented(test, row, { assay })),
    testCount: measures.length,
    spread: assay ? spreadOfTests(measures) : undefined,
  };
}
