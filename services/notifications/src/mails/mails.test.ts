import { randomUUID } from 'node:crypto';
import { renewalUnpaid } from '@washcoat/contract-billing';
import {
  priceSheetFile,
  priceSheetRequested,
  priceSheetWorkbookFile,
  ticketAnswered,
} from '@washcoat/contract-converters';
import {
  addressChangeAsked,
  addressLeft,
  companyChanged,
  customerMessageSent,
  passwordResetRequested,
  userInvited,
} from '@washcoat/contract-entities';
import { reportFile, reportMailDue } from '@washcoat/contract-reporting';
import { statementFile, statementMailRequested } from '@washcoat/contract-settlement';
import { invoiceFile, invoiceIssued, invoiceResendRequested } from '@washcoat/contract-invoicing';
import { withoutIds, type TestService } from '@washcoat/testing';
import { from, Mailbox, sendDue, startNotifications } from './mails.fixture';

describe('mails out of events', () => {
  let notifications: TestService;
  let mailbox: Mailbox;
  const asked: unknown[] = [];
  const services = {
    async post(service: string, path: string, body: unknown) {
      asked.push([service, path, body]);
      return Buffer.from('%PDF-1.4');
    },
  };

  beforeEach(async () => {
    mailbox = new Mailbox();
    notifications = await startNotifications({ services });
  });
  afterEach(() => notifications.stop());

  const send = (minutes = 0) => sendDue(notifications, mailbox, minutes);

  it('tell the customer of its invoice, once, however often the event comes', async () => {
    const envelope = await notifications.deliver(invoiceIssued, invoiceIssued.example);
    await notifications.deliver(invoiceIssued, invoiceIssued.example, envelope);
    await send();
    await notifications.deliver(invoiceIssued, invoiceIssued.example, envelope);
    await send();
    expect(mailbox.taken).toHaveLength(1);
    expect(mailbox.taken[0]).toMatchObject({
      from,
      to: 'office@corner.test',
      subject: 'Invoice ATL-000123 from Washcoat House',
      attachments: [],
    });
    expect(mailbox.taken[0]?.text).toContain('$337.57');
  });

  it('name no sum to a customer whose company may see none', async () => {
    const { example } = companyChanged;
    const closed = { ...example, canSeeSubtotal: false, version: example.version + 1 };
    await notifications.deliver(companyChanged, closed);
    await notifications.deliver(invoiceIssued, invoiceIssued.example);
    await notifications.deliver(invoiceResendRequested, invoiceResendRequested.example);
    await send();
    expect(mailbox.taken).toHaveLength(2);
    for (const { text, html } of mailbox.taken) expect(withoutIds(`${text}${html}`)).not.toMatch(/337/);
  });

  it('come once even when the inbox was forgotten by a replay', async () => {
    const envelope = await notifications.deliver(invoiceIssued, invoiceIssued.example);
    await send();
    await notifications.service.database('inbox').delete();
    await notifications.deliver(invoiceIssued, invoiceIssued.example, envelope);
    await send();
    expect(mailbox.taken).toHaveLength(1);
  });

  it('carry the invoice as PDF when somebody asks for it again', async () => {
    await notifications.deliver(invoiceResendRequested, invoiceResendRequested.example);
    await send();
    const { loadId } = invoiceResendRequested.example;
    expect(asked).toContainEqual(['invoicing', invoiceFile.path, { loadId }]);
    expect(mailbox.taken[0]?.attachments).toEqual([
      { filename: 'ATL-000123.pdf', content: Buffer.from('%PDF-1.4') },
    ]);
  });

  it('carry the statement of a settlement as PDF, once', async () => {
    const { example } = statementMailRequested;
    const envelope = await notifications.deliver(statementMailRequested, example);
    await notifications.deliver(statementMailRequested, example, envelope);
    await send();
    const { settlementId, preparedBy } = example;
    expect(asked).toContainEqual(['settlement', statementFile.path, { settlementId, preparedBy }]);
    expect(mailbox.taken).toHaveLength(1);
    expect(mailbox.taken[0]).toMatchObject({
      to: 'office@corner.test',
      subject: 'Settlement statement ST-2026-041 from Washcoat House',
      attachments: [{ filename: `${settlementId}.pdf`, content: Buffer.from('%PDF-1.4') }],
    });
  });

  it.each([
    ['failed', 'Your payment did not go through', 'after 4th Dec, 2026'],
    ['reminder', 'Your payment is still open', 'after 4th Dec, 2026'],
    ['last', 'Last reminder: your payment is still open', 'on 4th Dec, 2026'],
    ['ended', 'Your monthly plan has ended', 'so we have ended it'],
  ] as const)(
    'tell once who pays a renewal that it could not be charged: %s',
    async (step, subject, words) => {
      const unpaid = { ...renewalUnpaid.example, step };
      const envelope = await notifications.deliver(renewalUnpaid, unpaid);
      await notifications.deliver(renewalUnpaid, unpaid, envelope);
      await send();
      expect(mailbox.taken).toHaveLength(1);
      const [mail] = mailbox.taken;
      expect(mail).toMatchObject({ to: 'subscriber@corner.test', subject });
      for (const each of ['Hello Lee Corner,', '$49.00 for your monthly plan Starter', words])
        expect(mail?.text).toContain(each);
      expect(mail?.text).toContain('\n\nhttps://washcoat.test/payment?tab=subscription-history\n');
    },
  );

  it('ask who pays a renewal to confirm it where the bank wants that', async () => {
    await notifications.deliver(renewalUnpaid, {
      ...renewalUnpaid.example,
      ...{ step: 'failed', isToConfirm: true },
    });
    await send();
    const [mail] = mailbox.taken;
    expect(mail?.subject).toBe('Please confirm your payment');
    expect(mail?.text).toContain('Your bank asks you to confirm the payment.');
    expect(mail?.text).toContain('\n\nhttps://washcoat.test/payment?tab=subscription-history\n');
    expect(mail?.text).not.toContain('save another one');
  });

  it('carry the link of a password reset', async () => {
    await notifications.deliver(passwordResetRequested, passwordResetRequested.example);
    await send();
    const [mail] = mailbox.taken;
    expect(mail).toMatchObject({ to: 'subscriber@corner.test' });
    const link = 'https://washcoat.test/reset-password/one-time-token';
    expect(mail?.text).toContain(`\n\n${link}\n\n`);
    expect(mail?.html).toContain(`<a href="${link}">${link}</a>`);
    expect(mail?.text).toContain('until 2nd Nov, 2026 10:05 am EST');
  });

  it('carry the link of a new address to it, without whose it is, and tell the one that is left', async () => {
    await notifications.deliver(addressChangeAsked, addressChangeAsked.example);
    await notifications.deliver(addressLeft, addressLeft.example);
    await notifications.deliver(addressLeft, { ...addressLeft.example, isDone: true });
    await send();
    expect(mailbox.taken.map(({ to }) => to)).toEqual([
      'new@washcoat.test',
      'former@washcoat.test',
      'former@washcoat.test',
    ]);
    const [link, asked, done] = mailbox.taken.map(({ text }) => text);
    expect(link).toContain('\n\nhttps://washcoat.test/confirm/one-time-code\n\n');
    expect(link).not.toMatch(/Lee|former@/);
    expect(asked).toContain('Until the new one is confirmed you sign in with this one.');
    expect(done).toContain('was changed.');
    expect(`${asked}${done}`).not.toMatch(/new@|confirm\//);
  });

  it('carry the one-time link of an invitation, once, however often the event comes', async () => {
    const envelope = await notifications.deliver(userInvited, userInvited.example);
    await notifications.deliver(userInvited, userInvited.example, envelope);
    await notifications.deliver(userInvited, { ...userInvited.example, companyName: null, firstName: '' });
    await send();
    expect(mailbox.taken.map(({ to, subject }) => [to, subject])).toEqual([
      ['invited@newco.test', 'Your invitation to Corner Muffler'],
      ['invited@newco.test', 'Your invitation to Washcoat'],
    ]);
    const [toCompany, toPartner] = mailbox.taken;
    const link = 'https://washcoat.test/login/invited%40newco.test?code=one-time-code';
    expect(toCompany?.text).toContain(
      `Hello Noor,\n\nAda Admin invites you to join Corner Muffler on Washcoat.`,
    );
    expect(toCompany?.text).toContain(`\n\n${link}\n\n`);
    expect(toCompany?.html).toContain(`<a href="${link}">${link}</a>`);
    expect(toPartner?.text).toContain('Hello,\n\nAda Admin invites you to register your company');
  });

  it('carry a message to a customer line by line with its sender, and a notice when nothing was written', async () => {
    const { example } = customerMessageSent;
    const envelope = await notifications.deliver(customerMessageSent, {
      ...example,
      message: 'Your cart is graded.\r\n\nCall <b>us</b>.',
    });
    await notifications.deliver(customerMessageSent, example, envelope);
    await notifications.deliver(customerMessageSent, { ...example, message: ' ' });
    await send();
    expect(mailbox.taken).toHaveLength(2);
    expect(mailbox.taken[0]).toMatchObject({
      to: 'office@corner.test',
      subject: 'A message from Washcoat House',
      text: 'Hello Lee,\n\nYour cart is graded.\n\nCall <b>us</b>.\n\nBo Buyer, Washcoat House\n',
    });
    expect(mailbox.taken[0]?.html).toContain('<p>Call &lt;b&gt;us&lt;/b&gt;.</p>');
    expect(mailbox.taken[1]?.text).toContain(
      'Washcoat House would like to speak with you about Corner Muffler.',
    );
  });

  it('carry the sheet of a customer’s prices, once however often it is told', async () => {
    const envelope = await notifications.deliver(priceSheetRequested, priceSheetRequested.example);
    await notifications.deliver(priceSheetRequested, priceSheetRequested.example, envelope);
    await send();
    expect(mailbox.taken).toHaveLength(1);
    expect(mailbox.taken[0]).toMatchObject({
      to: 'office@corner.test',
      subject: 'Price sheet from Washcoat House',
      attachments: [
        { filename: 'Price sheet Corner Muffler.pdf' },
        { filename: 'Price sheet Corner Muffler.xlsx' },
      ],
    });
    const [paper, workbook] = asked.slice(-2);
    expect([paper, workbook]).toEqual([
      ['converters', priceSheetFile.path, expect.objectContaining({ family: 'Foreign Large' })],
      ['converters', priceSheetWorkbookFile.path, expect.objectContaining({ family: 'Foreign Large' })],
    ]);
    expect(mailbox.taken[0]?.text).toContain('They are meant to hold until 31st Dec, 2026.');
  });

  it('carry how price sheets by schedule are ended, signed out, and none where somebody asked for one', async () => {
    await notifications.deliver(priceSheetRequested, { ...priceSheetRequested.example, ticket: 'a-ticket' });
    await notifications.deliver(priceSheetRequested, priceSheetRequested.example);
    await send();
    const [byPlan, asked] = mailbox.taken;
    expect(byPlan?.text).toMatch(
      /To end these mails, without signing in: http\S+\/unsubscribe\/prices\/a-ticket/,
    );
    const rows = await notifications.service.database('mail').select('unsubscribe_path');
    expect(new Set(rows.map((row) => row.unsubscribe_path))).toEqual(
      new Set(['/unsubscribe/prices/a-ticket', null]),
    );
    expect(asked?.text).not.toContain('unsubscribe');
  });

  it('carry a view of a report with its figures, its file and how it is ended, once however often it is told', async () => {
    const envelope = await notifications.deliver(reportMailDue, reportMailDue.example);
    await notifications.deliver(reportMailDue, reportMailDue.example, envelope);
    await notifications.deliver(reportMailDue, { ...reportMailDue.example, file: null });
    await send();
    expect(mailbox.taken).toHaveLength(2);
    const [mail, long] = mailbox.taken;
    expect(mail).toMatchObject({
      to: 'buyer@washcoat.test',
      subject: 'Transactions Report: Atlanta, last week',
      attachments: [{ filename: 'transactions 2026-11-16 to 2026-11-22.csv' }],
    });
    expect(mail?.text).toContain('for 16th Nov, 2026 to 22nd Nov, 2026.');
    expect(mail?.text).toContain('Spend: $12,345.60');
    expect(mail?.text).toMatch(
      /The report: http\S+\/dashboard\/transactionsreport\?facility=Atlanta&range=lastWeek/,
    );
    expect(mail?.text).toMatch(/To end these mails, without signing in: http\S+\/unsubscribe\/reports\/\S+/);
    expect(long?.attachments ?? []).toEqual([]);
    expect(long?.text).toContain('more lines than a mail takes');
    const { file } = reportMailDue.example;
    const { fileName: _called, ...subject } = { fileName: '', ...file };
    expect(asked).toContainEqual(['reporting', reportFile.path, subject]);
  });

  it('carry the answer of an expert to who asked, once per answer', async () => {
    const { example } = ticketAnswered;
    const envelope = await notifications.deliver(ticketAnswered, {
      ...example,
      comments: 'A KT 0334 without its pipe.\n\n<b>Weigh</b> it.',
    });
    await notifications.deliver(ticketAnswered, example, envelope);
    await notifications.deliver(ticketAnswered, { ...example, isRejected: true, oem: '', firstName: '' });
    await notifications.deliver(ticketAnswered, { ...example, offerPrice: null, comments: '' });
    await send();
    expect(mailbox.taken).toHaveLength(3);
    const [offered, rejected, answered] = mailbox.taken;
    expect(offered).toMatchObject({
      to: 'subscriber@corner.test',
      subject: 'Answer to your question about KT 0334',
      text: `Hello Sam,

Our experts have answered your question about KT 0334.

The offer is $187.00.

A KT 0334 without its pipe.

<b>Weigh</b> it.

All your questions: https://washcoat.test/converters/expert-advice

Bo Buyer
`,
    });
    expect(offered?.html).toContain('<p>&lt;b&gt;Weigh&lt;/b&gt; it.</p>');
    expect(rejected).toMatchObject({ subject: 'Answer to your question' });
    expect(rejected?.text).toContain(
      'Hello,\n\nOur experts looked at your question and can not make an offer.',
    );
    expect(rejected?.text).not.toContain('187');
    expect(answered?.text).not.toContain('The offer');
  });

  it('come from the parent of the customer, from the house, or from Washcoat while nobody is known', async () => {
    const franchise = { ...companyChanged.example, companyId: randomUUID(), companyName: 'Peachtree Cores' };
    const customer = {
      ...companyChanged.example,
      companyId: randomUUID(),
      parentCompanyId: franchise.companyId,
    };
    await notifications.deliver(companyChanged, franchise);
    await notifications.deliver(companyChanged, customer);
    await notifications.deliver(invoiceIssued, { ...invoiceIssued.example, companyId: customer.companyId });
    await notifications.deliver(invoiceIssued, { ...invoiceIssued.example, companyId: randomUUID() });
    await notifications.service.database('company_copy').delete();
    await notifications.deliver(invoiceIssued, invoiceIssued.example);
    await send();
    expect(mailbox.taken.map(({ subject }) => subject).sort()).toEqual([
      'Invoice ATL-000123 from Peachtree Cores',
      'Invoice ATL-000123 from Washcoat',
      'Invoice ATL-000123 from Washcoat House',
    ]);
  });

  it('escape what people typed, and are not written to nobody', async () => {
    await notifications.deliver(invoiceIssued, { ...invoiceIssued.example, companyName: '<b>Lee</b> & Co' });
    await notifications.deliver(invoiceIssued, { ...invoiceIssued.example, customerEmail: '' });
    await send();
    expect(mailbox.taken).toHaveLength(1);
    expect(mailbox.taken[0]?.html).toContain('for &lt;b&gt;Lee&lt;/b&gt; &amp; Co ');
  });
});
