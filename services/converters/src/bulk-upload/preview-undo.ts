import type { bulkUploadUndoPreview } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { conflict, notFound, type ServiceCaller } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { heldByCarts } from './held-by-carts';
import { countUndo, keptRows } from './undo-rows.repository';
import { isUndoable } from './upload-state';
import { findUpload } from './upload.repository';

/**
 * What taking an upload back would do now, with a page of what it would leave as it is. 404 for an upload out of sight,
 * 409 for one that can't be undone.
 */
export async function previewUndo(
  { database, session, services }: { database: Knex; session: Session; services: ServiceCaller },
  { uploadId, count, offset }: InputOf<typeof bulkUploadUndoPreview>,
): Promise<AnswerOf<typeof bulkUploadUndoPreview>> {
  const upload = await findUpload(database, session, uploadId);
  if (!upload) throw notFound('This upload');
  if (!isUndoable(upload))
    throw conflict('This upload can not be undone.', 'WRONG_STATUS', { status: upload.status });
  const scope = {
    uploadId,
    columns: upload.columns,
    held: await heldByCarts(database, services, uploadId),
  };
  const rows = await keptRows(database, scope, { count: count + 1, offset });
  return {
    ...(await countUndo(database, scope)),
    list: rows.slice(0, count),
    areMoreItemsAvailable: rows.length > count,
  };
}
