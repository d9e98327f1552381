import { codeKeyOf } from '@washcoat/contract-converters';
import type { Service } from '@washcoat/service-kit';
import { openPassAgain } from '../price-history/price-history-run.repository';
import { publishProducts } from '../product/publish-products';
import { settleSharedStamps } from '../product/shared-stamp.repository';
import { targetIds, touchedCodes } from './land-rows.repository';
import { heldByCarts } from './held-by-carts';
import { byLines } from './line-ranges';
import { StepProgress } from './step-progress';
import {
  countUndo,
  deleteAdded,
  keptRows,
  lockLanded,
  markKept,
  revertChanged,
  type KeptRow,
  type UndoCounts,
} from './undo-rows.repository';
import { auditUndo } from './upload-audit.repository';
import type { StoredUpload } from './upload.model';
import { moveUpload } from './upload.repository';

/** As many are called by their code in a note. */
const NAMED = 20;

/**
 * Takes a landed upload back in one transaction: what it added is deleted, what it changed gets its values from before.
 * What people did since stays: converters that were changed again, tested, bought or put into carts are kept and named,
 * and deleted ones are named as deleted.
 */
export async function undoUpload(service: Service, upload: StoredUpload, now: Date): Promise<void> {
  const { uploadId, columns, session } = upload;
  const progress = new StepProgress(service.database, uploadId);
  await service.inTransaction({ session, now, correlationId: uploadId }, async (unit) => {
    const { trx } = unit;
    await lockLanded(trx, uploadId);
    const scope = { uploadId, columns, held: await heldByCarts(trx, service.platform.services, uploadId) };
    const { keptCount, goneCount } = await countUndo(trx, scope);
    const left = await keptRows(trx, scope, { count: NAMED, offset: 0 });
    await markKept(trx, scope);
    await byLines(trx, uploadId, progress.part(0, 0.6), async (range) => {
      await deleteAdded(trx, { uploadId, columns, now }, range);
      await revertChanged(trx, { uploadId, columns, now }, range);
    });
    const productIds = await targetIds(trx, uploadId);
    const codeKeys = (await touchedCodes(trx, uploadId)).map(codeKeyOf);
    const twins = await settleSharedStamps(trx, codeKeys, productIds);
    await byLines(trx, uploadId, progress.part(0.6, 0.7), (range) =>
      auditUndo(unit, session, uploadId, range),
    );
    await publishProducts(unit, [...productIds, ...twins], progress.part(0.7, 1));
    openPassAgain(unit);
    await unit.audit({
      action: 'undo',
      entity: 'bulkUpload',
      entityId: uploadId,
      after: { title: upload.title, kept: keptCount, gone: goneCount },
    });
    const notes = [...upload.notes, ...undoNotes({ keptCount, goneCount }, left)];
    await moveUpload(trx, uploadId, 'undoing', 'undone', { notes, error: null });
  });
}

function undoNotes(
  { keptCount, goneCount }: Pick<UndoCounts, 'keptCount' | 'goneCount'>,
  left: readonly KeptRow[],
): string[] {
  const named = (isGone: boolean, count: number) => {
    const codes = left.filter((row) => row.isGone === isGone).map(({ oem }) => oem);
    const more = count > codes.length ? ` and ${count - codes.length} more` : '';
    return codes.length ? `: ${codes.join(', ')}${more}.` : '.';
  };
  const those = (count: number) => (count === 1 ? '1 converter was' : `${count} converters were`);
  const notes: string[] = [];
  if (keptCount)
    notes.push(`${those(keptCount)} kept, because of what happened since${named(false, keptCount)}`);
  if (goneCount)
    notes.push(
      `${those(goneCount)} deleted since and ${goneCount === 1 ? 'stays' : 'stay'} deleted${named(true, goneCount)}`,
    );
  return notes;
}
