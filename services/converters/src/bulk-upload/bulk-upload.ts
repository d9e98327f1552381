import type { uploadStatus } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { z } from 'zod';
import type { FileFormat } from '@washcoat/service-kit/sheets';
import type { TitleMatches } from '../catalogue-file/header';

export type UploadStatus = z.infer<typeof uploadStatus>;

export interface StoredUpload {
  uploadId: string;
  title: string;
  fileName: string;
  companyId: string | null;
  userName: string;
  uploadedAt: Date;
  status: UploadStatus;
  /** From 0 to 1, of the step it is in. */
  progress: string;
  /** Who asked for the step it is in: what is done is done in their name and within their rights. */
  session: Session;
  isPreview: boolean;
  allOrNothing: boolean;
  format: FileFormat;
  /** Of the file. */
  bytes: number;
  /** Ids of the columns of the file that count: known ones that the uploader may set. */
  columns: string[];
  /** The titles of the file, and which of them somebody matched with a column. */
  titles: string[];
  matches: TitleMatches;
  /** Rows without an id mean the converter with their code. */
  byCode: boolean;
  /** Rows that add a converter whose code the catalogue has. */
  duplicateCount: number;
  /** Rows that add a converter whose code only an earlier row of the file has. */
  repeatCount: number;
  /** What a person should know besides the counts. */
  notes: string[];
  rowCount: number;
  addCount: number;
  changeCount: number;
  sameCount: number;
  badCount: number;
  error: string | null;
  /** Whether its file and rows are still there. */
  isKept: boolean;
}

/** A new upload; its file goes in beside it. */
export type NewUpload = Pick<
  StoredUpload,
  | 'uploadId'
  | 'title'
  | 'fileName'
  | 'companyId'
  | 'userName'
  | 'session'
  | 'isPreview'
  | 'allOrNothing'
  | 'format'
  | 'bytes'
  | 'columns'
  | 'titles'
  | 'matches'
  | 'notes'
> & { sha256: string };

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

/** How many rows of an upload do what. */
export type RowCounts = Pick<
  StoredUpload,
  'rowCount' | 'addCount' | 'changeCount' | 'sameCount' | 'badCount' | 'duplicateCount' | 'repeatCount'
>;
