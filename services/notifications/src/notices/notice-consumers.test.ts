import { randomUUID } from 'node:crypto';
import { pricingScheduleRan, ticketMoved, uploadEnded } from '@washcoat/contract-converters';
import { companyChanged, invitationUsed, type Session } from '@washcoat/contract-entities';
import { invoiceIssued, invoiceSettled, paymentsChanged } from '@washcoat/contract-invoicing';
import { deadLettersCounted, noticeCounts, noticeList, noticeRead } from '@washcoat/contract-kernel';
import { chatMentioned, loadMoved } from '@washcoat/contract-loads';
import { houseAdmin, TestService, testSession } from '@washcoat/testing';
import { MOST_ATTEMPTS, queueMail } from '../mails/mail.repository';
import { sendMails } from '../mails/send-mails';
import { createNotificationsService } from '../service';

const admin = houseAdmin();
const corner = companyChanged.example;
const owner = testSession({ hierarchy: 10, companyId: corner.companyId });
const asker = testSession({ userId: ticketMoved.example.userId, hierarchy: 2, companyId: corner.companyId });
const sender = houseAdmin({ isSA: true, userId: uploadEnded.example.userId });
const stranger = testSession({ hierarchy: 10, companyId: randomUUID() });

describe('notices out of events', () => {
  let test: TestService;
  beforeEach(async () => {
    const definition = createNotificationsService({ baseUrl: 'https://washcoat.test', mailDir: '/nowhere' });
    test = await TestService.start({ ...definition, jobs: [] });
  });
  afterEach(() => test.stop());

  const titles = async (session: Session) => {
    const { body } = await test.call(session, noticeList, {});
    return body.list.map(({ title }) => title);
  };
  const linkOf = async (session: Session) => (await test.call(session, noticeList, {})).body.list[0]?.link;
  const waiting = async (session: Session) => (await test.call(session, noticeCounts, {})).body.waiting;

  it('come to the same, whatever comes twice or in another order', async () => {
    const { example: question } = ticketMoved;
    const events = [
      () => test.deliver(companyChanged, { ...corner, isWaiting: true }),
      () => test.deliver(companyChanged, { ...corner, version: corner.version + 1 }),
      () => test.deliver(invoiceIssued, invoiceIssued.example),
      () => test.deliver(invoiceSettled, invoiceSettled.example),
      () => test.deliver(paymentsChanged, { ...paymentsChanged.example, creditOwed: 5, version: 4 }),
      () => test.deliver(paymentsChanged, { ...paymentsChanged.example, version: 5 }),
      () => test.deliver(ticketMoved, question),
      () => test.deliver(ticketMoved, { ...question, move: 'resolved', at: '2026-11-20T16:00:00.000Z' }),
      () => test.deliver(uploadEnded, uploadEnded.example),
      () => test.deliver(loadMoved, loadMoved.example),
      () =>
        test.deliver(loadMoved, {
          ...loadMoved.example,
          move: 'accepted',
          by: { userId: admin.userId, name: 'Bo Buyer', party: 'buyer' },
          version: 2,
        }),
    ];
    const rows = () =>
      test.service.database('notice').orderBy(['subject', 'side']).select('title', 'is_shown', 'version');
    for (const event of events) await event();
    const expected = await rows();
    await test.service.database('notice').delete();
    for (const event of [...events].reverse()) {
      await event();
      await event();
    }
    expect(await rows()).toEqual(expected);
    expect(await test.service.database('dead_letter')).toEqual([]);
  });

  it('tell a customer of its invoices, without their sums', async () => {
    await test.deliver(companyChanged, corner);
    await test.deliver(invoiceIssued, invoiceIssued.example);
    expect(await titles(owner)).toEqual(['Invoice ATL-000123 is here']);
    expect(await titles(stranger)).toEqual([]);
    expect(await titles(testSession({ companyId: corner.companyId, hierarchy: 2 }))).toEqual([]);
    await test.deliver(invoiceSettled, invoiceSettled.example);
    expect(await titles(owner)).toEqual(['Invoice ATL-000123 is settled']);
    expect(JSON.stringify(await test.service.database('notice'))).not.toContain('337.57');
  });

  it('tell accounting of a credit that a seller owes, without its sum, until there is none', async () => {
    const { example } = paymentsChanged;
    const accountant = houseAdmin({ canBuildCart: true });
    await test.deliver(companyChanged, corner);
    await test.deliver(paymentsChanged, example);
    expect(await titles(accountant)).toEqual([]);
    await test.deliver(paymentsChanged, { ...example, balance: -12.5, creditOwed: 12.5, version: 3 });
    expect(await titles(accountant)).toEqual(['Invoice ATL-000123 is overpaid']);
    expect(await waiting(accountant)).toEqual([{ navId: 'invoices-settled', count: 1 }]);
    expect([await titles(owner), await titles(testSession({ hierarchy: 4, canBuildCart: true }))]).toEqual([
      [],
      [],
    ]);
    expect(JSON.stringify(await test.service.database('notice'))).not.toContain('12.5');
    await test.deliver(paymentsChanged, { ...example, version: 4 });
    expect(await titles(accountant)).toEqual([]);
  });

  it('tell the house of a company that waits, until it is decided', async () => {
    await test.deliver(companyChanged, { ...corner, isWaiting: true });
    expect(await titles(admin)).toEqual(['Corner Muffler waits for approval']);
    expect(await waiting(admin)).toEqual([{ navId: 'customers', count: 1 }]);
    expect([await titles(owner), await titles(testSession())]).toEqual([[], []]);
    await test.deliver(companyChanged, { ...corner, version: corner.version + 1 });
    expect(await titles(admin)).toEqual([]);
  });

  it('tell who is mentioned in a chat, each by themselves, counted until it is read', async () => {
    // What is unread is counted for a month.
    const example = { ...chatMentioned.example, sentAt: new Date().toISOString() };
    const ids = [randomUUID(), randomUUID()];
    const [one, other] = ids.map((userId) => houseAdmin({ userId }));
    if (!one || !other) throw new Error('Two are mentioned.');
    await test.deliver(companyChanged, corner);
    await test.deliver(chatMentioned, { ...example, userIds: ids });
    for (const session of [one, other]) {
      expect(await titles(session)).toEqual(['Sam Corner mentioned you']);
      expect(await waiting(session)).toEqual([{ navId: 'active-carts', count: 1 }]);
    }
    for (const nobody of [
      houseAdmin(),
      { ...one, canBuildCart: false, canAcceptLoadRequest: false, hierarchy: 4 },
    ])
      expect(await titles(nobody)).toEqual([]);
    const [told] = (await test.call(one, noticeList, {})).body.list;
    expect(told?.link).toBe(`/load/${example.loadId}?chat=${example.seq}`);
    const { noticeId } = told ?? { noticeId: '' };
    await test.call(one, noticeRead, { noticeId });
    expect([await waiting(one), (await waiting(other)).length]).toEqual([[], 1]);
  });

  it('tell experts of a question and who asked of the answer', async () => {
    const { example } = ticketMoved;
    await test.deliver(ticketMoved, example);
    expect(await titles(admin)).toEqual(['Sam Corner asks about KT 0334']);
    expect(await waiting(admin)).toEqual([{ navId: 'expert-advice', count: 1 }]);
    expect(await titles(asker)).toEqual([]);
    const later = (minutes: number) => new Date(Date.parse(example.at) + minutes * 60_000).toISOString();
    await test.deliver(ticketMoved, { ...example, move: 'rejected', at: later(1) });
    expect(await titles(asker)).toEqual(['No answer about KT 0334']);
    expect([await titles(admin), await titles(owner)]).toEqual([[], []]);
    await test.deliver(ticketMoved, { ...example, move: 'resolved', at: later(2) });
    expect(await titles(asker)).toEqual(['Your question about KT 0334 is answered']);
    const answered = `/converters/expert-advice?tab=resolved&answer=${example.ticketId}`;
    expect(await linkOf(asker)).toBe(answered);
    await test.deliver(ticketMoved, { ...example, move: 'removed', at: later(3) });
    expect(await titles(asker)).toEqual([]);
  });

  it('tell who sent a file how it ended, and nobody else', async () => {
    await test.deliver(uploadEnded, uploadEnded.example);
    expect(await titles(sender)).toEqual(['Prices of November failed']);
    expect(await linkOf(sender)).toBe(`/config/bulk-upload?upload=${uploadEnded.example.uploadId}`);
    expect(await titles(houseAdmin({ isSA: true }))).toEqual([]);
  });

  it('tell who invited somebody that they have come, and nobody else', async () => {
    const { example } = invitationUsed;
    const inviter = houseAdmin({ userId: example.inviterId ?? '', canInviteUsers: true });
    await test.deliver(invitationUsed, { ...example, invitationId: randomUUID(), inviterId: null });
    await test.deliver(invitationUsed, example);
    expect(await titles(inviter)).toEqual(['Noor Haddad accepted your invitation']);
    expect(await titles(houseAdmin({ canInviteUsers: true }))).toEqual([]);
  });

  it('tell who sets prices of those that a schedule put in force, or that wait, and nobody else', async () => {
    const { example } = pricingScheduleRan;
    const setter = houseAdmin({ canEditPricing: true });
    await test.deliver(pricingScheduleRan, example);
    expect(await titles(setter)).toEqual(['Prices are due by schedule, and wait for somebody']);
    const at = '2026-11-23T15:00:00.000Z';
    await test.deliver(pricingScheduleRan, { ...example, outcome: 'applied', reason: '', at });
    expect(await titles(setter)).toEqual(['Prices came in force by schedule']);
    expect(await titles(houseAdmin({ canEditPricing: false }))).toEqual([]);
    expect(await titles(houseAdmin({ canEditPricing: true, hierarchy: 10 }))).toEqual([]);
  });

  it('tell super admins of events that were given up, until they are retried', async () => {
    const { example } = deadLettersCounted;
    const operator = houseAdmin({ isSA: true });
    await test.deliver(deadLettersCounted, example);
    expect(await titles(operator)).toEqual(['reporting gave up on 2 events']);
    expect([await titles(admin), await titles(owner)]).toEqual([[], []]);
    const later = { ...example, count: 0, countedAt: '2026-11-20T16:00:00.000Z' };
    await test.deliver(deadLettersCounted, later);
    await test.deliver(deadLettersCounted, { ...example, countedAt: '2026-11-20T15:30:00.000Z' });
    expect(await titles(operator)).toEqual([]);
  });

  it('tell super admins of a mail that was given up', async () => {
    const letter = { recipient: 'lee@corner.test', subject: 'Invoice', text: '', html: '' };
    const start = new Date('2026-11-20T10:00:00.000Z');
    await test.service.database.transaction((trx) => queueMail(trx, randomUUID(), letter, start));
    const carrier = { carry: () => Promise.reject(new Error('the line is down')) };
    for (let hours = 0; hours < MOST_ATTEMPTS; hours++) {
      expect(await titles({ ...admin, isSA: true })).toEqual([]);
      const moment = () => new Date(start.getTime() + hours * 3_700_000);
      await sendMails(test.service, { carrier, from: 'no-reply@washcoat.test' }, moment);
    }
    expect(await titles({ ...admin, isSA: true })).toEqual(['A mail to lee@corner.test could not be sent']);
    expect(await titles(admin)).toEqual([]);
  });
});
