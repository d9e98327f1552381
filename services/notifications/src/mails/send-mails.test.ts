import { invoiceIssued } from '@washcoat/contract-invoicing';
import type { TestService } from '@washcoat/testing';
import { MOST_ATTEMPTS } from './mail.repository';
import { Mailbox, sendDue, startNotifications } from './mails.fixture';

describe('mails that are sent', () => {
  let notifications: TestService;
  let mailbox: Mailbox;
  beforeEach(async () => {
    mailbox = new Mailbox();
    notifications = await startNotifications();
  });
  afterEach(() => notifications.stop());

  const send = (minutes = 0) => sendDue(notifications, mailbox, minutes);

  it('are tried again with growing pauses and then go once', async () => {
    await notifications.deliver(invoiceIssued, invoiceIssued.example);
    mailbox.isBroken = true;
    await send();
    await send();
    const [row] = await notifications.service.database('mail');
    expect(row).toMatchObject({ attempts: 1, sent_at: null, last_error: 'Error: the line is down' });
    mailbox.isBroken = false;
    await send(1);
    await send(2);
    expect(mailbox.taken).toHaveLength(1);
    expect(mailbox.taken[0]?.mailId).toBe(row.mail_id);
  });

  it('are given up after a while and stay with their reason', async () => {
    await notifications.deliver(invoiceIssued, invoiceIssued.example);
    mailbox.isBroken = true;
    for (let attempt = 0; attempt < MOST_ATTEMPTS + 3; attempt++) await send(attempt * 100);
    const [row] = await notifications.service.database('mail');
    expect(row).toMatchObject({ attempts: MOST_ATTEMPTS, sent_at: null });
  });

  it('are not sent by two processes at once', async () => {
    for (let count = 0; count < 12; count++) {
      await notifications.deliver(invoiceIssued, invoiceIssued.example);
    }
    await Promise.all([send(), send(), send(), send()]);
    expect(mailbox.taken).toHaveLength(12);
    expect(new Set(mailbox.taken.map(({ mailId }) => mailId)).size).toBe(12);
  });

  it('go again when a process died between sending and noting it', async () => {
    await notifications.deliver(invoiceIssued, invoiceIssued.example);
    await send();
    await notifications.service.database('mail').update({ sent_at: null });
    await send();
    expect(mailbox.taken).toHaveLength(1);
    await send(4);
    expect(mailbox.taken).toHaveLength(2);
  });
});
