import type { addressChangeAsked } from '@washcoat/contract-entities';
import { dateText, type DataOf } from '@washcoat/contract-kernel';
import type { Letter } from '../mails/mail';
import { bodiesOf } from './letter-text';

/** Sends the link that gives an account this address. It may be a stranger's by mistake, so nothing tells whose. */
export function confirmAddressLetter(
  { email, path, expiresAt }: DataOf<typeof addressChangeAsked>,
  baseUrl: string,
  timezone: string,
): Letter {
  return {
    recipient: email,
    subject: 'Confirm your new e-mail address for Washcoat',
    ...bodiesOf([
      'Hello,',
      'Somebody wants to use this address for their Washcoat account. If it was you, open this link and type your password:',
      new URL(path, baseUrl).toString(),
      `The link works once, until ${dateText(new Date(expiresAt), 'zoned', timezone)}. If it was not you, nothing needs to be done.`,
    ]),
  };
}
