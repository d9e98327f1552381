import type { addressLeft } from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import type { Letter } from '../mails/mail';
import { bodiesOf } from './letter-text';
import { greetingTo } from './shown-names';

/** Tells the address of an account that it is to be another one, or is one, for somebody may have taken the account. */
export function addressLeftLetter({ email, firstName, isDone }: DataOf<typeof addressLeft>): Letter {
  const news = isDone
    ? 'The e-mail address of your Washcoat account was changed. You sign in with the new one from now on.'
    : 'Somebody asked to change the e-mail address of your Washcoat account. Until the new one is confirmed you sign in with this one.';
  const advice = isDone
    ? 'If you do not know of it, tell your administrator at once.'
    : 'If it was not you, change your password now and tell your administrator.';
  return {
    recipient: email,
    subject: isDone ? 'Your e-mail address for Washcoat was changed' : 'A new e-mail address for Washcoat',
    ...bodiesOf([greetingTo(firstName), news, advice]),
  };
}
