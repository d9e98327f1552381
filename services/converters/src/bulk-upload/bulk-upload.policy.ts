import type { Session } from '@washcoat/contract-entities';
import { forbidden } from '@washcoat/service-kit';
import { isColumnOpen } from '../catalogue-file/columns';
import type { StoredUpload } from './upload.model';

/** Config users open the screen; uploading, applying and undoing need the right to add converters (GAP-BULK-03). */
export function assertMayUpload(session: Session): void {
  if (!session.canAddConverter) throw forbidden();
}

/** Whoever lands, drops or undoes an upload must be allowed to do all that it does. */
export function mayRunUpload(
  session: Session,
  upload: Pick<StoredUpload, 'columns' | 'changeCount'>,
): boolean {
  return (
    session.canAddConverter &&
    (session.canEditConverter || upload.changeCount === 0) &&
    upload.columns.every((column) => isColumnOpen(column, session))
  );
}

/** Rows change converters only for those who may edit one. */
export function mayEdit(session: Session): boolean {
  return session.canEditConverter;
}
