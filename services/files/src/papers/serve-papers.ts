import { auditRow, checkPaper, clock, Problem, type Service } from '@washcoat/service-kit';
import type { Middleware } from 'koa';
import type { FileStore } from '../pictures/file-store';
import { paperIn } from '../pictures/picture-name';
import { sendFile } from '../pictures/send-file';

const headers = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

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
    if ((await store.sizeOf(name)) === null) return next();
    await noteOpening(service, { name, userId, now, correlationId: String(koa.state.requestId) });
    await sendFile(koa, store, name, { headers });
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
