import type { IncomingMessage } from 'node:http';
import { badInput, Problem } from '@washcoat/service-kit';
import busboy from 'busboy';

/** The seeds' limit of one uploaded file. */
const LARGEST_PHOTO = 12_582_912;
const FIELD = 'image';

/** What a search by photo was sent. */
export interface PhotoForm {
  image: Buffer;
  /** The other fields of the form. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Reads the one photo of a multipart request into memory and stops at the limit: 413. A request without a photo, with
 * two, or that is no multipart form gets 400.
 */
export async function readPhoto(request: IncomingMessage): Promise<PhotoForm> {
  try {
    return await receive(request);
  } finally {
    request.unpipe();
    request.resume();
  }
}

function receive(request: IncomingMessage): Promise<PhotoForm> {
  return new Promise((resolve, reject) => {
    const parser = formParser(request);
    let chunks: Buffer[] | undefined;
    const fields: Record<string, string> = {};
    parser.on('field', (name, value) => (fields[name] = value));
    parser.on('file', (field, file) => {
      if (field !== FIELD) return void file.resume();
      const kept: Buffer[] = (chunks = []);
      file.on('data', (chunk: Buffer) => kept.push(chunk));
      file.on('limit', () => reject(tooLarge()));
    });
    parser.on('filesLimit', () => reject(badInput({ [FIELD]: 'Send one picture at a time.' })));
    parser.on('error', () => reject(noForm()));
    parser.on('close', () =>
      chunks
        ? resolve({ image: Buffer.concat(chunks), fields })
        : reject(badInput({ [FIELD]: 'Choose a picture.' })),
    );
    request.on('aborted', () => reject(noForm()));
    request.pipe(parser);
  });
}

function formParser(request: IncomingMessage): busboy.Busboy {
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(request.headers['content-type'] ?? '')) throw noForm();
  return busboy({
    headers: request.headers,
    limits: { fileSize: LARGEST_PHOTO + 1, files: 1, fields: 10, fieldSize: 1000, parts: 12 },
  });
}

const tooLarge = () =>
  new Problem(413, 'A picture may have at most 12 MB.', {
    code: 'TOO_LARGE',
    fields: { [FIELD]: 'At most 12 MB' },
  });
const noForm = () => badInput({ [FIELD]: 'Send the picture as a multipart form.' });
