import type { userInvited } from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import type { Letter } from '../mails/mail';
import { bodiesOf } from './letter-text';

/** Sends the one-time link with which somebody who was invited registers; `baseUrl` is the installation's address. */
export function invitationLetter(
  { email, firstName, inviterName, companyName, path }: DataOf<typeof userInvited>,
  baseUrl: string,
): Letter {
  const purpose =
    companyName === null ? 'register your company with Washcoat' : `join ${companyName} on Washcoat`;
  return {
    recipient: email,
    subject: companyName === null ? 'Your invitation to Washcoat' : `Your invitation to ${companyName}`,
    ...bodiesOf([
      `Hello${firstName && ` ${firstName}`},`,
      `${inviterName} invites you to ${purpose}. Open this link and choose a password:`,
      new URL(path, baseUrl).toString(),
      'The link works once, for 14 days. A newer invitation of the same company replaces it.',
    ]),
  };
}
