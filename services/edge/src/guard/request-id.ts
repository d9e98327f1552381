import type { Middleware } from 'koa';
import { newId } from '@washcoat/service-kit';

/** Gives every request an id that travels to the services, into their events and back to the caller. */
export const nameRequest: Middleware = (koa, next) => {
  const requestId = /^[\w-]{8,100}$/.test(koa.get('x-request-id')) ? koa.get('x-request-id') : newId();
  koa.state.requestId = requestId;
  koa.req.headers['x-request-id'] = requestId;
  koa.set('x-request-id', requestId);
  return next();
};
