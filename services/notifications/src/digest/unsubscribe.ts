import { Problem, showPage, type Service } from '@washcoat/service-kit';
import type { Context, Middleware } from 'koa';
import { endDigest, isTicket } from './digest.repository';
import { askPage, endedPage, noTicketPage } from './unsubscribe.page';

/** Below it lies a page for each ticket. */
export const UNSUBSCRIBE = '/unsubscribe';

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
    if (isKnown) showPage(koa, 200, isAsked ? askPage() : endedPage());
    else refuse(koa);
  };
}

/** A person who opened an incomplete link gets a page; a program gets the answer of every other address. */
function refuse(koa: Context): void {
  if (koa.accepts(['json', 'html']) === 'html') return showPage(koa, 404, noTicketPage());
  const sentence = 'This link is not complete. Sign in and choose in your settings.';
  throw new Problem(404, sentence, { code: 'NOT_FOUND' });
}
