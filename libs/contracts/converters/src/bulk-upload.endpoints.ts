import {
  allow,
  configUsers,
  endpoint,
  id,
  keysetListOf,
  keysetPaging,
  linkAnswer,
  listOf,
  moment,
  paging,
  saved,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';

const service = 'converters';
/** Config users who may add converters. */
const uploaders = allow(
  { isSA: true, flags: ['canAddConverter'] },
  { hierarchy: [10], flags: ['canAddConverter'] },
);

export const uploadStatus = z.enum([
  'queued',
  'validating',
  /** Checked: waits for somebody to apply or drop it. */
  'preview',
  'applying',
  'done',
  'failed',
  'undoing',
  'undone',
  'dropped',
]);

export const bulkUpload = z.object({
  uploadId: id,
  title: z.string(),
  fileName: z.string(),
  status: uploadStatus,
  /** When it was uploaded. */
  time: moment,
  userName: z.string(),
  /** From 0 to 1, of the step it is in. */
  progress: z.number(),
  rowCount: z.number().int(),
  addCount: z.number().int(),
  changeCount: z.number().int(),
  sameCount: z.number().int(),
  badCount: z.number().int(),
  /** Rows that add a converter whose code the catalogue has already. */
  duplicateCount: z.number().int(),
  /** Rows that add a converter whose code only an earlier row of the file has. */
  repeatCount: z.number().int(),
  /** Rows without an id mean the converter with their code. */
  byCode: z.boolean(),
  allOrNothing: z.boolean(),
  /** What a person should know besides: columns that are not read, a file that was landed before, what an undo kept. */
  notes: z.array(z.string()),
  /** Why it failed, for a person. */
  error: z.string().nullable(),
  canApply: z.boolean(),
  /** Its file can be read in another way: it has changed nothing. */
  canReadAgain: z.boolean(),
  canUndo: z.boolean(),
});
export type BulkUpload = z.infer<typeof bulkUpload>;

export const bulkUploadFile = endpoint({
  id: 'bulkUploadFile',
  service,
  method: 'POST',
  path: '/write/v1/product/bulkUpload',
  summary:
    'Takes a csv or xlsx of converters (multipart fields file, title, allOrNothing, isPreview): it lands, or with isPreview waits to be applied',
  access: uploaders,
  body: 'multipart',
  rateLimit: 'upload',
  input: z.object({}),
  output: saved.extend({ uploadId: id, notes: bulkUpload.shape.notes }),
});

export const bulkUploadList = endpoint({
  id: 'bulkUploadList',
  service,
  method: 'GET',
  path: '/read/v1/product/bulkUploads',
  summary: 'Uploads, newest first',
  access: configUsers,
  input: z.object({ ...keysetPaging(10), text: searchText.optional() }),
  output: keysetListOf(bulkUpload),
});

/** What a row of the file would do to the catalogue. */
export const uploadRow = z.object({
  /** The line in the file, the header being 1. */
  line: z.number().int(),
  kind: z.enum(['add', 'change', 'same', 'bad']),
  oem: z.string(),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  reasons: z.array(z.string()),
  /** How many converters carry the code of a row that adds one. */
  knownCount: z.number().int(),
  /** The first line of the file with its code, where it is an earlier one. */
  knownLine: z.number().int().nullable(),
});

export const bulkUploadDetail = endpoint({
  id: 'bulkUploadDetail',
  service,
  method: 'GET',
  path: '/read/v1/product/bulkUpload',
  summary: 'One upload with what its rows would do or did',
  access: configUsers,
  input: z.object({ ...paging(50), uploadId: id, kind: z.enum(['add', 'change', 'bad']).optional() }),
  output: listOf(uploadRow).extend({
    upload: bulkUpload,
    /** The titles of the file with the field that each is read as; empty for one that is not read. */
    titles: z.array(z.object({ title: z.string(), field: z.string() })),
    /** The fields that a title can be matched with. */
    fields: z.array(z.string()),
    /** The first rows that add a converter whose code another one has. */
    sharedCodes: z.array(uploadRow.pick({ line: true, oem: true, knownCount: true, knownLine: true })),
  }),
});

export const bulkUploadBadRows = endpoint({
  id: 'bulkUploadBadRows',
  service,
  method: 'GET',
  path: '/read/v1/product/bulkUpload/badRows',
  summary: 'The bad rows as a file: as they were sent, with line and reason, to be corrected and sent again',
  access: configUsers,
  input: z.object({ uploadId: id }),
  output: linkAnswer,
});

export const bulkUploadApply = endpoint({
  id: 'bulkUploadApply',
  service,
  method: 'PUT',
  path: '/write/v1/product/bulkUpload/apply',
  summary: 'Lands the good rows of a previewed upload, or all or none',
  access: configUsers,
  input: z.object({ uploadId: id }),
  output: saved,
});

export const bulkUploadReadAgain = endpoint({
  id: 'bulkUploadReadAgain',
  service,
  method: 'PUT',
  path: '/write/v1/product/bulkUpload/readAgain',
  summary:
    'Reads the file of an upload again: with titles matched with fields, which the company remembers, or by code',
  access: configUsers,
  input: z.object({
    uploadId: id,
    /** An empty field: the title is not read. */
    matches: z
      .array(z.object({ title: z.string().max(1000), field: z.string().max(100) }))
      .max(300)
      .optional(),
    byCode: z.boolean().optional(),
  }),
  output: saved,
});

export const bulkUploadDrop = endpoint({
  id: 'bulkUploadDrop',
  service,
  method: 'PUT',
  path: '/write/v1/product/bulkUpload/drop',
  summary: 'Drops a previewed upload without a trace in the catalogue',
  access: configUsers,
  input: z.object({ uploadId: id }),
  output: saved,
});

/** A converter that an undo leaves as it is. */
export const undoRemainder = z.object({
  line: z.number().int(),
  oem: z.string(),
  name: z.string(),
  /** Somebody deleted it since; it stays deleted. */
  isGone: z.boolean(),
  reasons: z.array(z.string()),
});

export const bulkUploadUndoPreview = endpoint({
  id: 'bulkUploadUndoPreview',
  service,
  method: 'GET',
  path: '/read/v1/product/bulkUpload/undo',
  summary: 'What taking an upload back would do now: how much it takes back, and what it leaves, by name',
  access: configUsers,
  input: z.object({ ...paging(50), uploadId: id }),
  output: listOf(undoRemainder).extend({
    /** Added converters that would be deleted. */
    deleteCount: z.number().int(),
    /** Changed converters that would get their values back. */
    restoreCount: z.number().int(),
    keptCount: z.number().int(),
    goneCount: z.number().int(),
  }),
});

export const bulkUploadUndo = endpoint({
  id: 'bulkUploadUndo',
  service,
  method: 'PUT',
  path: '/write/v1/product/bulkUpload/undo',
  summary:
    'Takes back an upload; converters changed, tested, bought or put into carts since are kept and named',
  access: configUsers,
  input: z.object({ uploadId: id }),
  output: saved,
});
