import { REPORTS_UNSUBSCRIBE } from '@washcoat/contract-reporting';
import { endingPages } from '@washcoat/paper';
import { endByTicket, type Service } from '@washcoat/service-kit';
import type { Middleware } from 'koa';
import { ReportMailModel } from './report-mail.model';
import { endReportMail } from './set-report-mail';

/** How whoever follows the link of a mail is told of. */
const BY_MAIL = 'The reader (by a mail)';

/** Ends the mails of a report of whoever has the ticket, signed out. */
export const endReportMails = (
  service: Pick<Service, 'database' | 'inTransaction' | 'platform'>,
): Middleware =>
  endByTicket(service, {
    path: REPORTS_UNSUBSCRIBE,
    isKnown: async (ticket) =>
      (await ReportMailModel.query(service.database).where({ ticket }).first()) !== undefined,
    end: (ticket) => service.inTransaction({ author: BY_MAIL }, (unit) => endReportMail(unit, ticket)),
    pages: endingPages({
      question: 'End these mails?',
      consequence: 'You then get this report no more by mail. It stays where it is.',
      ended: 'No more mails of this report',
      again: 'Open the view of the report and choose to get it by mail when you want it again.',
    }),
  });
