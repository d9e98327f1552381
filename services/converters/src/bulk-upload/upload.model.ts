import type { Session } from '@washcoat/contract-entities';
import {
  choiceColumn,
  exactColumn,
  flagColumn,
  jsonColumn,
  listColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';
import type { FileFormat } from '@washcoat/service-kit/sheets';
import type { TitleMatches } from '../catalogue-file/header';
import type { UploadStatus } from './bulk-upload';

const columns = {
  uploadId: textColumn,
  title: textColumn,
  fileName: textColumn,
  companyId: optional(textColumn),
  userName: textColumn,
  uploadedAt: momentColumn,
  status: choiceColumn<UploadStatus>(),
  /** From 0 to 1, of the step it is in. */
  progress: exactColumn,
  /** How often the step it is in was tried. */
  attempts: wholeColumn,
  /** Who asked for the step it is in: what is done is done in their name and within their rights. */
  session: jsonColumn<Session>(),
  isPreview: flagColumn,
  allOrNothing: flagColumn,
  format: jsonColumn<FileFormat>(),
  /** Of the file. */
  bytes: wholeColumn,
  sha256: textColumn,
  /** Ids of the columns of the file that count: known ones that the uploader may set. */
  columns: listColumn,
  /** The titles of the file, and which of them somebody matched with a column. */
  titles: listColumn,
  matches: jsonColumn<TitleMatches>(),
  /** Rows without an id mean the converter with their code. */
  byCode: flagColumn,
  /** Rows that add a converter whose code the catalogue has. */
  duplicateCount: wholeColumn,
  /** Rows that add a converter whose code only an earlier row of the file has. */
  repeatCount: wholeColumn,
  /** What a person should know besides the counts. */
  notes: listColumn,
  rowCount: wholeColumn,
  addCount: wholeColumn,
  changeCount: wholeColumn,
  sameCount: wholeColumn,
  badCount: wholeColumn,
  error: optional(textColumn),
  /** Whether its file and rows are still there. */
  isKept: flagColumn,
};

/** A file of converters that somebody uploaded. */
export type StoredUpload = RecordOf<typeof columns>;

/** The same as it is stored. */
export class UploadModel extends tableModel('bulk_upload', ['uploadId'], columns) {}

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
  | 'sha256'
  | 'columns'
  | 'titles'
  | 'matches'
  | 'notes'
>;

/** How many rows of an upload do what. */
export type RowCounts = Pick<
  StoredUpload,
  'rowCount' | 'addCount' | 'changeCount' | 'sameCount' | 'badCount' | 'duplicateCount' | 'repeatCount'
>;
