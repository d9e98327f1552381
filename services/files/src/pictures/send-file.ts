import { notFound, Problem } from '@washcoat/service-kit';
import type { Context } from 'koa';
import parseRange from 'range-parser';
import type { FilePart, FileStore } from './file-store';
import { typeOfPicture } from './picture-name';

/** What an answer with the file says besides it; a refusal says none of it. */
export interface FileHeaders {
  etag?: string;
  headers: Record<string, string>;
}

/**
 * Answers with a stored file, or with the one part of it that is asked for (206). Of several parts, and of a file that is
 * another by now, the whole is sent, as RFC 9110 allows; a part beyond its end is refused (416). False when there is no
 * such file.
 */
export async function sendFile(
  koa: Context,
  store: FileStore,
  name: string,
  { etag, headers }: FileHeaders,
): Promise<boolean> {
  const bytes = await store.sizeOf(name);
  if (bytes === null) return false;
  const part = askedPart(koa, { bytes, etag });
  koa.set({ ...headers, 'Accept-Ranges': 'bytes' });
  if (etag) koa.etag = etag;
  koa.type = typeOfPicture(name);
  koa.status = 200;
  if (koa.fresh) {
    koa.status = 304;
    return true;
  }
  const file = await store.read(name, part);
  if (!file) throw notFound('This file');
  if (part) {
    koa.status = 206;
    koa.set('Content-Range', `bytes ${part.start}-${part.end}/${bytes}`);
  }
  koa.length = part ? part.end - part.start + 1 : file.bytes;
  koa.body = file.content;
  return true;
}

/** The part that is asked for; undefined for the whole. */
function askedPart(koa: Context, { bytes, etag }: { bytes: number; etag?: string }): FilePart | undefined {
  const condition = koa.get('If-Range');
  const range = koa.method === 'GET' ? koa.get('Range') : '';
  if (!/^bytes=/.test(range) || (condition && condition !== `"${etag}"`)) return undefined;
  const parts = parseRange(bytes, longestTail(range, bytes));
  if (parts === -1) {
    koa.set('Content-Range', `bytes */${bytes}`);
    throw new Problem(416, 'The file ends before the part that is asked for.', { code: 'BEYOND_END' });
  }
  return parts !== -2 && parts.length === 1 ? parts[0] : undefined;
}

/** The last bytes of a file are all of it when it has fewer; the parser finds none then. */
const longestTail = (range: string, bytes: number) =>
  range.replace(/^bytes=-(\d+)$/, (_, count: string) => `bytes=-${Math.min(Number(count), bytes)}`);
