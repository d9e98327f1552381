import { notFound, type UnitOfWork } from '@washcoat/service-kit';
import { auditedTest } from './audited-test';
import { countTests, lockTest, removeTest } from './converter-test.repository';

/** Deletes a test. Throws 404 for one that is not there. */
export async function deleteTest(unit: UnitOfWork, testId: string): Promise<void> {
  const row = await lockTest(unit.trx, testId);
  if (!row) throw notFound('This test');
  await removeTest(unit.trx, testId);
  await countTests(unit.trx, row.product_id, -1);
  await unit.audit({ action: 'delete', entity: 'test', entityId: testId, before: auditedTest(row) });
}
