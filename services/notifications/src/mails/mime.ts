import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mail-carrier';

/** A mail in the words of nodemailer. */
export function mimeOptions({ mailId, unsubscribeUrl, ...mail }: OutgoingMail): SendMailOptions {
  const headers = unsubscribeUrl
    ? {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      }
    : {};
  return {
    ...mail,
    headers,
    messageId: `<${mailId}@washcoat>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
