import { randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { answerErrors } from '../http/error-handler';
import { showPage } from '../http/show-page';
import { Problem } from '../problem';
import type { Platform } from '../service/platform';

const TICKET_BYTES = 24;

/** What ends mails of a schedule for whoever has it, without signing in. */
export const newTicket = (): string => randomBytes(TICKET_BYTES).toString('base64url');

/** Mails by schedule that their reader can end. */
export interface EndedByTicket {
  /** Below it lies a page for each ticket. */
  path: string;
  isKnown(ticket: string): Promise<boolean>;
  /** Ends them; false for a ticket that there is none of. */
  end(ticket: string): Promise<boolean>;
  pages: EndingPages;
}

/** What the reader sees, as whole pages. */
export interface EndingPages {
  ask(): string;
  ended(): string;
  /** The ticket is not one. */
  unknown(): string;
  failed(requestId: string): string;
}

/**
 * Ends the mails of whoever has the ticket, signed out (RFC 8058): mail programs send a POST; a person who follows the link
 * is asked first, because programs that look at links follow them too.
 */
export function endByTicket(
  { platform }: { platform: Pick<Platform, 'logger'> },
  { path, isKnown, end, pages }: EndedByTicket,
): Middleware {
  const withPages = answerErrors(platform.logger, (koa, { status }, requestId) =>
    showPage(koa, status, status === 404 ? pages.unknown() : pages.failed(requestId)),
  );
  const answer = async (koa: Context, ticket: string) => {
    const isAsked = koa.method === 'GET';
    if (!(await (isAsked ? isKnown(ticket) : end(ticket))))
      throw new Problem(404, 'This link is not complete.', { code: 'NOT_FOUND' });
    showPage(koa, 200, isAsked ? pages.ask() : pages.ended());
  };
  return async (koa, next) => {
    if (!koa.path.startsWith(`${path}/`) || !['GET', 'POST'].includes(koa.method)) return next();
    await withPages(koa, () => answer(koa, koa.path.slice(path.length + 1)));
  };
}
