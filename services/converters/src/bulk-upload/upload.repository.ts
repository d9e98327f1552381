import type { Session } from '@washcoat/contract-entities';
import {
  containingWords,
  keysetPageOf,
  withinScope,
  type KeysetOrder,
  type KeysetPage,
  type KeysetRequest,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { raw } from 'objection';
import type { UploadStatus } from './bulk-upload';
import { UploadModel, type NewUpload, type RowCounts, type StoredUpload } from './upload.model';

const { columns: b } = UploadModel;

/** Steps that the service does by itself. */
const underWay: UploadStatus[] = ['queued', 'validating', 'applying', 'undoing'];

/** Stores a new upload that waits for its turn. */
export async function insertUpload(trx: Knex.Transaction, upload: NewUpload, now: Date): Promise<void> {
  await UploadModel.query(trx).insert({ ...upload, uploadedAt: now, status: 'queued' });
}

/** One upload within the scope of the user, or undefined. */
export const findUpload = (
  database: Knex,
  session: Session,
  uploadId: string,
): Promise<StoredUpload | undefined> =>
  withinScope(UploadModel.query(database).findById(uploadId), session, b.companyId).execute();

const newestFirst: KeysetOrder = {
  columns: [
    { sql: '"uploadedAt"', type: 'timestamptz' },
    { sql: '"uploadId"', type: 'uuid' },
  ],
  direction: 'desc',
};

/** The uploads within the scope of the user whose title or file has every word of `text`, newest first. */
export function listUploads(
  database: Knex,
  session: Session,
  { text = '', ...page }: KeysetRequest & { text?: string },
): Promise<KeysetPage<StoredUpload>> {
  const named = Object.entries(b).map(([name, column]) => `${column} as ${name}`);
  const searched = raw(`lower(title || ' ' || file_name)`).as('searched');
  const every = UploadModel.query().select(named).select(searched).as('upload');
  const query = UploadModel.query(database).select('upload.*').from(every);
  withinScope(query, session, 'companyId');
  return keysetPageOf(database, containingWords(query, 'searched', text), page, newestFirst);
}

/** When a file with this content was landed last; null when it never was. */
export async function lastLanding(database: Knex, session: Session, sha256: string): Promise<Date | null> {
  const landed = UploadModel.query(database)
    .where(b.sha256, sha256)
    .where(b.status, 'done')
    .orderBy(b.uploadedAt, 'desc')
    .select(b.uploadedAt);
  const last = await withinScope(landed, session, b.companyId).first();
  return last?.uploadedAt ?? null;
}

/** The upload that waits longest for something that the service does by itself, or undefined. */
export const nextUnderWay = (database: Knex): Promise<StoredUpload | undefined> =>
  UploadModel.query(database).whereIn(b.status, underWay).orderBy(b.uploadedAt).first().execute();

/** Notes that a step is tried and answers how often it was, this time included. */
export async function countAttempt(database: Knex, uploadId: string): Promise<number> {
  const counted = await UploadModel.query(database)
    .patch({ attempts: raw('attempts + 1') })
    .where(b.uploadId, uploadId)
    .returning('*')
    .first();
  return counted?.attempts ?? 0;
}

/** The ids of uploads from before a moment whose files are still kept and that nothing is done with. */
export async function oldUploads(database: Knex, before: Date, count: number): Promise<string[]> {
  const old = await UploadModel.query(database)
    .where(b.isKept, true)
    .where(b.uploadedAt, '<', before)
    .whereNotIn(b.status, underWay)
    .orderBy(b.uploadedAt)
    .limit(count)
    .select(b.uploadId);
  return old.map(({ uploadId }) => uploadId);
}

/** Removes the file and the rows of an upload that nothing is done with. */
export async function forgetUpload(trx: Knex.Transaction, uploadId: string): Promise<void> {
  const changed = await UploadModel.query(trx)
    .patch({ isKept: false, status: raw(`case status when 'preview' then 'dropped' else status end`) })
    .where(b.uploadId, uploadId)
    .whereNotIn(b.status, underWay);
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
  const changed = await UploadModel.query(database)
    .patch({ ...patch, status: to, progress: '0', attempts: 0 })
    .where(b.uploadId, uploadId)
    .where(b.status, from);
  return changed > 0;
}

/** Notes how far the present step is: from 0 to 1. */
export async function noteProgress(database: Knex, uploadId: string, progress: number): Promise<void> {
  await UploadModel.query(database)
    .patch({ progress: progress.toFixed(3) })
    .where(b.uploadId, uploadId);
}
