import { escaped } from '@washcoat/paper';
import { withLinks } from '../letters/letter-text';
import { attachedTo, type MailRow } from '../mails/mail';

/** Where the pages are. */
export const DEV_MAIL = '/dev/mail';

/** The list of mails. */
export function mailListPage(mails: readonly MailRow[]): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td>${escaped(mail.queued_at.toISOString())}</td><td>${escaped(mail.recipient)}</td><td><a href="${DEV_MAIL}/${escaped(mail.mail_id)}">${escaped(mail.subject)}</a></td><td>${escaped(progressOf(mail))}</td></tr>`,
  );
  const table = `<table><tr><th>Queued</th><th>To</th><th>Subject</th><th></th></tr>${rows.join('')}</table>`;
  return page('Mails of this installation', rows.length ? table : '<p>No mail yet.</p>');
}

/** One mail. */
export function mailPage(mail: MailRow): string {
  const names = attachedTo(mail).map(({ fileName }) => fileName);
  const file = names.length ? `<p>Attached: ${escaped(names.join(', '))}</p>` : '';
  return page(
    mail.subject,
    `<p><a href="${DEV_MAIL}">All mails</a></p><p>To ${escaped(mail.recipient)}, ${escaped(progressOf(mail))}</p>${file}<pre>${withLinks(mail.text)}</pre>`,
  );
}

function progressOf({ sent_at, attempts, last_error }: MailRow): string {
  if (sent_at) return `sent ${sent_at.toISOString()}`;
  return last_error ? `not sent after ${attempts} attempts: ${last_error}` : 'waiting';
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>body{font:14px/20px sans-serif;margin:24px}td,th{text-align:left;padding:4px 16px 4px 0}pre{white-space:pre-wrap}</style></head><body><h1>${escaped(title)}</h1>${body}</body></html>`;
}
