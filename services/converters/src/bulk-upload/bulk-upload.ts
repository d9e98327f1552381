import type { uploadStatus } from '@washcoat/contract-converters';
import type { z } from 'zod';

export type UploadStatus = z.infer<typeof uploadStatus>;

export type RowKind = 'add' | 'change' | 'same' | 'bad';

/** What a row of a file does to the catalogue, as it is stored. */
export interface StoredRow {
  line: number;
  kind: RowKind;
  oem: string | null;
  reasons: string[];
  /** Converters that carry the code of a row that adds one. */
  knownCount: number;
  /** The first line with the code of the row, where it is an earlier one. */
  knownLine: number | null;
  /** Values of a changed converter by field, before; null for a row that adds one. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}
