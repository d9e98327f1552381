import type { customerMessageSent } from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import type { Letter } from '../mails/mail';
import { bodiesOf } from './letter-text';
import { greetingTo } from './shown-names';

/** Sends what somebody wrote to a customer, line by line; without a text it asks the customer to get in touch. */
export function customerMessageLetter({
  email,
  firstName,
  companyName,
  senderName,
  senderCompanyName,
  message,
}: DataOf<typeof customerMessageSent>): Letter {
  const lines = message.split(/\r?\n/).filter((line) => line.trim());
  const notice = `${senderCompanyName} would like to speak with you about ${companyName}. Please get in touch.`;
  return {
    recipient: email,
    subject: `A message from ${senderCompanyName}`,
    ...bodiesOf([
      greetingTo(firstName),
      ...(lines.length ? lines : [notice]),
      [senderName, senderCompanyName].filter(Boolean).join(', '),
    ]),
  };
}
