import type { Session } from '@washcoat/contract-entities';
import { newId, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { auditedFindings } from './audited-test';
import type { TestFindings } from './converter-test';
import { countTests, insertTest } from './converter-test.repository';

/**
 * Records an analysis of a converter under the name of who is signed in. Answers its id. The weight and assay that the
 * converter is priced by stay what an editor set: a test is evidence, and somebody decides what follows from it.
 * Throws 404 for a converter that is not there.
 */
export async function addTest(
  unit: UnitOfWork,
  session: Session,
  productId: string,
  findings: TestFindings,
): Promise<string> {
  if (!(await countTests(unit.trx, productId, 1))) throw notFound('This converter');
  const testId = newId();
  const author = {
    test_id: testId,
    product_id: productId,
    user_id: session.userId,
    user_name: session.email,
    first_name: session.firstName,
    last_name: session.lastName,
    created_at: unit.now,
  };
  await insertTest(unit.trx, author, findings);
  const after = auditedFindings(productId, findings);
  await unit.audit({ action: 'add', entity: 'test', entityId: testId, after });
  return testId;
}
