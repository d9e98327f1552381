import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { badInput, Problem } from '@washcoat/service-kit';
import busboy from 'busboy';

/** Of one file of converters. */
const LARGEST_FILE = 50 * 1024 * 1024;
const FIELD = 'file';

/** A file of a multipart request that lies on disk until it is removed. */
export interface ReceivedFile {
  path: string;
  fileName: string;
  bytes: number;
  sha256: string;
  /** The other fields of the form. */
  fields: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/**
 * Writes the file of a multipart request to disk while it arrives and stops at the limit: 413. A request without a
 * file, with two, or that is no multipart form gets 400.
 */
export async function receiveFile(request: IncomingMessage): Promise<ReceivedFile> {
  const target = path.join(tmpdir(), `washcoat-upload-${randomUUID()}`);
  const remove = () => rm(target, { force: true });
  try {
    return { ...(await receive(request, target)), path: target, remove };
  } catch (problem) {
    await remove();
    throw problem;
  } finally {
    request.unpipe();
    request.resume();
  }
}

type Received = Pick<ReceivedFile, 'fileName' | 'bytes' | 'sha256' | 'fields'>;

async function receive(request: IncomingMessage, target: string): Promise<Received> {
  const parser = formParser(request);
  const fields: Record<string, string> = {};
  let writing: Promise<Pick<Received, 'fileName' | 'bytes' | 'sha256'>> | undefined;
  const form = new Promise<void>((resolve, reject) => {
    parser.on('field', (name, value) => (fields[name] = value));
    parser.on('file', (name, content, { filename }) => {
      if (name !== FIELD) return void content.resume();
      writing = write(content, target).then((written) => ({ ...written, fileName: nameOf(filename) }));
      writing.catch(reject);
    });
    parser.on('filesLimit', () => reject(badInput({ [FIELD]: 'Send one file at a time.' })));
    parser.on('error', () => reject(noForm()));
    parser.on('close', resolve);
    request.on('aborted', () => reject(noForm()));
    request.pipe(parser);
  });
  await form;
  if (!writing) throw badInput({ [FIELD]: 'Choose a csv or xlsx file.' });
  return { ...(await writing), fields };
}

async function write(content: Readable, target: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    content,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        if (bytes > LARGEST_FILE) throw tooLarge();
        yield chunk;
      }
    },
    createWriteStream(target),
  );
  return { bytes, sha256: hash.digest('hex') };
}

function formParser(request: IncomingMessage): busboy.Busboy {
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(request.headers['content-type'] ?? '')) throw noForm();
  return busboy({
    headers: request.headers,
    defParamCharset: 'utf8',
    limits: { fileSize: LARGEST_FILE + 1, files: 1, fields: 10, fieldSize: 1000, parts: 12 },
  });
}

/** The last part of the name, short and without control characters, which no database takes. */
function nameOf(given: string | undefined): string {
  const name = (given ?? '')
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/\p{Cc}/gu, '')
    .trim();
  return name ? name.slice(0, 200) : 'converters';
}

const tooLarge = () =>
  new Problem(413, 'A file of converters may have at most 50 MB.', {
    code: 'TOO_LARGE',
    fields: { [FIELD]: 'At most 50 MB' },
  });
const noForm = () => badInput({ [FIELD]: 'Send the file as a multipart form.' });
