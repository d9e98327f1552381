import type { passwordResetRequested } from '@washcoat/contract-entities';
import { dateText, type DataOf } from '@washcoat/contract-kernel';
import type { Letter } from '../mails/mail';
import { bodiesOf } from './letter-text';
import { greetingTo } from './shown-names';

/** Sends the one-time link with which a password is set anew; `baseUrl` is the address of the installation. */
export function passwordResetLetter(
  { email, firstName, path, expiresAt }: DataOf<typeof passwordResetRequested>,
  baseUrl: string,
  timezone: string,
): Letter {
  return {
    recipient: email,
    subject: 'Set a new password for Washcoat',
    ...bodiesOf([
      greetingTo(firstName),
      'Somebody asked to set a new password for your account. Open this link to do it:',
      new URL(path, baseUrl).toString(),
      `The link works once, until ${dateText(new Date(expiresAt), 'zoned', timezone)}. If it was not you, nothing needs to be done.`,
    ]),
  };
}
