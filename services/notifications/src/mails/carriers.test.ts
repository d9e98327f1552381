import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DirectoryCarrier } from './directory-carrier';
import type { OutgoingMail } from './mail-carrier';
import { SmtpCarrier } from './smtp-carrier';

const mail: OutgoingMail = {
  mailId: '018f3c1e-0000-7000-8000-000000000901',
  from: 'Washcoat <no-reply@washcoat.test>',
  to: 'office@corner.test',
  subject: 'Invoice ATL-000123 from Washcoat House',
  text: 'Hello Lee,',
  html: '<p>Hello Lee,</p>',
  date: new Date('2026-11-20T15:00:00.000Z'),
  attachments: [{ filename: 'ATL-000123.pdf', content: Buffer.from('%PDF-1.4') }],
};

/** A mail server that takes what it is given, or refuses every recipient. */
function mailServer(refusesAll = false) {
  const received: string[] = [];
  const server: Server = createServer((socket) => {
    let isContent = false;
    let content = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 ready');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (isContent) {
        content += chunk;
        if (!content.endsWith('\r\n.\r\n')) return;
        received.push(content);
        isContent = false;
        say('250 taken');
        return;
      }
      for (const command of chunk.split('\r\n').filter(Boolean)) {
        if (command === 'DATA') isContent = true;
        if (command.startsWith('RCPT') && refusesAll) say('550 unknown');
        else say(command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 fine');
      }
    });
  });
  return { server, received };
}

describe('the carriers of mails', () => {
  it('keep mails as files, one per mail however often it comes', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'washcoat-mail-'));
    const carrier = new DirectoryCarrier(path.join(directory, 'mail'));
    await carrier.carry(mail);
    await carrier.carry(mail);
    const files = await readdir(path.join(directory, 'mail'));
    expect(files).toEqual([`2026-11-20T15-00-00-000Z-${mail.mailId}.eml`]);
    const content = await readFile(path.join(directory, 'mail', files[0] ?? ''), 'utf8');
    expect(content).toContain('Subject: Invoice ATL-000123 from Washcoat House');
    expect(content).toContain(`Message-ID: <${mail.mailId}@washcoat>`);
    expect(content).toContain('filename=ATL-000123.pdf');
    await rm(directory, { recursive: true });
  });

  it.each([
    ['hand mails to an SMTP server', false],
    ['say when it does not take them', true],
  ])('%s', async (_what, refusesAll) => {
    const { server, received } = mailServer(refusesAll);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const carried = new SmtpCarrier(`smtp://127.0.0.1:${port}?ignoreTLS=true`).carry(mail);
    if (refusesAll) await expect(carried).rejects.toThrow('550');
    else await carried;
    expect(received).toHaveLength(refusesAll ? 0 : 1);
    if (!refusesAll) expect(received[0]).toContain('To: office@corner.test');
    await new Promise((resolve) => server.close(resolve));
  });
});
