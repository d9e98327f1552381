import { renewalUnpaid } from '@washcoat/contract-billing';
import { consumer } from '@washcoat/service-kit';
import { renewalUnpaidLetter } from '../letters/renewal-unpaid.letter';
import { queueMail } from '../mails/mail.repository';

/** Whose renewal could not be charged is told, as long as it is not. */
export const mailRenewalUnpaid = (baseUrl: string, timezone: string) =>
  consumer({
    name: 'mail-renewal-unpaid',
    event: renewalUnpaid,
    handle: ({ trx, envelope, now }, unpaid) =>
      queueMail(trx, envelope.id, renewalUnpaidLetter(unpaid, baseUrl, timezone), now),
  });
