import type { ConverterTest } from '@washcoat/contract-converters';
import type { TestRow } from './converter-test';

/** A test as it leaves; weight (grams) and assays (ppm) are absent for those who may not see them. */
export function presentTest(row: TestRow, isAssayVisible: boolean): ConverterTest {
  const test: ConverterTest = {
    testId: row.test_id,
    productId: row.product_id,
    location: row.location,
    notes: row.notes,
    userName: row.user_name,
    firstName: row.first_name,
    lastName: row.last_name,
    createdDate: row.created_at.toISOString(),
  };
  if (!isAssayVisible) return test;
  const { subweight, pt_assay, pd_assay, rh_assay } = row;
  return {
    ...test,
    subweight: Number(subweight),
    ptAssay: Number(pt_assay),
    pdAssay: Number(pd_assay),
    rhAssay: Number(rh_assay),
  };
}
