import { presentTest } from './converter-test.presenter';
import type { TestFindings, TestRow } from './converter-test';

/** What a test found, by the names of the wire, for the audit trail. */
export function auditedTest(row: TestRow): Record<string, unknown> {
  const { productId, subweight, ptAssay, pdAssay, rhAssay, location, notes } = presentTest(row, true);
  return { productId, subweight, ptAssay, pdAssay, rhAssay, location, notes };
}

/** The same for what somebody enters. */
export function auditedFindings(productId: string, findings: TestFindings): Record<string, unknown> {
  const { subweight, ptAssay, pdAssay, rhAssay, location, notes } = findings;
  return { productId, subweight, ptAssay, pdAssay, rhAssay, location, notes };
}
