import { Problem, type Service } from '@washcoat/service-kit';
import { escaped } from '@washcoat/paper';
import type { Middleware } from 'koa';
import { endDigest, isTicket } from './digest.repository';

/** Below it lies a page for each ticket. */
export const UNSUBSCRIBE = '/unsubscribe';

const noTicket = () =>
  new Problem(404, 'This link is not complete. Sign in and choose in your settings.', { code: 'NOT_FOUND' });

/**
 * Ends the mails of whoever has the ticket, signed out (RFC 8058): mail programs send a POST; a person who follows the
 * link gets a page that asks first, because programs that look at links follow them too.
 */
export function unsubscribe(service: Pick<Service, 'database' | 'inTransaction'>): Middleware {
  return async (koa, next) => {
    if (!koa.path.startsWith(`${UNSUBSCRIBE}/`) || !['GET', 'POST'].includes(koa.method)) return next();
    const ticket = koa.path.slice(UNSUBSCRIBE.length + 1);
    const isAsked = koa.method === 'GET';
    const isKnown = isAsked
      ? await isTicket(service.database, ticket)
      : await service.inTransaction({}, ({ trx }) => endDigest(trx, ticket));
    if (!isKnown) throw noTicket();
    koa.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    koa.set('Cache-Control', 'no-store');
    koa.set('Referrer-Policy', 'no-referrer');
    koa.type = 'html';
    koa.body = isAsked
      ? page('No more mails?', '<form method="post"><button>End these mails</button></form>')
      : page(
          'No more mails',
          '<p>Messages stay at the bell. You can ask for mails again in your settings.</p>',
        );
  };
}

const style =
  'body{font:16px/24px sans-serif;max-width:480px;margin:48px auto;padding:0 16px;color:#1d1b18;background:#fff}button{font:inherit;min-height:44px;padding:0 16px;border:0;border-radius:6px;background:#a34f26;color:#fff;cursor:pointer}';

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head><body><h1>${escaped(title)}</h1>${body}</body></html>`;
}
