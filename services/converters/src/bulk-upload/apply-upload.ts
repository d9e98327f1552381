import { codeKeyOf } from '@washcoat/contract-converters';
import { Problem, type Service } from '@washcoat/service-kit';
import { openPassAgain } from '../price-history/price-history-run.repository';
import { publishProducts } from '../product/publish-products';
import { settleSharedStamps } from '../product/shared-stamp.repository';
import { mayEdit } from './bulk-upload.policy';
import { compareRows, lockTargets } from './compare-rows.repository';
import { byLines } from './line-ranges';
import { insertAdded, targetIds, touchedCodes, updateChanged } from './land-rows.repository';
import { countRows } from './staged-row.repository';
import { auditLanding } from './upload-audit.repository';
import { StepProgress } from './step-progress';
import type { StoredUpload } from './upload.model';
import { moveUpload } from './upload.repository';
import { allOrNothingRefusal } from './validate-upload';

/**
 * Lands the good rows of an upload in one transaction: an upload is in the catalogue as a whole or not at all. Rows are
 * compared once more, because the catalogue may have moved since they were checked.
 */
export async function applyUpload(service: Service, upload: StoredUpload, now: Date): Promise<void> {
  const { database } = service;
  const { uploadId, columns, session } = upload;
  const progress = new StepProgress(database, uploadId);
  await service.inTransaction({ session, now, correlationId: uploadId }, async (unit) => {
    const { trx } = unit;
    await lockTargets(trx, uploadId);
    const comparison = { uploadId, columns, mayEdit: mayEdit(session) };
    await compareRows(trx, comparison, progress.part(0, 0.25));
    const counts = await countRows(trx, uploadId);
    if (upload.allOrNothing && counts.badCount) throw new Problem(409, allOrNothingRefusal(counts));
    await byLines(trx, uploadId, progress.part(0.25, 0.6), async (range) => {
      await insertAdded(trx, { uploadId, columns, now }, range);
      await updateChanged(trx, { uploadId, columns, now }, range);
    });
    const productIds = await targetIds(trx, uploadId);
    const codeKeys = (await touchedCodes(trx, uploadId)).map(codeKeyOf);
    const twins = await settleSharedStamps(trx, codeKeys, productIds);
    await byLines(trx, uploadId, progress.part(0.6, 0.7), (range) =>
      auditLanding(unit, session, uploadId, range),
    );
    await publishProducts(unit, [...productIds, ...twins], progress.part(0.7, 1));
    openPassAgain(unit);
    await unit.audit({
      action: 'apply',
      entity: 'bulkUpload',
      entityId: uploadId,
      after: { title: upload.title, addCount: counts.addCount, changeCount: counts.changeCount },
    });
    await moveUpload(trx, uploadId, 'applying', 'done', { ...counts, error: null });
  });
  // Searches whose plans are kept go by how large the catalogue was when it was last counted.
  await database.raw('analyze product');
}
