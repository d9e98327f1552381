import { clock, type Job, type Service } from '@washcoat/service-kit';
import { forgetUpload, oldUploads } from './upload.repository';

const EVERY_MS = 10 * 60 * 1000;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** A run forgets so many at most; the next one goes on. */
const MOST = 20;

/** Forgets the files and rows of uploads after 30 days: they can't be undone any more, but stay in the list. */
export const forgetOldUploadsJob: Job = {
  name: 'forget-old-uploads',
  everyMs: EVERY_MS,
  run: (service) => forgetOldUploads(service, clock.now()),
};

/** Forgets what is older than 30 days at `now`. One that still waited to be applied is dropped by that. */
export async function forgetOldUploads({ database }: Service, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  for (const uploadId of await oldUploads(database, before, MOST))
    await database.transaction((trx) => forgetUpload(trx, uploadId));
}
