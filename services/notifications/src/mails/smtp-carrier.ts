import type { MailCarrier, OutgoingMail } from './mail-carrier';
import { mimeOptions } from './mime';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Hands mails to an SMTP server, given as `smtp://user:password@host:port`. */
export class SmtpCarrier implements MailCarrier {
  constructor(private readonly url: string) {}

  async carry(mail: OutgoingMail): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: this.url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    });
    try {
      await transport.sendMail(mimeOptions(mail));
    } finally {
      transport.close();
    }
  }
}
