import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailCarrier, OutgoingMail } from './mail-carrier';
import { mimeOptions } from './mime';

/** Keeps mails as files of a directory instead of sending them; a mail that comes again replaces its file. */
export class DirectoryCarrier implements MailCarrier {
  constructor(private readonly directory: string) {}

  async carry(mail: OutgoingMail): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(mimeOptions(mail));
    const time = mail.date.toISOString().replace(/[:.]/g, '-');
    const file = path.join(this.directory, `${time}-${mail.mailId}.eml`);
    await mkdir(this.directory, { recursive: true });
    await writeFile(`${file}.part`, message);
    await rename(`${file}.part`, file);
  }
}
