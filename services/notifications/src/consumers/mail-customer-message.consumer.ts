import { customerMessageSent } from '@washcoat/contract-entities';
import { consumer } from '@washcoat/service-kit';
import { customerMessageLetter } from '../letters/customer-message.letter';
import { queueMail } from '../mails/mail.repository';

/** The contact of a customer gets what somebody wrote. */
export const mailCustomerMessage = consumer({
  name: 'mail-customer-message',
  event: customerMessageSent,
  handle: ({ trx, envelope, now }, message) =>
    queueMail(trx, envelope.id, customerMessageLetter(message), now),
});
