import type { MailRow } from '../mails/mail';
import type { Told } from './notice';

/** What super admins are told of a mail that was given up. */
export const failedMailNotice = ({ mail_id, recipient, subject }: MailRow, at: Date): Told => ({
  subject: 'mail',
  recordId: mail_id,
  side: 'house',
  kind: 'failed-mail',
  title: `A mail to ${recipient} could not be sent`,
  text: subject,
  link: null,
  isShown: true,
  isNews: true,
  isWaiting: false,
  at,
  version: 1,
});
