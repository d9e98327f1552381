import type { companyDecided } from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import type { Letter } from '../mails/mail';
import { bodiesOf } from './letter-text';
import { greetingTo } from './shown-names';

/** Tells the contact of a company that registered alone what the house decided. */
export function companyDecidedLetter(
  { email, firstName, companyName, isApproved, path }: DataOf<typeof companyDecided>,
  baseUrl: string,
): Letter {
  const news = isApproved
    ? [`${companyName} is approved. You can sign in now:`, new URL(path, baseUrl).toString()]
    : [`We can not open an account for ${companyName}.`];
  return {
    recipient: email,
    subject: isApproved ? 'Your Washcoat account is approved' : 'Your Washcoat account',
    ...bodiesOf([greetingTo(firstName), ...news]),
  };
}
