import { setImmediate } from 'node:timers/promises';
import { badInput, type Service } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { readHeader } from '../catalogue-file/header';
import { fileRows, ReadingShare } from '@washcoat/service-kit/sheets';
import { typeIdsByName } from '../product/product.repository';
import type { UploadStatus } from './bulk-upload';
import { mayEdit } from './bulk-upload.policy';
import { compareRows, findByCode, refuseRepeatedCodes } from './compare-rows.repository';
import { storedContent } from './upload-content.repository';
import { RowReader, type StagedRow } from './staged-row';
import { countRows, forgetRows, stageRows } from './staged-row.repository';
import { StepProgress, type Progress } from './step-progress';
import { TwinLines } from './twin-lines';
import type { RowCounts, StoredUpload } from './upload.model';
import { moveUpload } from './upload.repository';

const MOST_ROWS = 200_000;
const BATCH = 2000;
/** The share of the work that is reading the file; the rest is comparing it with the catalogue. */
const READING = 0.7;

/**
 * Reads the file of an upload from its beginning, stages its rows, and tells what they would do. Then the upload waits
 * to be landed or dropped, is landed at once, or has failed because one row is bad and it is all or nothing.
 */
export async function validateUpload(service: Service, upload: StoredUpload): Promise<void> {
  const { database } = service;
  const { uploadId, columns } = upload;
  await forgetRows(database, uploadId);
  const progress = new StepProgress(database, uploadId);
  await stageFile(database, upload, progress.part(0, READING));
  await database.raw('analyze bulk_upload_row');
  await service.inTransaction({ session: upload.session }, async ({ trx }) => {
    if (upload.byCode) {
      await findByCode(trx, uploadId);
      await refuseRepeatedCodes(trx, uploadId);
    }
    const comparison = { uploadId, columns, mayEdit: mayEdit(upload.session) };
    await compareRows(trx, comparison, progress.part(READING, 1));
    const counts = await countRows(trx, uploadId);
    const refusal = refusalOf(upload, counts);
    if (refusal) await moveUpload(trx, uploadId, 'validating', 'failed', { ...counts, error: refusal });
    else await moveUpload(trx, uploadId, 'validating', stepAfter(upload, counts), counts);
  });
}

/** An upload without a row that could be applied never stands to be applied. */
function stepAfter({ isPreview }: StoredUpload, { addCount, changeCount }: RowCounts): UploadStatus {
  if (!isPreview) return 'applying';
  return addCount + changeCount ? 'preview' : 'done';
}

function refusalOf({ allOrNothing }: StoredUpload, counts: RowCounts): string | null {
  const { rowCount, badCount } = counts;
  if (allOrNothing && badCount) return allOrNothingRefusal(counts);
  if (badCount < rowCount) return null;
  if (badCount === 1) return 'The only row is bad: nothing was changed. Correct it and send it again.';
  return `All ${badCount} rows are bad: nothing was changed. Correct them and send them again.`;
}

/** Why an upload with bad rows is not landed when it is all or nothing. */
export function allOrNothingRefusal({ badCount }: Pick<RowCounts, 'badCount'>): string {
  const rows = badCount === 1 ? '1 row is bad' : `${badCount} rows are bad`;
  return `${rows}, and the upload is all or nothing: nothing was changed.`;
}

async function stageFile(
  database: Knex,
  { uploadId, session, format, bytes, matches }: StoredUpload,
  progress: Progress,
): Promise<void> {
  const counted = new ReadingShare();
  const twins = new TwinLines();
  let reader: RowReader | undefined;
  let count = 0;
  let batch: StagedRow[] = [];
  for await (const row of fileRows(format, storedContent(database, uploadId), { bytes, counted })) {
    await progress(counted.share);
    if (!reader) {
      const typeIds = await typeIdsByName(database);
      const isCutAtSemicolons = format.kind === 'csv' && format.delimiter === ';';
      reader = new RowReader(readHeader(row.cells, matches), session, { typeIds, isCutAtSemicolons });
      continue;
    }
    if (++count > MOST_ROWS)
      throw badInput({
        file: `A file may have at most ${new Intl.NumberFormat('en-US').format(MOST_ROWS)} rows.`,
      });
    batch.push(twins.named(reader.read(row)));
    if (batch.length < BATCH) continue;
    await stageRows(database, uploadId, batch);
    batch = [];
    await setImmediate();
  }
  if (!count) throw badInput({ file: 'The file has no rows below its titles.' });
  await stageRows(database, uploadId, batch);
}
