import type { BulkUpload, uploadRow } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { z } from 'zod';
import { isColumnOpen } from '../catalogue-file/columns';
import type { StoredRow, StoredUpload } from './bulk-upload';
import { mayHandle } from './bulk-upload.policy';
import { isLandable, isUndoable } from './upload-state';

type UploadRow = z.infer<typeof uploadRow>;

/** An upload as it leaves; `canApply` and `canUndo` are those of the user who asks. */
export function presentUpload(upload: StoredUpload, session: Session): BulkUpload {
  const isAllowed = mayHandle(session, upload);
  return {
    uploadId: upload.uploadId,
    title: upload.title,
    fileName: upload.fileName,
    status: upload.status,
    time: upload.uploadedAt.toISOString(),
    userName: upload.userName,
    progress: Number(upload.progress),
    rowCount: upload.rowCount,
    addCount: upload.addCount,
    changeCount: upload.changeCount,
    sameCount: upload.sameCount,
    badCount: upload.badCount,
    allOrNothing: upload.allOrNothing,
    notes: upload.notes,
    error: upload.error,
    canApply: isAllowed && isLandable(upload),
    canUndo: isAllowed && isUndoable(upload),
  };
}

/** A row as it leaves: what it gives a new converter, or what it changes. Fields out of the user's sight are left out. */
export function presentRow(
  { line, kind, oem, reasons, before, after }: StoredRow,
  session: Session,
): UploadRow {
  const changes = Object.entries(after ?? {})
    .filter(([field]) => isColumnOpen(field, session))
    .map(([field, value]) => ({ field, before: textOf(before?.[field]), after: textOf(value) }))
    .filter((change) => change.before !== change.after);
  return { line, kind, oem: oem ?? '', changes, reasons };
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
