import { authenticate, newId, type Platform } from '@washcoat/service-kit';
import type { Context } from 'koa';
import type { RouteTable } from '../calls/route-table';
import type { RegistryStore } from './registry-store';
import type { Visitor } from './resolve-registry';

const VISITOR_COOKIE = 'washcoat-visitor';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** `/registry.json`: which version of each remote this visitor gets. A token is optional. */
export function bindRegistry(table: RouteTable, store: RegistryStore, platform: Platform): void {
  table.add('GET', '/registry.json', async (koa) => {
    koa.set('Cache-Control', 'private, no-cache');
    koa.body = await store.resolveFor(await visitorOf(koa, platform));
  });
}

async function visitorOf(koa: Context, platform: Platform): Promise<Visitor> {
  return { companyId: await companyIdOf(koa, platform), visitorId: visitorIdOf(koa) };
}

/** Pages must open while sign-in is down: a token that cannot be checked counts as none. */
async function companyIdOf(koa: Context, platform: Platform): Promise<string | undefined> {
  try {
    const record = await authenticate(koa.get('token') || undefined, platform);
    return record?.session.companyId ?? undefined;
  } catch (error) {
    platform.logger.warn({ error, requestId: koa.state.requestId }, 'the token could not be checked');
    return undefined;
  }
}

/** Remembered by the browser, so that signing in or out moves nobody from one version to another. */
function visitorIdOf(koa: Context): string {
  const known = koa.cookies.get(VISITOR_COOKIE);
  if (known) return known;
  const visitorId = newId();
  koa.cookies.set(VISITOR_COOKIE, visitorId, { httpOnly: true, sameSite: 'lax', maxAge: YEAR_MS });
  return visitorId;
}
