import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isForm, readForm, type FormRules } from '../http/multipart-form';
import { clock, newId } from '../platform/surroundings';
import { uploadGate, type Uploader } from './upload-gate';

/** A file of a multipart form that lies on disk while the request is answered. */
export interface UploadedFile {
  path: string;
  /** As the sender named it; not to be trusted. */
  fileName: string | undefined;
  bytes: number;
  sha256: string;
}

/** What a multipart form brought. */
export interface Upload {
  /** In the order they were sent. */
  files: readonly UploadedFile[];
  /** The other fields. */
  fields: Readonly<Record<string, string>>;
}

const DIRECTORY = path.join(tmpdir(), 'washcoat-uploads');
/** What a process that was killed has left behind; no upload takes so long. */
const LEFT_BEHIND_MS = 60 * 60 * 1000;

/**
 * Receives a multipart form: past the gate, its files streamed to disk. They are removed once `work` is done, whichever
 * way it ends. Throws 429 when too many uploads are under way, and what `rules` say of the form.
 */
export async function withUpload<T>(
  request: IncomingMessage,
  uploader: Uploader,
  rules: FormRules,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  // What is no form takes nobody's place.
  if (!isForm(request)) throw rules.noForm();
  const leave = uploadGate.enter(uploader);
  const targets: string[] = [];
  try {
    await prepareDirectory();
    const files: UploadedFile[] = [];
    const fields = await readForm(request, rules, async (content, fileName) => {
      const target = path.join(DIRECTORY, newId());
      const place = targets.push(target) - 1;
      files[place] = { ...(await write(content, target)), path: target, fileName };
    });
    return await work({ files, fields });
  } finally {
    await Promise.all(targets.map((target) => rm(target, { force: true })));
    leave();
  }
}

async function write(content: Readable, target: string): Promise<Pick<UploadedFile, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    content,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(target, { mode: 0o600 }),
  );
  return { bytes, sha256: hash.digest('hex') };
}

let prepared: Promise<void> | undefined;

function prepareDirectory(): Promise<void> {
  return (prepared ??= sweep().catch((error: unknown) => {
    prepared = undefined;
    throw error;
  }));
}

async function sweep(): Promise<void> {
  await mkdir(DIRECTORY, { recursive: true, mode: 0o700 });
  for (const name of await readdir(DIRECTORY)) {
    const file = path.join(DIRECTORY, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtimeMs < clock.ms() - LEFT_BEHIND_MS) await rm(file, { force: true });
  }
}
