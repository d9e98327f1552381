import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mail-carrier';

/** A mail in the words of nodemailer. */
export function mimeOptions({ mailId, ...mail }: OutgoingMail): SendMailOptions {
  return { ...mail, messageId: `<${mailId}@washcoat>`, disableFileAccess: true, disableUrlAccess: true };
}
