/** What an analysis of a converter found: grams per piece and ppm. */
export interface TestFindings {
  subweight: number;
  ptAssay: number;
  pdAssay: number;
  rhAssay: number;
  location: string;
  notes: string;
}

/** A test as it is stored; decimals are text. The names are those of who recorded it. */
export interface TestRow {
  test_id: string;
  product_id: string;
  subweight: string;
  pt_assay: string;
  pd_assay: string;
  rh_assay: string;
  location: string;
  notes: string;
  user_id: string | null;
  user_name: string;
  first_name: string;
  last_name: string;
  created_at: Date;
}

/** What of a test is measured. */
export type TestMeasures = Pick<TestRow, 'subweight' | 'pt_assay' | 'pd_assay' | 'rh_assay'>;
