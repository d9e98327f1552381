import type { IncomingMessage } from 'node:http';
import { badInput, Problem } from '@washcoat/service-kit';
import busboy from 'busboy';

/** The seeds' limit of one uploaded file. */
export const LARGEST_UPLOAD = 12_582_912;
const FIELD = 'image';

/**
 * Reads the pictures of a multipart request while it arrives, in their order, and stops at the limit of each: 413. A
 * request without a picture, with more than `most`, or that is no multipart form gets 400.
 */
export async function readUpload(request: IncomingMessage, most: number): Promise<Buffer[]> {
  try {
    return await receive(request, most);
  } finally {
    request.unpipe();
    request.resume();
  }
}

function receive(request: IncomingMessage, most: number): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const parser = formParser(request, most);
    const pictures: Buffer[][] = [];
    parser.on('file', (field, file) => {
      if (field !== FIELD) {
        file.resume();
        return;
      }
      const chunks: Buffer[] = [];
      pictures.push(chunks);
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => reject(tooLarge()));
    });
    parser.on('filesLimit', () => reject(tooMany(most)));
    parser.on('error', () => reject(noForm()));
    parser.on('close', () =>
      pictures.length ? resolve(pictures.map((chunks) => Buffer.concat(chunks))) : reject(noPicture()),
    );
    request.on('aborted', () => reject(noForm()));
    request.pipe(parser);
  });
}

function formParser(request: IncomingMessage, most: number): busboy.Busboy {
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(request.headers['content-type'] ?? '')) throw noForm();
  return busboy({
    headers: request.headers,
    limits: { fileSize: LARGEST_UPLOAD + 1, files: most, fields: 10, fieldSize: 1000, parts: most + 11 },
  });
}

const tooLarge = () =>
  new Problem(413, 'A picture may have at most 12 MB.', {
    code: 'TOO_LARGE',
    fields: { [FIELD]: 'At most 12 MB' },
  });
const tooMany = (most: number) =>
  badInput({
    [FIELD]: most === 1 ? 'Send one picture at a time.' : `Send at most ${most} pictures at a time.`,
  });
const noPicture = () => badInput({ [FIELD]: 'Choose a picture.' });
const noForm = () => badInput({ [FIELD]: 'Send the picture as a multipart form.' });
