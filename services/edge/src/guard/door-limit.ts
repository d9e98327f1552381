import type { RateLimiter } from '@washcoat/service-kit';
import type { Middleware } from 'koa';

const watchers = ['/health/live', '/health/ready'];

/** Refuses with 429 what is too much from one address; whoever watches the installation is let through. */
export function limitDoor(limiter: RateLimiter): Middleware {
  return async (koa, next) => {
    if (!watchers.includes(koa.path)) await limiter.take('door', koa.ip);
    await next();
  };
}
