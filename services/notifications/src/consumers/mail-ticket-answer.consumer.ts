import { ticketAnswered } from '@washcoat/contract-converters';
import { consumer } from '@washcoat/service-kit';
import { ticketAnswerLetter } from '../letters/ticket-answer.letter';
import { queueMail } from '../mails/mail.repository';

/** Who asked an expert gets the answer. */
export const mailTicketAnswer = (baseUrl: string) =>
  consumer({
    name: 'mail-ticket-answer',
    event: ticketAnswered,
    handle: ({ trx, envelope, now }, answer) =>
      queueMail(trx, envelope.id, ticketAnswerLetter(answer, baseUrl), now),
  });
