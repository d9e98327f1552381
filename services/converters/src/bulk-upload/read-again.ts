import type { bulkUploadReadAgain } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { badInput, conflict, forbidden, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { keyOf, readHeader } from '../catalogue-file/header';
import { assertMayUpload } from './bulk-upload.policy';
import { readingOf } from './reading';
import { isReadable } from './upload-state';
import { rememberTitles } from './upload-title.repository';
import { findUpload, moveUpload } from './upload.repository';

/**
 * Has the file of an upload that changed nothing read again: with titles matched otherwise, which its company remembers,
 * or with rows that find their converter by code. It stands to be applied afterwards, never applied at once.
 */
export async function readAgain(
  unit: UnitOfWork,
  session: Session,
  { uploadId, matches: given = [], byCode }: InputOf<typeof bulkUploadReadAgain>,
): Promise<void> {
  assertMayUpload(session);
  const upload = await findUpload(unit.trx, session, uploadId);
  if (!upload) throw notFound('This upload');
  if (byCode && !session.canEditConverter) throw forbidden();
  const refusal = () =>
    conflict('Only an upload that has changed nothing can be read again.', 'WRONG_STATUS', {
      status: upload.status,
    });
  if (!isReadable(upload)) throw refusal();
  const chosen = Object.fromEntries(given.map(({ title, field }) => [keyOf(title), field]));
  if (given.some(({ title }) => !upload.titles.includes(title)))
    throw badInput({ matches: 'Match titles that the file has' });
  const matches = { ...upload.matches, ...chosen };
  readHeader(upload.titles, matches);
  await rememberTitles(unit.trx, session, chosen);
  const { columns, notes } = readingOf(upload.titles, matches, session);
  const patch = {
    session,
    matches,
    columns,
    notes,
    isPreview: true,
    error: null,
    byCode: byCode ?? upload.byCode,
  };
  if (!(await moveUpload(unit.trx, uploadId, upload.status, 'queued', patch))) throw refusal();
  await unit.audit({
    action: 'readAgain',
    entity: 'bulkUpload',
    entityId: uploadId,
    before: { byCode: upload.byCode, matches: upload.matches },
    after: { byCode: patch.byCode, matches },
  });
}
