import { uploadEnded } from '@washcoat/contract-converters';
import type { Service, UnitOfWork } from '@washcoat/service-kit';
import type { StoredUpload } from './upload.model';
import { findUpload } from './upload.repository';

/**
 * Tells who sent a file that nothing more happens to it by itself; nothing while it is under way. The step has ended
 * before: when this can't be told, the upload still says it, and the next ones do not wait.
 */
export async function publishUploadEnded(service: Service, sent: StoredUpload): Promise<void> {
  const { uploadId, session } = sent;
  try {
    const upload = await findUpload(service.database, session, uploadId);
    if (upload) await service.inTransaction({ session }, (unit) => tellEnd(unit, upload));
  } catch (error) {
    service.platform.logger.warn({ error, upload: uploadId }, 'the end of an upload was not told');
  }
}

async function tellEnd(unit: UnitOfWork, upload: StoredUpload): Promise<void> {
  const { uploadId, status, title, fileName, session, error } = upload;
  if (status !== 'preview' && status !== 'done' && status !== 'failed') return;
  await unit.publish(uploadEnded, uploadId, {
    uploadId,
    title: title || fileName,
    userId: session.userId,
    outcome: status,
    error: error ?? '',
    at: unit.now.toISOString(),
  });
}
