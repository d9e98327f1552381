import type { Session } from '@washcoat/contract-entities';
import { conflict, forbidden, notFound, type UnitOfWork } from '@washcoat/service-kit';
import type { UploadStatus } from './bulk-upload';
import { mayRunUpload } from './bulk-upload.policy';
import { isLandable, isUndoable } from './upload-state';
import type { StoredUpload } from './upload.model';
import { findUpload, moveUpload } from './upload.repository';

/** Asks for the good rows of a checked upload to be landed. */
export function requestLanding(unit: UnitOfWork, session: Session, uploadId: string): Promise<void> {
  return requestStep(unit, session, uploadId, {
    from: 'preview',
    to: 'applying',
    isPossible: isLandable,
    refusal: 'Only an upload that was checked and has something to change can be applied.',
  });
}

/** Drops a checked upload: the catalogue never hears of it. */
export function dropUpload(unit: UnitOfWork, session: Session, uploadId: string): Promise<void> {
  return requestStep(unit, session, uploadId, {
    from: 'preview',
    to: 'dropped',
    isPossible: ({ status }) => status === 'preview',
    refusal: 'Only an upload that waits to be applied can be dropped.',
  });
}

/** Asks for a landed upload to be taken back as a whole. */
export function requestUndo(unit: UnitOfWork, session: Session, uploadId: string): Promise<void> {
  return requestStep(unit, session, uploadId, {
    from: 'done',
    to: 'undoing',
    isPossible: isUndoable,
    refusal: 'Only an upload of the last 30 days that has changed something can be undone, and only once.',
  });
}

interface Step {
  from: UploadStatus;
  to: UploadStatus;
  isPossible(upload: StoredUpload): boolean;
  refusal: string;
}

/** 404 for an upload out of sight, 403 beyond the user's rights, 409 in any other status, also when another was faster. */
async function requestStep(unit: UnitOfWork, session: Session, uploadId: string, step: Step): Promise<void> {
  const upload = await findUpload(unit.trx, session, uploadId);
  if (!upload) throw notFound('This upload');
  if (!mayRunUpload(session, upload)) throw forbidden();
  const { from, to, isPossible, refusal } = step;
  const isMoved =
    isPossible(upload) && (await moveUpload(unit.trx, uploadId, from, to, { session, error: null }));
  if (!isMoved) throw conflict(refusal, 'WRONG_STATUS', { status: upload.status });
  await unit.audit({
    action: to,
    entity: 'bulkUpload',
    entityId: uploadId,
    before: { status: from },
    after: { status: to },
  });
}
