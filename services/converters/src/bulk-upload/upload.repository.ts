import type { Session } from '@washcoat/contract-entities';
import {
  containingWords,
  keysetPageOf,
  withinScope,
  type KeysetPage,
  type KeysetRequest,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { NewUpload, RowCounts, StoredUpload, UploadStatus } from './bulk-upload';

const columns = {
  uploadId: 'upload_id',
  title: 'title',
  fileName: 'file_name',
  companyId: 'company_id',
  userName: 'user_name',
  uploadedAt: 'uploaded_at',
  status: 'status',
  progress: 'progress',
  session: 'session',
  isPreview: 'is_preview',
  allOrNothing: 'all_or_nothing',
  format: 'format',
  bytes: 'bytes',
  columns: 'columns',
  titles: 'titles',
  matches: 'matches',
  byCode: 'by_code',
  duplicateCount: 'duplicate_count',
  repeatCount: 'repeat_count',
  notes: 'notes',
  rowCount: 'row_count',
  addCount: 'add_count',
  changeCount: 'change_count',
  sameCount: 'same_count',
  badCount: 'bad_count',
  error: 'error',
  isKept: 'is_kept',
} as const satisfies Record<keyof StoredUpload, string>;

/** Steps that the service does by itself. */
const underWay: readonly UploadStatus[] = ['queued', 'validating', 'applying', 'undoing'];

/** Stores a new upload that waits for its turn. */
export async function insertUpload(trx: Knex.Transaction, upload: NewUpload, now: Date): Promise<void> {
  await trx('bulk_upload').insert({
    upload_id: upload.uploadId,
    title: upload.title,
    file_name: upload.fileName,
    company_id: upload.companyId,
    user_name: upload.userName,
    uploaded_at: now,
    status: 'queued' satisfies UploadStatus,
    session: JSON.stringify(upload.session),
    is_preview: upload.isPreview,
    all_or_nothing: upload.allOrNothing,
    format: JSON.stringify(upload.format),
    bytes: upload.bytes,
    sha256: upload.sha256,
    columns: upload.columns,
    titles: upload.titles,
    matches: JSON.stringify(upload.matches),
    notes: upload.notes,
  });
}

/** One upload within the scope of the user, or null. */
export async function findUpload(
  database: Knex,
  session: Session,
  uploadId: string,
): Promise<StoredUpload | null> {
  const query = database('bulk_upload').where({ upload_id: uploadId }).first(columns);
  return (await withinScope(query, session, 'company_id')) ?? null;
}

/** The uploads within the scope of the user whose title or file has every word of `text`, newest first. */
export function listUploads(
  database: Knex,
  session: Session,
  { text, ...page }: KeysetRequest & { text?: string },
): Promise<KeysetPage<StoredUpload>> {
  const searched = database.raw(`lower(title || ' ' || file_name)`);
  const uploads = database('bulk_upload')
    .select({ ...columns, searched })
    .as('upload');
  const query = withinScope(database(uploads).select(Object.keys(columns)), session, 'companyId');
  return keysetPageOf<StoredUpload>(database, containingWords(query, 'searched', text ?? ''), page, {
    columns: [
      { sql: '"uploadedAt"', type: 'timestamptz' },
      { sql: '"uploadId"', type: 'uuid' },
    ],
    direction: 'desc',
  });
}

/** When a file with this content was landed last; null when it never was. */
export async function lastLanding(database: Knex, session: Session, sha256: string): Promise<Date | null> {
  const query = database('bulk_upload')
    .where({ sha256, status: 'done' satisfies UploadStatus })
    .orderBy('uploaded_at', 'desc')
    .limit(1)
    .pluck('uploaded_at');
  const [at]: Date[] = await withinScope(query, session, 'company_id');
  return at ?? null;
}

/** The upload that waits longest for something that the service does by itself, or null. */
export async function nextUnderWay(database: Knex): Promise<StoredUpload | null> {
  const query = database('bulk_upload').whereIn('status', underWay).orderBy('uploaded_at').first(columns);
  return (await query) ?? null;
}

/** Notes that a step is tried and answers how often it was, this time included. */
export async function countAttempt(database: Knex, uploadId: string): Promise<number> {
  const [row] = await database('bulk_upload')
    .where({ upload_id: uploadId })
    .increment('attempts', 1)
    .returning<{ attempts: number }[]>('attempts');
  return row?.attempts ?? 0;
}

/** The ids of uploads from before a moment whose files are still kept and that nothing is done with. */
export async function oldUploads(database: Knex, before: Date, count: number): Promise<string[]> {
  return database('bulk_upload')
    .where({ is_kept: true })
    .andWhere('uploaded_at', '<', before)
    .whereNotIn('status', underWay)
    .orderBy('uploaded_at')
    .limit(count)
    .pluck('upload_id');
}

/** Removes the file and the rows of an upload that nothing is done with. */
export async function forgetUpload(trx: Knex.Transaction, uploadId: string): Promise<void> {
  const changed = await trx('bulk_upload')
    .where({ upload_id: uploadId })
    .whereNotIn('status', underWay)
    .update({ is_kept: false, status: trx.raw(`case status when 'preview' then 'dropped' else status end`) });
  if (!changed) return;
  await trx('bulk_upload_part').where({ upload_id: uploadId }).delete();
  await trx('bulk_upload_row').where({ upload_id: uploadId }).delete();
}

/** What becomes different of an upload besides its status. */
export type UploadPatch = Partial<
  Pick<StoredUpload, 'error' | 'notes' | 'session' | 'columns' | 'matches' | 'byCode' | 'isPreview'> &
    RowCounts
>;

/** Brings an upload from one status to the next. False when it is not in the first any more. */
export async function moveUpload(
  database: Knex,
  uploadId: string,
  from: UploadStatus,
  to: UploadStatus,
  patch: UploadPatch = {},
): Promise<boolean> {
  const { session, matches, ...rest } = patch;
  const changed = await database('bulk_upload')
    .where({ upload_id: uploadId, status: from })
    .update({
      status: to,
      progress: 0,
      attempts: 0,
      ...Object.fromEntries(Object.entries(rest).map(([field, value]) => [columnOf(field), value])),
      ...(session ? { session: JSON.stringify(session) } : {}),
      ...(matches ? { matches: JSON.stringify(matches) } : {}),
    });
  return changed > 0;
}

/** Notes how far the present step is: from 0 to 1. */
export async function noteProgress(database: Knex, uploadId: string, progress: number): Promise<void> {
  await database('bulk_upload')
    .where({ upload_id: uploadId })
    .update({ progress: progress.toFixed(3) });
}

function columnOf(field: string): string {
  return String(Reflect.get(columns, field));
}
