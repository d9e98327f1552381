import { randomUUID } from 'node:crypto';
import { companyChanged, sessionsNow, type Session } from '@washcoat/contract-entities';
import { invoiceIssued } from '@washcoat/contract-invoicing';
import { noticeList, noticeRead, noticeSettings, noticeSettingsSave } from '@washcoat/contract-kernel';
import { loadMoved } from '@washcoat/contract-loads';
import { houseAdmin, TestService, testSession } from '@washcoat/testing';
import type { MailCarrier, OutgoingMail } from '../mails/mail-carrier';
import { mimeOptions } from '../mails/mime';
import { sendMails } from '../mails/send-mails';
import { createNotificationsService } from '../service';
import { nextLook } from './digest';
import { sendDigests } from './send-digests';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const baseUrl = 'https://washcoat.test';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const corner = companyChanged.example;
const owner = testSession({
  hierarchy: 10,
  companyId: corner.companyId,
  email: 'owner@corner.test',
  firstName: 'Lee',
  canSeeSubtotal: false,
});

class Mailbox implements MailCarrier {
  readonly taken: OutgoingMail[] = [];
  isBroken = false;

  async carry(mail: OutgoingMail) {
    if (this.isBroken) throw new Error('the line is down');
    this.taken.push(mail);
  }
}

describe('unread messages by mail', () => {
  let test: TestService;
  let mailbox: Mailbox;
  let people: Session[];
  const services = {
    async post(service: string, path: string, body: unknown) {
      expect([service, path]).toEqual(['entities', sessionsNow.path]);
      const { userIds } = sessionsNow.input.parse(body);
      return Buffer.from(
        JSON.stringify({ sessions: people.filter(({ userId }) => userIds.includes(userId)) }),
      );
    },
  };

  beforeEach(async () => {
    mailbox = new Mailbox();
    people = [owner];
    const definition = createNotificationsService({ baseUrl, mailDir: '/nowhere' });
    test = await TestService.start({ ...definition, jobs: [] }, { services });
    await test.deliver(companyChanged, corner);
  });
  afterEach(() => test.stop());

  const invoice = (invoiceNo: string) =>
    test.deliver(invoiceIssued, {
      ...invoiceIssued.example,
      loadId: randomUUID(),
      invoiceNo,
      // Its own mail is not the subject here.
      customerEmail: '',
      issuedAt: new Date().toISOString(),
    });
  const choose = (input: object, session = owner) =>
    test.call(session, noticeSettingsSave, { rhythm: 'atOnce', hour: 7, ...input });
  const look = async (minutes: number) => {
    const moment = new Date(Date.now() + minutes * MINUTE_MS);
    await sendDigests(test.service, baseUrl, moment);
    await sendMails(
      test.service,
      { carrier: mailbox, from: 'no-reply@washcoat.test', baseUrl },
      () => moment,
    );
  };

  it('are not mailed to whoever did not ask for it', async () => {
    await invoice('ATL-000001');
    await look(24 * 60);
    expect(mailbox.taken).toEqual([]);
    const { body } = await test.call(owner, noticeSettings, {});
    expect(body).toMatchObject({ rhythm: 'never', hour: 7 });
    expect(body.kinds).toContainEqual({ kind: 'own-invoice', label: 'Your invoices', isMailed: true });
    expect(body.kinds.map(({ kind }) => kind)).not.toContain('dead-letters');
  });

  it('come in one mail, grouped by kind, with links and without prices, and never twice', async () => {
    await choose({});
    await invoice('ATL-000001');
    await invoice('ATL-000002');
    await test.deliver(loadMoved, {
      ...loadMoved.example,
      move: 'completed',
      by: { userId: randomUUID(), name: 'Bo Buyer', party: 'buyer' },
      sellerUserId: null,
      movedAt: new Date().toISOString(),
    });
    await look(2);
    await look(4);
    await Promise.all([look(6), look(6)]);
    expect(mailbox.taken).toHaveLength(1);
    const [mail] = mailbox.taken;
    expect(mail).toMatchObject({ to: 'owner@corner.test', subject: '3 unread messages' });
    expect(mail?.text).toMatch(/Your orders:\n\nCorner weekly is completed/);
    expect(mail?.text.match(/Your invoices:/g)).toHaveLength(1);
    expect(mail?.text).toContain(`${baseUrl}/invoices/load/`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('337');
    await invoice('ATL-000003');
    await look(8);
    expect(mailbox.taken.map(({ subject }) => subject)).toEqual(['3 unread messages', '4 unread messages']);
  });

  it('leave out what was read, what is not wanted, and what the rights of now do not allow', async () => {
    await choose({ mutedKinds: ['own-order'] });
    await test.deliver(loadMoved, {
      ...loadMoved.example,
      move: 'completed',
      by: { userId: randomUUID(), name: 'Bo Buyer', party: 'buyer' },
      sellerUserId: null,
      movedAt: new Date().toISOString(),
    });
    await invoice('ATL-000001');
    const { body } = await test.call(owner, noticeList, {});
    const [read] = body.list.filter(({ title }) => title.includes('ATL-000001'));
    await test.call(owner, noticeRead, { noticeId: read?.noticeId ?? '' });
    await look(2);
    expect(mailbox.taken).toEqual([]);
    await invoice('ATL-000002');
    people = [{ ...owner, hierarchy: 2 }];
    await look(4);
    people = [];
    await look(6);
    expect(mailbox.taken).toEqual([]);
    people = [owner];
    await look(8);
    expect(mailbox.taken.map(({ subject }) => subject)).toEqual(['Invoice ATL-000002 is here']);
    expect((await choose({ mutedKinds: ['dead-letters'] })).error.fields).toHaveProperty('mutedKinds');
  });

  it('wait for a mail server that is down, and come once when it is back', async () => {
    await choose({});
    mailbox.isBroken = true;
    await invoice('ATL-000001');
    await look(2);
    await invoice('ATL-000002');
    await look(4);
    await look(20);
    mailbox.isBroken = false;
    await look(60);
    expect(mailbox.taken.map(({ subject }) => subject)).toEqual(['Invoice ATL-000001 is here']);
    await look(80);
    await look(90);
    expect(mailbox.taken.map(({ subject }) => subject)).toEqual([
      'Invoice ATL-000001 is here',
      '2 unread messages',
    ]);
  });

  it('come once a day at the hour that was chosen, by the clocks of the installation', () => {
    const zone = 'America/New_York';
    const daily = { rhythm: 'daily', hour: 7 } as const;
    const next = (moment: string) => nextLook(daily, new Date(moment), zone)?.toISOString();
    expect(next('2026-11-20T11:59:00.000Z')).toBe('2026-11-20T12:00:00.000Z');
    expect(next('2026-11-20T12:00:00.000Z')).toBe('2026-11-21T12:00:00.000Z');
    expect(next('2026-10-31T12:00:00.000Z')).toBe('2026-11-01T12:00:00.000Z');
    expect(next('2026-10-31T11:00:00.000Z')).toBe('2026-11-01T12:00:00.000Z');
    expect(next('2027-03-13T12:00:00.000Z')).toBe('2027-03-14T11:00:00.000Z');
    expect(next('2026-12-01T03:00:00.000Z')).toBe('2026-12-01T12:00:00.000Z');
    expect(nextLook({ rhythm: 'never', hour: 7 }, new Date(), zone)).toBeNull();
  });

  it('are mailed on the day of a daily choice, not before', async () => {
    await choose({ rhythm: 'daily' });
    await invoice('ATL-000001');
    const { due_at: due } = await test.service.database('digest').first();
    const minutes = Math.ceil((due.getTime() - Date.now()) / MINUTE_MS);
    await look(minutes - 2);
    expect(mailbox.taken).toEqual([]);
    await look(minutes + 1);
    expect(mailbox.taken).toHaveLength(1);
    const [row] = await test.service.database('digest');
    expect(row.due_at.getTime() - due.getTime()).toBeGreaterThanOrEqual(23 * HOUR_MS);
  });

  it('are ended by the ticket of a mail alone, by one POST of a mail program or a button of a page', async () => {
    const colleague = houseAdmin();
    await choose({}, colleague);
    await choose({});
    await invoice('ATL-000001');
    await look(2);
    const url = mailbox.taken[0]?.unsubscribeUrl ?? '';
    expect(mailbox.taken[0]?.text).toContain(url);
    const headers = mailbox.taken[0] && mimeOptions(mailbox.taken[0]).headers;
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const path = new URL(url).pathname;
    expect(path).not.toContain(owner.userId);
    const rhythm = async () => (await test.call(owner, noticeSettings, {})).body.rhythm;
    const page = await test.send({ method: 'GET', url: path });
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await rhythm()).toBe('atOnce');
    const wrong = await test.send({
      method: 'POST',
      url: '/unsubscribe/guessed',
      headers: form,
      payload: 'a=b',
    });
    expect(wrong.status).toBe(404);
    expect(wrong.body).toMatchObject({ error: expect.any(String), code: 'NOT_FOUND' });
    const cut = await test.send({
      method: 'GET',
      url: path.slice(0, -3),
      headers: { accept: 'text/html,*/*' },
    });
    expect([cut.status, cut.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await rhythm()).toBe('atOnce');
    const payload = 'List-Unsubscribe=One-Click';
    expect((await test.send({ method: 'POST', url: path, headers: form, payload })).status).toBe(200);
    expect(await rhythm()).toBe('never');
    expect((await test.call(colleague, noticeSettings, {})).body.rhythm).toBe('atOnce');
    await invoice('ATL-000002');
    await look(60);
    expect(mailbox.taken).toHaveLength(1);
  });

  it('tell a person by a page, and a program by the usual answer, when the database fails', async () => {
    const failing = jest.spyOn(test.service, 'inTransaction').mockRejectedValue(new Error('gone'));
    const send = (accept: string) =>
      test.send({
        method: 'POST',
        url: '/unsubscribe/some-ticket',
        headers: { ...form, accept },
        payload: 'List-Unsubscribe=One-Click',
      });
    const page = await send('text/html,*/*');
    expect([page.status, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(String(page.body)).toContain('This did not work');
    expect(String(page.body)).toContain(`Incident ${String(page.headers['x-request-id'])}`);
    const answer = await send('*/*');
    expect(answer.body).toMatchObject({ error: expect.any(String), requestId: expect.any(String) });
    failing.mockRestore();
  });

  it('are chosen by whoever is signed in, for themselves', async () => {
    expect((await test.call(null, noticeSettings, {})).status).toBe(401);
    expect((await choose({}, testSession({ isNewUser: true }))).status).toBe(403);
    expect((await choose({ hour: 24 })).status).toBe(400);
    const other = houseAdmin();
    await choose({ rhythm: 'daily', hour: 18 }, other);
    expect((await test.call(owner, noticeSettings, {})).body.rhythm).toBe('never');
    expect((await test.call(other, noticeSettings, {})).body).toMatchObject({ rhythm: 'daily', hour: 18 });
  });
});
