import { answerErrors, Problem, showPage, type Service, type ShowProblem } from '@washcoat/service-kit';
import type { Context, Middleware } from 'koa';
import { endDigest, isTicket } from './digest.repository';
import { askPage, endedPage, failedPage, noTicketPage } from './unsubscribe.page';

/** Below it lies a page for each ticket. */
export const UNSUBSCRIBE = '/unsubscribe';

type Unsubscribing = Pick<Service, 'database' | 'inTransaction' | 'platform'>;

/**
 * Ends the mails of whoever has the ticket, signed out (RFC 8058): mail programs send a POST; a person who follows the
 * link gets a page that asks first, because programs that look at links follow them too.
 */
export function unsubscribe(service: Unsubscribing): Middleware {
  const withPages = answerErrors(service.platform.logger, showProblem);
  return async (koa, next) => {
    if (!koa.path.startsWith(`${UNSUBSCRIBE}/`) || !['GET', 'POST'].includes(koa.method)) return next();
    const ticket = koa.path.slice(UNSUBSCRIBE.length + 1);
    if (isForPerson(koa)) await withPages(koa, () => answer(service, koa, ticket));
    else await answer(service, koa, ticket);
  };
}

async function answer(service: Unsubscribing, koa: Context, ticket: string): Promise<void> {
  const isAsked = koa.method === 'GET';
  const isKnown = isAsked
    ? await isTicket(service.database, ticket)
    : await service.inTransaction({}, ({ trx }) => endDigest(trx, ticket));
  if (!isKnown) {
    const sentence = 'This link is not complete. Sign in and choose in your settings.';
    throw new Problem(404, sentence, { code: 'NOT_FOUND' });
  }
  showPage(koa, 200, isAsked ? askPage() : endedPage());
}

/** Whether somebody reads the answer; a program gets that of every other address. */
const isForPerson = (koa: Context): boolean => koa.accepts(['json', 'html']) === 'html';

/** What a person sees who opened an incomplete link, or where something failed. */
const showProblem: ShowProblem = (koa, problem, requestId) =>
  showPage(koa, problem.status, problem.status === 404 ? noTicketPage() : failedPage(requestId));
