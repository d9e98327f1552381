import type { userInvited } from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import type { Letter } from '../mails/mail';
import { bodiesOf } from './letter-text';
import { companyShown, greetingTo, personShown } from './shown-names';

/**
 * Sends the one-time link with which somebody who was invited registers; `baseUrl` is the installation's address. It goes
 * to an address that only the inviter has typed: of his words it carries names alone.
 */
export function invitationLetter(
  { email, firstName, inviterName, companyName, path }: DataOf<typeof userInvited>,
  baseUrl: string,
): Letter {
  const company = companyShown(companyName);
  const named = company ? `join ${company} on Washcoat` : 'join a company on Washcoat';
  const purpose = companyName === null ? 'register your company with Washcoat' : named;
  return {
    recipient: email,
    subject: company ? `Your invitation to ${company}` : 'Your invitation to Washcoat',
    ...bodiesOf([
      greetingTo(firstName),
      `${personShown(inviterName) || 'Somebody'} invites you to ${purpose}. Open this link and choose a password:`,
      new URL(path, baseUrl).toString(),
      'The link works once, for 14 days. A newer invitation of the same company replaces it.',
    ]),
  };
}
