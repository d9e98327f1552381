import type { registrationSaved } from '@washcoat/contract-entities';
import { dateText, type DataOf } from '@washcoat/contract-kernel';
import type { Letter } from '../mails/mail';
import { bodiesOf } from './letter-text';

/**
 * Sends the link that confirms an address. Nobody has proved to be its owner yet, so the mail carries not a word of
 * what was typed at registering.
 */
export function confirmRegistrationLetter(
  { email, path, expiresAt }: DataOf<typeof registrationSaved>,
  baseUrl: string,
  timezone: string,
): Letter {
  return {
    recipient: email,
    subject: 'Confirm your e-mail address for Washcoat',
    ...bodiesOf([
      'Hello,',
      'Somebody registered this address with Washcoat. If it was you, open this link to confirm it:',
      new URL(path, baseUrl).toString(),
      `The link works once, until ${dateText(new Date(expiresAt), 'zoned', timezone)}. If it was not you, nothing needs to be done.`,
    ]),
  };
}
