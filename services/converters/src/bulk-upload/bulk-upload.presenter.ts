import type { BulkUpload, uploadRow } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { z } from 'zod';
import { catalogueColumns, isColumnOpen } from '../catalogue-file/columns';
import { headerOf } from '../catalogue-file/header';
import type { StoredRow } from './bulk-upload';
import { mayRunUpload } from './bulk-upload.policy';
import { isLandable, isReadable, isUndoable } from './upload-state';
import type { StoredUpload } from './upload.model';

type UploadRow = z.infer<typeof uploadRow>;

/** An upload as it leaves; `canApply` and `canUndo` are those of the user who asks. */
export function presentUpload(upload: StoredUpload, session: Session): BulkUpload {
  const isAllowed = mayRunUpload(session, upload);
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
    duplicateCount: upload.duplicateCount,
    repeatCount: upload.repeatCount,
    byCode: upload.byCode,
    allOrNothing: upload.allOrNothing,
    notes: upload.notes,
    error: upload.error,
    canApply: isAllowed && isLandable(upload),
    canReadAgain: session.canAddConverter && isReadable(upload),
    canUndo: isAllowed && isUndoable(upload),
  };
}

/** As many titles are shown to be matched. */
const MOST_TITLES = 300;

/** How the titles of the file are read, and which fields the user may match them with. */
export function presentTitles({ titles, matches }: StoredUpload, session: Session) {
  const { columns } = headerOf(titles, matches);
  return {
    titles: titles
      .map((title, at) => ({ title, field: columns[at]?.id ?? '' }))
      .filter(({ title }) => title.trim())
      .slice(0, MOST_TITLES),
    fields: catalogueColumns.map(({ id }) => id).filter((id) => isColumnOpen(id, session)),
  };
}

/** A row as it leaves: what it gives a new converter, or what it changes. Fields out of the user's sight are left out. */
export function presentRow(
  { line, kind, oem, reasons, before, after, knownCount, knownLine }: StoredRow,
  session: Session,
): UploadRow {
  const changes = Object.entries(after ?? {})
    .filter(([field]) => isColumnOpen(field, session))
    .map(([field, value]) => ({ field, before: textOf(before?.[field]), after: textOf(value) }))
    .filter((change) => change.before !== change.after);
  return { line, kind, oem: oem ?? '', changes, reasons, knownCount, knownLine };
}

/** A row that adds a converter whose code another one has. */
export function presentSharedCode({
  line,
  oem,
  knownCount,
  knownLine,
}: Pick<StoredRow, 'line' | 'oem' | 'knownCount' | 'knownLine'>) {
  return { line, oem: oem ?? '', knownCount, knownLine };
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
