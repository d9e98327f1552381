import type { Service } from '@washcoat/service-kit';
import type { Middleware } from 'koa';
import { findPicture } from './drawn-picture.repository';

const ADDRESS = /^\/files\/converters\/([0-9a-f]{64})\.svg$/;

/**
 * Serves drawn pictures to everybody. Their names say their content, so they may be kept for ever; the policy keeps an
 * SVG that is opened by itself from running or fetching anything.
 */
export function servePictures(service: Service): Middleware {
  return async (koa, next) => {
    const pictureId = ADDRESS.exec(koa.path)?.[1];
    if (!pictureId || (koa.method !== 'GET' && koa.method !== 'HEAD')) return next();
    const svg = await findPicture(service.database, pictureId);
    if (svg === null) return next();
    koa.set('Cache-Control', 'public, max-age=31536000, immutable');
    koa.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    koa.set('X-Content-Type-Options', 'nosniff');
    koa.type = 'image/svg+xml';
    koa.body = svg;
  };
}
