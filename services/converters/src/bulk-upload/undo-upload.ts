import { codeKeyOf } from '@washcoat/contract-converters';
import type { Service } from '@washcoat/service-kit';
import { publishProducts } from '../product/publish-products';
import { settleSharedStamps } from '../product/shared-stamp.repository';
import type { StoredUpload } from './bulk-upload';
import { targetIds, touchedCodes } from './land-rows.repository';
import { keepHeldByCarts } from './keep-held-by-carts';
import {
  deleteAdded,
  keptRows,
  lockLanded,
  markChanged,
  revertChanged,
  type KeptRows,
} from './undo-rows.repository';
import { auditUndo } from './upload-audit.repository';
import { moveUpload } from './upload.repository';

/**
 * Takes a landed upload back in one transaction: what it added is deleted, what it changed gets its values from before.
 * Converters that somebody changed again since then keep the later change, those that open carts hold stay, and both are
 * named.
 */
export async function undoUpload(service: Service, upload: StoredUpload, now: Date): Promise<void> {
  const { uploadId, columns, session } = upload;
  await service.inTransaction({ session, now, correlationId: uploadId }, async (unit) => {
    const { trx } = unit;
    await lockLanded(trx, uploadId);
    await markChanged(trx, { uploadId, columns });
    await keepHeldByCarts(trx, service.platform.services, uploadId);
    const kept = await keptRows(trx, uploadId);
    await deleteAdded(trx, { uploadId, columns, now });
    await revertChanged(trx, { uploadId, columns, now });
    const productIds = await targetIds(trx, uploadId);
    const codeKeys = (await touchedCodes(trx, uploadId)).map(codeKeyOf);
    const twins = await settleSharedStamps(trx, codeKeys, productIds);
    await auditUndo(unit, session, uploadId);
    await publishProducts(unit, [...productIds, ...twins]);
    await unit.audit({
      action: 'undo',
      entity: 'bulkUpload',
      entityId: uploadId,
      after: { title: upload.title, kept: kept.count },
    });
    const notes = kept.count ? [...upload.notes, keptNote(kept)] : upload.notes;
    await moveUpload(trx, uploadId, 'undoing', 'undone', { notes, error: null });
  });
}

function keptNote({ count, codes }: KeptRows): string {
  const more = count > codes.length ? ` and ${count - codes.length} more` : '';
  const those = count === 1 ? '1 converter was' : `${count} converters were`;
  return `${those} kept, because of later changes or open carts: ${codes.join(', ')}${more}.`;
}
