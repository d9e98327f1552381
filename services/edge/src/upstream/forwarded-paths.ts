import { SHEETS_UNSUBSCRIBE } from '@washcoat/contract-converters';
import { OFFER_PATH } from '@washcoat/contract-loads';
import { REPORTS_UNSUBSCRIBE } from '@washcoat/contract-reporting';
import type { Platform } from '@washcoat/service-kit';
import type { Context } from 'koa';
import type { Upstreams } from './upstream';

/** Whole branches of paths that belong to a service: stored files, the end of mails, public links of loads, the mail of development. */
export function forwardedPaths(
  upstreams: Upstreams,
  environment: Platform['environment'],
): (koa: Context) => Promise<boolean> {
  const branches = [
    { path: '/files/converters', owner: upstreams.converters },
    { path: '/files', owner: upstreams.files },
    { path: SHEETS_UNSUBSCRIBE, owner: upstreams.converters },
    { path: REPORTS_UNSUBSCRIBE, owner: upstreams.reporting },
    { path: '/unsubscribe', owner: upstreams.notifications },
    { path: OFFER_PATH, owner: upstreams.loads },
    ...(environment === 'production' ? [] : [{ path: '/dev/mail', owner: upstreams.notifications }]),
  ];
  return async (koa) => {
    const branch = branches.find(({ path }) => koa.path === path || koa.path.startsWith(`${path}/`));
    await branch?.owner?.answer(koa);
    return branch?.owner !== undefined;
  };
}
