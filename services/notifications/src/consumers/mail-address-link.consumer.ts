import { addressChangeAsked } from '@washcoat/contract-entities';
import { consumer } from '@washcoat/service-kit';
import { confirmAddressLetter } from '../letters/confirm-address.letter';
import { queueMail } from '../mails/mail.repository';

/** Who wants another address gets the link there that confirms it. */
export const mailAddressLink = (baseUrl: string, timezone: string) =>
  consumer({
    name: 'mail-address-link',
    event: addressChangeAsked,
    handle: ({ trx, envelope, now }, change) =>
      queueMail(trx, envelope.id, confirmAddressLetter(change, baseUrl, timezone), now),
  });
