import { clock, rowsOf, type Job, type Platform, type Service } from '@washcoat/service-kit';
import { attachedTo, type MailRow } from './mail';
import type { MailCarrier, OutgoingMail } from './mail-carrier';
import { failedMailNotice } from '../notices/failed-mail-notice';
import { newsSignal, noticeWrite } from '../notices/notice.repository';
import { claimMail, markFailed, MOST_ATTEMPTS, type SentMail } from './mail.repository';

export interface Sender {
  carrier: MailCarrier;
  /** The address that mails come from. */
  from: string;
  /** The address of the installation, for where mails are ended. */
  baseUrl?: string;
}

type MailingService = Pick<Service, 'database'> & {
  platform: Pick<Platform, 'services' | 'live' | 'logger'>;
};

const EVERY_MS = 1000;
/** Longer than making a file and handing over a mail ever take. */
const LEASE_MS = 3 * 60_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/**
 * Sends every mail that is due, one after the other; one that fails is tried again with growing pauses, and
 * super admins hear of one that is given up. That one is sent is noted with the question for the next. A mail goes at
 * least once: a process that dies between sending and noting it sends it again.
 */
export async function sendMails(
  service: MailingService,
  sender: Sender,
  moment = () => clock.now(),
): Promise<void> {
  let sent: SentMail | undefined;
  for (;;) {
    const now = moment();
    const mail = await claimMail(service.database, { now, leaseEnd: after(now, LEASE_MS), sent });
    if (!mail) return;
    sent = undefined;
    try {
      await sender.carrier.carry(await outgoing(service, sender, mail));
      sent = { mailId: mail.mail_id, at: moment() };
    } catch (error) {
      service.platform.logger.warn({ error, mail: mail.mail_id, attempt: mail.attempts }, 'mail not sent');
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (mail.attempts - 1), LONGEST_PAUSE_MS);
      await markFailed(service.database, mail.mail_id, String(error), after(moment(), pause));
      if (mail.attempts < MOST_ATTEMPTS) continue;
      const notice = failedMailNotice(mail, moment());
      await rowsOf(service.database, noticeWrite(notice));
      service.platform.live.tell(newsSignal(notice.at, [notice]));
    }
  }
}

/** The same as a job. */
export const sendMailsJob = (sender: Sender): Job => ({
  name: 'send-mails',
  everyMs: EVERY_MS,
  run: (service) => sendMails(service, sender),
});

async function outgoing({ platform }: MailingService, { from, baseUrl }: Sender, mail: MailRow) {
  const attachments: OutgoingMail['attachments'] = [];
  for (const { fileName: filename, service, path, input } of attachedTo(mail))
    attachments.push({ filename, content: await platform.services.post(service, path, input) });
  const { mail_id: mailId, recipient: to, subject, text, html, queued_at: date } = mail;
  const path = mail.unsubscribe_path;
  const unsubscribeUrl = path && baseUrl ? new URL(path, baseUrl).toString() : undefined;
  return { mailId, from, to, subject, text, html, date, unsubscribeUrl, attachments };
}

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);
