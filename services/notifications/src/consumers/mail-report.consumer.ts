import { reportMailDue } from '@washcoat/contract-reporting';
import { consumer } from '@washcoat/service-kit';
import { reportLetter } from '../letters/report.letter';
import { queueMail } from '../mails/mail.repository';

/** Who asked for a view of a report by schedule gets it. */
export const mailReport = (baseUrl: string) =>
  consumer({
    name: 'mail-report',
    event: reportMailDue,
    async handle({ trx, envelope, now }, due) {
      await queueMail(trx, envelope.id, reportLetter(due, baseUrl), now);
    },
  });
