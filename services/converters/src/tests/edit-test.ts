import { notFound, type UnitOfWork } from '@washcoat/service-kit';
import { auditedFindings, auditedTest } from './audited-test';
import type { TestFindings } from './converter-test';
import { lockTest, updateTest } from './converter-test.repository';

export interface TestEdit extends Omit<TestFindings, 'notes'> {
  testId: string;
  /** Absent: they stay as they are. */
  notes?: string;
}

/** Changes what a test found; converter, date and author stay. Throws 404 for a test that is not there. */
export async function editTest(unit: UnitOfWork, { testId, notes, ...measures }: TestEdit): Promise<void> {
  const row = await lockTest(unit.trx, testId);
  if (!row) throw notFound('This test');
  const findings = { ...measures, notes: notes ?? row.notes };
  await updateTest(unit.trx, testId, findings);
  await unit.audit({
    action: 'edit',
    entity: 'test',
    entityId: testId,
    before: auditedTest(row),
    after: auditedFindings(row.product_id, findings),
  });
}
