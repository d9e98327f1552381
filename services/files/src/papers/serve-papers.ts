import { auditRow, checkPaper, clock, Problem, type Service } from '@washcoat/service-kit';
import type { Middleware } from 'koa';
import type { FileStore } from '../pictures/file-store';
import { paperIn, typeOfPicture } from '../pictures/picture-name';

/**
 * Serves private papers by their signed addresses. Who opened which one when is noted before a byte of it is sent;
 * nobody on the way keeps it.
 */
export function servePapers(service: Service, store: FileStore): Middleware {
  return async (koa, next) => {
    const name = koa.method === 'GET' ? paperIn(koa.path) : null;
    if (!name) return next();
    const now = clock.now();
    const userId = String(koa.query.for ?? '');
    const { until, sign } = koa.query;
    const request = { address: koa.path, userId, until: String(until ?? ''), sign: String(sign ?? '') };
    const state = checkPaper(service.platform.secret, request, now);
    if (state === 'forged') return next();
    if (state === 'expired') throw expired();
    const file = await store.read(name);
    if (!file) return next();
    await noteOpening(service, { name, userId, now, correlationId: String(koa.state.requestId) });
    koa.set('Cache-Control', 'private, no-store');
    koa.set('Referrer-Policy', 'no-referrer');
    koa.set('X-Content-Type-Options', 'nosniff');
    koa.set('Content-Security-Policy', "default-src 'none'; sandbox");
    koa.set('Cross-Origin-Resource-Policy', 'same-origin');
    koa.type = typeOfPicture(name);
    koa.length = file.bytes;
    koa.body = file.content;
  };
}

interface Opening {
  name: string;
  userId: string;
  now: Date;
  correlationId: string;
}

async function noteOpening({ database }: Service, { name, userId, now, correlationId }: Opening) {
  const author = { at: now, userId, userName: '', correlationId };
  await database('audit_entry').insert(auditRow(author, { action: 'open', entity: 'paper', entityId: name }));
}

const expired = () =>
  new Problem(403, 'This paper can no longer be opened from here. Open the record again.', {
    code: 'LINK_EXPIRED',
  });
