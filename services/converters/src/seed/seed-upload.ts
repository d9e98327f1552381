import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { timers, type Service } from '@washcoat/service-kit';
import { demoSuperAdmin, seedId, type SeedContext } from '@washcoat/service-kit/seed';
import { takeUpload } from '../bulk-upload/take-upload';
import { nextUnderWay } from '../bulk-upload/upload.repository';
import { workOnUploads } from '../bulk-upload/work-on-uploads.job';
import { fileOfNotes } from './demo-upload';

const UPLOAD_ID = seedId('upload', 'notes of the yard');
const FILE_NAME = 'notes-of-the-yard.csv';
const DAYS_AGO = 2;
const PAUSE_MS = 100;

/** A file of notes that the super admin uploaded: its good rows landed, three are bad. One that is there is left as it is. */
export async function seedUpload(service: Service, context: SeedContext): Promise<void> {
  const uploads = service.database('bulk_upload');
  if (await uploads.where({ upload_id: UPLOAD_ID }).first('upload_id')) return;
  const content = await fileOfNotes(service.database);
  const folder = await mkdtemp(path.join(tmpdir(), 'washcoat-seed-'));
  const file = {
    path: path.join(folder, FILE_NAME),
    fileName: FILE_NAME,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    fields: { title: 'Notes of the yard', isPreview: 'false' },
  };
  try {
    await writeFile(file.path, content);
    await takeUpload(service, file, {
      session: demoSuperAdmin(),
      now: context.at(DAYS_AGO),
      correlationId: UPLOAD_ID,
      uploadId: UPLOAD_ID,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
  await landed(service);
}

/** Has the upload worked on; when the service is at it by itself already, waits for that. */
async function landed(service: Service): Promise<void> {
  await workOnUploads(service);
  while (await nextUnderWay(service.database)) {
    await timers.pause(PAUSE_MS);
    await workOnUploads(service);
  }
}
