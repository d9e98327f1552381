import type { Middleware } from 'koa';
import type { FileStore } from './file-store';
import { pictureIn, typeOfPicture } from './picture-name';

const FOREVER = 'public, max-age=31536000, immutable';

/** Serves stored pictures. An address never changes its content, so it may be kept for ever. */
export function servePictures(store: FileStore): Middleware {
  return async (koa, next) => {
    const name = koa.method === 'GET' || koa.method === 'HEAD' ? pictureIn(koa.path) : null;
    const file = name && (await store.read(name));
    if (!name || !file) return next();
    koa.set('Cache-Control', FOREVER);
    koa.set('X-Content-Type-Options', 'nosniff');
    koa.set('Content-Security-Policy', "default-src 'none'; sandbox");
    koa.etag = name;
    koa.type = typeOfPicture(name);
    koa.length = file.bytes;
    koa.body = file.content;
    koa.status = 200;
    if (koa.fresh) {
      file.content.destroy();
      koa.status = 304;
    }
  };
}
