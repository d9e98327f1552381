import { registrationSaved } from '@washcoat/contract-entities';
import { consumer } from '@washcoat/service-kit';
import { confirmRegistrationLetter } from '../letters/confirm-registration.letter';
import { queueMail } from '../mails/mail.repository';

/** Who registered without an invitation gets the link that confirms the address. */
export const mailConfirmationLink = (baseUrl: string, timezone: string) =>
  consumer({
    name: 'mail-confirmation-link',
    event: registrationSaved,
    handle: ({ trx, envelope, now }, registration) =>
      queueMail(trx, envelope.id, confirmRegistrationLetter(registration, baseUrl, timezone), now),
  });
