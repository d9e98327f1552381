import { createReadStream } from 'node:fs';
import type { Session } from '@washcoat/contract-entities';
import { dateText, formLine } from '@washcoat/contract-kernel';
import { badInput, newId, type Service } from '@washcoat/service-kit';
import { z } from 'zod';
import { fileRows, formatOf, type FileFormat } from '@washcoat/service-kit/sheets';
import { storeContent } from './upload-content.repository';
import type { ReceivedFile } from './receive-file';
import { readingOf } from './reading';
import { shown } from '../catalogue-file/shown';
import { titleMatchesOf } from './upload-title.repository';
import { insertUpload, lastLanding } from './upload.repository';

/** Of a title that can be matched with a column. */
const LONGEST_TITLE = 200;
const yesOrNo = z.enum(['true', 'false'], { error: 'Write true or false' });
const formFields = z.object({
  title: z.optional(formLine(200)),
  isPreview: yesOrNo.default('false'),
  allOrNothing: yesOrNo.default('false'),
});

export interface UploadRequest {
  session: Session;
  now: Date;
  correlationId: string;
  /** Given where its id is known beforehand. */
  uploadId?: string;
}

/**
 * Takes a file of converters: looks at its kind and titles, keeps it, and lines it up to be checked and landed, or to be
 * looked at first. Refuses with 400 what can't be read at all. `notes` tell what a person should know at once: columns
 * that are not read, and that the same file was landed before.
 */
export async function takeUpload(
  service: Service,
  file: ReceivedFile,
  { session, now, correlationId, uploadId = newId() }: UploadRequest,
): Promise<{ uploadId: string; notes: string[] }> {
  const fields = readFields(file.fields);
  const format = await formatOf(file.path);
  const titles = await titlesOf(format, file.path);
  const { fileName, bytes, sha256 } = file;
  return service.inTransaction({ session, now, correlationId }, async (unit) => {
    const matches = await titleMatchesOf(unit.trx, session, titles);
    const landed = await lastLanding(unit.trx, session, sha256);
    const reading = readingOf(titles, matches, session);
    const notes = [...reading.notes, ...(landed ? [repetitionNote(landed, service.platform.timezone)] : [])];
    const upload = {
      uploadId,
      title: fields.title ?? fileName,
      fileName,
      companyId: session.companyId,
      userName: `${session.firstName} ${session.lastName}`.trim(),
      session,
      isPreview: fields.isPreview === 'true',
      allOrNothing: fields.allOrNothing === 'true',
      format,
      bytes,
      sha256,
      columns: reading.columns,
      titles: titles.map((title) => shown(title, LONGEST_TITLE)),
      matches,
      notes,
    };
    await insertUpload(unit.trx, upload, now);
    await storeContent(unit.trx, uploadId, file.path);
    const { title } = upload;
    const after = { title, fileName, bytes };
    await unit.audit({ action: 'upload', entity: 'bulkUpload', entityId: uploadId, after });
    return { uploadId, notes };
  });
}

function readFields(given: Readonly<Record<string, string>>): z.output<typeof formFields> {
  const parsed = formFields.safeParse({ ...given, title: given.title?.trim() || undefined });
  if (parsed.success) return parsed.data;
  throw badInput(
    Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])),
  );
}

async function titlesOf(format: FileFormat, path: string): Promise<readonly string[]> {
  for await (const { cells } of fileRows(format, createReadStream(path))) return cells;
  throw badInput({ file: 'The file is empty.' });
}

function repetitionNote(landed: Date, timezone: string): string {
  const day = dateText(landed, 'day', timezone);
  return `This file was uploaded already on ${day}; rows that are in the catalogue as they stand change nothing.`;
}
