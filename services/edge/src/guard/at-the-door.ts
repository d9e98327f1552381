import { mayBeCardNumber } from '@washcoat/contract-billing';
import { badInput, newId, type RateLimiter } from '@washcoat/service-kit';
import type { Middleware } from 'koa';
import compress from 'koa-compress';

/**
 * Gives every request an id that travels to the services, into their events and logs, and back to the caller. One that
 * may be the number of a card is not taken over.
 */
export const nameRequest: Middleware = (koa, next) => {
  const named = koa.get('x-request-id');
  const requestId = /^[\w-]{8,100}$/.test(named) && !mayBeCardNumber(named) ? named : newId();
  koa.state.requestId = requestId;
  koa.req.headers['x-request-id'] = requestId;
  koa.set('x-request-id', requestId);
  return next();
};

const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** Refuses an Idempotency-Key that may be the number of a card: keys are kept for a day. Ids, as pages send them, are none. */
export const refuseCardNumbers: Middleware = (koa, next) => {
  if (mayBeCardNumber(koa.get('idempotency-key').replaceAll(ids, '')))
    throw badInput({ 'Idempotency-Key': 'A card number is never sent here.' });
  return next();
};

/** Compresses answers as they are made. Brotli and gzip only: what browsers and proxies everywhere know. */
export const compressAnswers = compress({ threshold: 1024, zstd: false, deflate: false });

const watchers = ['/health/live', '/health/ready'];

/** Refuses with 429 what is too much from one address; whoever watches the installation is let through. */
export function limitDoor(limiter: RateLimiter): Middleware {
  return async (koa, next) => {
    if (!watchers.includes(koa.path)) await limiter.take('door', koa.ip);
    await next();
  };
}
