import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { badInput, newId, Problem, readForm, type FormRules } from '@washcoat/service-kit';

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
  const target = path.join(tmpdir(), `washcoat-upload-${newId()}`);
  const remove = () => rm(target, { force: true });
  try {
    return { ...(await receive(request, target)), path: target, remove };
  } catch (problem) {
    await remove();
    throw problem;
  }
}

type Written = Pick<ReceivedFile, 'fileName' | 'bytes' | 'sha256'>;

async function receive(
  request: IncomingMessage,
  target: string,
): Promise<Written & Pick<ReceivedFile, 'fields'>> {
  let written: Written | undefined;
  const fields = await readForm(request, rules, async (content, fileName) => {
    written = { ...(await write(content, target)), fileName: nameOf(fileName) };
  });
  if (!written) throw badInput({ [FIELD]: 'Choose a csv or xlsx file.' });
  return { ...written, fields };
}

async function write(content: Readable, target: string): Promise<Omit<Written, 'fileName'>> {
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
    createWriteStream(target),
  );
  return { bytes, sha256: hash.digest('hex') };
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

const rules: FormRules = {
  field: FIELD,
  mostFiles: 1,
  largestFile: LARGEST_FILE,
  noForm: () => badInput({ [FIELD]: 'Send the file as a multipart form.' }),
  tooMany: () => badInput({ [FIELD]: 'Send one file at a time.' }),
  tooLarge: () =>
    new Problem(413, 'A file of converters may have at most 50 MB.', {
      code: 'TOO_LARGE',
      fields: { [FIELD]: 'At most 50 MB' },
    }),
};
