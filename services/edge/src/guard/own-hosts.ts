import { Problem } from '@washcoat/service-kit';
import type { Middleware } from 'koa';

const watchers = ['/health/live', '/health/ready'];
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Answers under the installation's own name, and that of the machine itself, only: a request that names another host was
 * led here by somebody else's page or link. Whoever watches the installation asks by number and is let through. Without
 * a configured address nobody knows the name.
 */
export function answerOwnHosts(baseUrl: string | undefined): Middleware {
  if (baseUrl === undefined) return (_koa, next) => next();
  const own = new URL(baseUrl);
  const names = [own.host, own.port ? own.host : `${own.host}:${own.protocol === 'https:' ? 443 : 80}`];
  return async (koa, next) => {
    const host = koa.host.toLowerCase();
    if (!names.includes(host) && !loopback.test(host) && !watchers.includes(koa.path)) throw elsewhere(own);
    await next();
  };
}

const elsewhere = ({ origin }: URL) =>
  new Problem(421, `This installation is not known by that name. Open ${origin} instead.`, {
    code: 'WRONG_HOST',
  });
