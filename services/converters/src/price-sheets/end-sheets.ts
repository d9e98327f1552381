import { SHEETS_UNSUBSCRIBE } from '@washcoat/contract-converters';
import { html, plainPage } from '@washcoat/paper';
import { answerErrors, Problem, showPage, type Service, type ShowProblem } from '@washcoat/service-kit';
import type { Context, Middleware } from 'koa';
import { endSheetSchedule } from './set-sheet-schedule';
import { SheetScheduleModel } from './sheet-schedule.model';

type Ending = Pick<Service, 'database' | 'inTransaction' | 'platform'>;

/**
 * Ends the price sheets of whoever has the ticket, signed out (RFC 8058): mail programs send a POST; a person who follows
 * the link is asked first, because programs that look at links follow them too.
 */
export function endSheets(service: Ending): Middleware {
  const withPages = answerErrors(service.platform.logger, showProblem);
  return async (koa, next) => {
    if (!koa.path.startsWith(`${SHEETS_UNSUBSCRIBE}/`) || !['GET', 'POST'].includes(koa.method))
      return next();
    const ticket = koa.path.slice(SHEETS_UNSUBSCRIBE.length + 1);
    await withPages(koa, () => answer(service, koa, ticket));
  };
}

async function answer(service: Ending, koa: Context, ticket: string): Promise<void> {
  const isAsked = koa.method === 'GET';
  const isKnown = isAsked
    ? (await SheetScheduleModel.query(service.database).where({ ticket }).first()) !== undefined
    : await service.inTransaction({ author: BY_MAIL }, (unit) => endSheetSchedule(unit, ticket));
  if (!isKnown) throw new Problem(404, 'This link is not complete.', { code: 'NOT_FOUND' });
  showPage(koa, 200, isAsked ? askPage() : endedPage());
}

/** How whoever follows the link of a mail is told of. */
const BY_MAIL = 'The customer (by a mail)';

const askPage = (): string =>
  plainPage({
    title: 'End these price sheets?',
    body: html`<p>You then get no more price sheets by mail.</p>
      <form method="post"><button>End these mails</button></form>`,
  });

const endedPage = (): string =>
  plainPage({
    title: 'No more price sheets',
    body: html`<p>Ask those who sent them to you when you want them again.</p>`,
  });

const showProblem: ShowProblem = (koa, problem, requestId) =>
  showPage(
    koa,
    problem.status,
    problem.status === 404
      ? plainPage({
          title: 'This link is not complete',
          body: html`<p>Perhaps it was cut in the mail, or the mails have ended already.</p>`,
        })
      : plainPage({
          title: 'This did not work',
          body: html`<p>Nothing was changed. Open the link again in a moment.</p>
            <p>Incident ${requestId}</p>`,
        }),
  );
