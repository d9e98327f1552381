import type { Middleware } from 'koa';
import type { FileStore } from './file-store';
import { pictureIn } from './picture-name';
import { sendFile } from './send-file';

const headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/** Serves stored pictures. An address never changes its content, so it may be kept for ever. */
export function servePictures(store: FileStore): Middleware {
  return async (koa, next) => {
    const name = koa.method === 'GET' || koa.method === 'HEAD' ? pictureIn(koa.path) : null;
    if (!name || !(await sendFile(koa, store, name, { etag: name, headers }))) return next();
  };
}
