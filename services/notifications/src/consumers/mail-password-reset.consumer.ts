import { passwordResetRequested } from '@washcoat/contract-entities';
import { consumer } from '@washcoat/service-kit';
import { passwordResetLetter } from '../letters/password-reset.letter';
import { queueMail } from '../mails/mail.repository';

/** The owner of an account gets the link to set a new password. */
export const mailPasswordReset = (baseUrl: string, timezone: string) =>
  consumer({
    name: 'mail-password-reset',
    event: passwordResetRequested,
    handle: ({ trx, envelope, now }, request) =>
      queueMail(trx, envelope.id, passwordResetLetter(request, baseUrl, timezone), now),
  });
