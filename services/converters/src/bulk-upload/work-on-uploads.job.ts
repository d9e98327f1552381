import { clock, Problem, type Job, type Service } from '@washcoat/service-kit';
import { applyUpload } from './apply-upload';
import type { UploadStatus } from './bulk-upload';
import { publishUploadEnded } from './publish-upload-ended';
import { takeTurn } from './turn';
import { undoUpload } from './undo-upload';
import type { StoredUpload } from './upload.model';
import { countAttempt, moveUpload, nextUnderWay } from './upload.repository';
import { validateUpload } from './validate-upload';

const EVERY_MS = 1000;
/** A step that ends the process again and again is given up. */
const ATTEMPTS = 3;
const GIVEN_UP = 'It could not be finished, and nothing was changed. Try again, or ask your administrator.';

/** Checks, lands and takes back uploads, one at a time over all copies of the service. */
export const workOnUploadsJob: Job = { name: 'bulk-uploads', everyMs: EVERY_MS, run: workOnUploads };

/** Works on uploads until none waits. What a process that ended has left unfinished is done again from its beginning. */
export async function workOnUploads(service: Service): Promise<void> {
  const { database } = service;
  while (await nextUnderWay(database)) {
    const isOurs = await takeTurn(database, async () => {
      const upload = await nextUnderWay(database);
      if (!upload) return;
      await workOn(service, upload);
      await publishUploadEnded(service, upload);
    });
    if (!isOurs) return;
  }
}

async function workOn(service: Service, upload: StoredUpload): Promise<void> {
  const { database } = service;
  const { uploadId, status } = upload;
  if ((await countAttempt(database, uploadId)) > ATTEMPTS) {
    await moveUpload(database, uploadId, status, statusAfterFailure(status), { error: GIVEN_UP });
    return;
  }
  try {
    await takeStep(service, upload);
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status === 503) throw problem;
    const now = status === 'queued' ? 'validating' : status;
    await moveUpload(database, uploadId, now, statusAfterFailure(status), { error: problem.message });
  }
}

async function takeStep(service: Service, upload: StoredUpload): Promise<void> {
  if (upload.status === 'applying') return applyUpload(service, upload, clock.now());
  if (upload.status === 'undoing') return undoUpload(service, upload, clock.now());
  if (upload.status === 'queued')
    await moveUpload(service.database, upload.uploadId, 'queued', 'validating', {});
  await validateUpload(service, upload);
}

/** An upload that can't be taken back is still there. */
function statusAfterFailure(status: UploadStatus): UploadStatus {
  return status === 'undoing' ? 'done' : 'failed';
}
