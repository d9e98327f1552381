import { addressLeft } from '@washcoat/contract-entities';
import { consumer } from '@washcoat/service-kit';
import { addressLeftLetter } from '../letters/address-left.letter';
import { queueMail } from '../mails/mail.repository';

/** The address that a user leaves is told. */
export const mailFormerAddress = consumer({
  name: 'mail-former-address',
  event: addressLeft,
  handle: ({ trx, envelope, now }, left) => queueMail(trx, envelope.id, addressLeftLetter(left), now),
});
