import { randomUUID } from 'node:crypto';
import { companyChanged, type Session } from '@washcoat/contract-entities';
import { noticeCounts, noticeList, noticeRead, noticeReadAll, type Notice } from '@washcoat/contract-kernel';
import { loadMoved, type LoadMove } from '@washcoat/contract-loads';
import { topicRooms } from '@washcoat/service-kit';
import { HOUSE_ID, houseAdmin, TestService, testSession } from '@washcoat/testing';
import { createNotificationsService } from '../service';

const { example } = loadMoved;
const corner = companyChanged.example;
const franchiseId = randomUUID();
const buyer = houseAdmin({ firstName: 'Bo', lastName: 'Buyer' });
const grader = testSession({ hierarchy: 4, canAcceptLoadRequest: true });
const seller = testSession({ userId: example.by.userId, hierarchy: 2, companyId: corner.companyId });
const others: [string, Session][] = [
  ['another seller of the company', testSession({ hierarchy: 2, companyId: corner.companyId })],
  ['house staff without the right', testSession({ hierarchy: 4 })],
  ['a franchise', testSession({ hierarchy: 10, companyId: franchiseId, canAcceptLoadRequest: true })],
  ['somebody without a company', testSession({ hierarchy: 10, companyId: null })],
];
const byBuyer = { userId: buyer.userId, name: 'Bo Buyer', party: 'buyer' as const };

describe('notices', () => {
  let test: TestService;
  beforeAll(async () => {
    const definition = createNotificationsService({ baseUrl: 'https://washcoat.test', mailDir: '/nowhere' });
    test = await TestService.start({ ...definition, jobs: [] });
    await test.deliver(companyChanged, corner);
  });
  afterAll(() => test.stop());

  const newest = async (session: Session, loadId: string): Promise<Notice | undefined> => {
    const { body } = await test.call(session, noticeList, { count: 1000 });
    return body.list.find(({ recordId }) => recordId === loadId);
  };
  const counts = async (session: Session) => (await test.call(session, noticeCounts, {})).body;
  const unreadOf = async (session: Session, loadId: string) =>
    (await counts(session)).unread.some(({ recordId }) => recordId === loadId);
  const happen = (loadId: string, move: LoadMove['move'], change: Partial<LoadMove> = {}) =>
    test.deliver(loadMoved, { ...example, movedAt: new Date().toISOString(), loadId, move, ...change });

  it('tell those who may accept it of a request, each line of a record being the last that happened', async () => {
    const loadId = randomUUID();
    const envelope = await happen(loadId, 'requested');
    for (const person of [buyer, grader]) {
      expect(await newest(person, loadId)).toEqual({
        noticeId: expect.any(String),
        title: 'Corner Muffler requests a grading session',
        text: 'Corner weekly, Lee Corner, Atlanta',
        icon: 'package-open',
        link: `/load/${loadId}`,
        recordId: loadId,
        at: expect.any(String),
        isRead: false,
        isWaiting: true,
      });
    }
    expect(await newest(seller, loadId)).toBeUndefined();
    const accepted = { by: byBuyer, version: 2 };
    await happen(loadId, 'accepted', accepted);
    await test.deliver(loadMoved, { ...example, loadId }, envelope);
    expect(await newest(seller, loadId)).toMatchObject({ title: 'Your request is accepted', isRead: false });
    expect(await newest(grader, loadId)).toMatchObject({
      title: 'Bo Buyer accepted the request of Corner Muffler',
      isRead: true,
      isWaiting: false,
    });
    expect(await newest(buyer, loadId)).toBeUndefined();
  });

  it('say the same whatever comes twice or late', async () => {
    const loadId = randomUUID();
    await happen(loadId, 'completed', { by: byBuyer, version: 5 });
    const late = await happen(loadId, 'requested', { version: 1 });
    await test.deliver(loadMoved, { ...example, loadId }, late);
    expect(await newest(buyer, loadId)).toBeUndefined();
    expect(await newest(seller, loadId)).toMatchObject({ title: 'Corner weekly is completed' });
    expect(await test.service.database('dead_letter')).toEqual([]);
  });

  it.each([
    ['answered', 'The prices of Corner weekly are here'],
    ['finished', 'Corner weekly is finished'],
    ['completed', 'Corner weekly is completed'],
    ['amended', 'Corner weekly was changed'],
    ['removed', 'Corner weekly was removed'],
  ] as const)('tell the seller when the buyer has %s', async (move, title) => {
    const loadId = randomUUID();
    await happen(loadId, move, { by: byBuyer, version: 3 });
    expect(await newest(seller, loadId)).toMatchObject({ title, isWaiting: false });
  });

  it('tell of a change the side that did not make it, and leave what the other side has to do', async () => {
    const loadId = randomUUID();
    await happen(loadId, 'requested', { isQuote: true });
    await happen(loadId, 'changed', { isQuote: true, by: byBuyer, version: 2 });
    expect(await newest(seller, loadId)).toMatchObject({ title: 'Corner weekly was changed', isRead: false });
    const colleague = houseAdmin();
    expect(await newest(colleague, loadId)).toMatchObject({ title: 'Corner Muffler asks for a quote' });
    await happen(loadId, 'changed', { isQuote: true, version: 3 });
    expect(await newest(seller, loadId)).toMatchObject({ title: 'Corner weekly was changed' });
    expect(await newest(buyer, loadId)).toMatchObject({
      title: 'Corner Muffler changed Corner weekly',
      isRead: false,
      isWaiting: true,
    });
    expect((await counts(buyer)).urgent.some(({ recordId }) => recordId === loadId)).toBe(false);
    await happen(loadId, 'answered', { by: byBuyer, version: 4 });
    expect(await newest(colleague, loadId)).toBeUndefined();
  });

  it('count what waits at its entry of the menu, read or not, until it is done', async () => {
    const loadId = randomUUID();
    const waiting = async () => (await counts(buyer)).waiting.find(({ navId }) => navId === 'active-carts');
    const before = (await waiting())?.count ?? 0;
    await happen(loadId, 'finished', { version: 4 });
    const { noticeId = '' } = (await newest(buyer, loadId)) ?? {};
    expect((await counts(buyer)).urgent.some(({ recordId }) => recordId === loadId)).toBe(false);
    await test.call(buyer, noticeRead, { noticeId });
    expect((await waiting())?.count).toBe(before + 1);
    await happen(loadId, 'completed', { by: byBuyer, version: 5 });
    expect((await waiting())?.count ?? 0).toBe(before);
  });

  it('are urgent while a seller waits and nobody has read of it', async () => {
    const loadId = randomUUID();
    await happen(loadId, 'requested', { isQuote: true });
    const [urgent] = (await counts(buyer)).urgent.filter(({ recordId }) => recordId === loadId);
    expect(urgent).toMatchObject({ title: 'Corner Muffler asks for a quote', navId: 'active-carts' });
    await happen(loadId, 'accepted', { by: { ...byBuyer, userId: randomUUID() }, version: 2 });
    expect((await counts(buyer)).urgent.some(({ recordId }) => recordId === loadId)).toBe(false);
  });

  it('are read by one person, and news again when something happens', async () => {
    const loadId = randomUUID();
    await happen(loadId, 'requested');
    const { noticeId = '' } = (await newest(buyer, loadId)) ?? {};
    expect((await test.call(buyer, noticeRead, { noticeId })).status).toBe(200);
    expect(await newest(buyer, loadId)).toMatchObject({ isRead: true });
    expect(await unreadOf(buyer, loadId)).toBe(false);
    expect(await unreadOf(grader, loadId)).toBe(true);
    await test.call(buyer, noticeRead, { noticeId, isRead: false });
    expect(await unreadOf(buyer, loadId)).toBe(true);
    await test.call(buyer, noticeRead, { noticeId });
    await happen(loadId, 'finished', { version: 3, movedAt: new Date(Date.now() + 1000).toISOString() });
    expect(await unreadOf(buyer, loadId)).toBe(true);
  });

  it('are read without a refusal by the page that still shows them, though the request is settled by then', async () => {
    const loadId = randomUUID();
    await happen(loadId, 'requested');
    const { noticeId = '' } = (await newest(buyer, loadId)) ?? {};
    await happen(loadId, 'accepted', { by: byBuyer, version: 2 });
    expect(await newest(buyer, loadId)).toBeUndefined();
    expect((await test.call(buyer, noticeRead, { noticeId })).status).toBe(200);
    await happen(loadId, 'removed', { version: 3 });
    expect((await test.call(grader, noticeRead, { noticeId })).status).toBe(200);
    expect((await test.call(grader, noticeRead, { noticeId: randomUUID() })).status).toBe(404);
  });

  it('tell the other pages of who reads, and nobody else’s', async () => {
    const loadId = randomUUID();
    await happen(loadId, 'requested');
    const { noticeId = '' } = (await newest(buyer, loadId)) ?? {};
    const rooms: (readonly string[])[] = [];
    const stop = test.platform.live.follow(
      (signal) => void (signal.kind === 'changed' && rooms.push(signal.rooms)),
    );
    const own = [topicRooms.ofPerson('notices', buyer.userId)];
    await test.call(buyer, noticeRead, { noticeId });
    await test.call(buyer, noticeRead, { noticeId, isRead: false });
    expect(rooms).toEqual([own, own]);
    const until = new Date().toISOString();
    for (const _twice of [1, 2]) await test.call(buyer, noticeReadAll, { until });
    stop();
    expect(rooms).toEqual([own, own, own]);
  });

  it('are all read up to the moment that the reader saw', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await happen(first, 'requested', { movedAt: '2026-11-20T10:00:00.000Z' });
    await happen(second, 'requested', { movedAt: '2026-11-20T11:00:00.000Z' });
    await test.call(grader, noticeReadAll, { until: '2026-11-20T10:30:00.000Z' });
    expect((await newest(grader, first))?.isRead).toBe(true);
    expect((await newest(grader, second))?.isRead).toBe(false);
  });

  it.each(others)('are not there for %s', async (_who, session) => {
    const loadId = randomUUID();
    await happen(loadId, 'requested');
    await happen(loadId, 'accepted', { by: byBuyer, version: 2 });
    expect(await newest(session, loadId)).toBeUndefined();
    const ids = await test.service.database('notice').where({ record_id: loadId }).pluck('notice_id');
    for (const noticeId of ids) {
      const answer = await test.call(session, noticeRead, { noticeId });
      expect([answer.status, answer.error.error]).toEqual([404, 'This message was not found.']);
    }
    await test.call(session, noticeReadAll, { until: new Date(Date.now() + 60_000).toISOString() });
    expect(await test.service.database('notice_reading').where({ user_id: session.userId })).toEqual([]);
  });

  it('are gone with the right to see them, and with the company that went elsewhere', async () => {
    const loadId = randomUUID();
    const owner = testSession({
      hierarchy: 10,
      companyId: franchiseId,
      canAcceptLoadRequest: true,
    });
    const customer = { ...corner, companyId: randomUUID(), parentCompanyId: franchiseId };
    await test.deliver(companyChanged, customer);
    await happen(loadId, 'requested', {
      companyId: customer.companyId,
      facilityCompanyId: franchiseId,
    });
    expect(await newest(owner, loadId)).toBeDefined();
    expect(await newest({ ...owner, canAcceptLoadRequest: false }, loadId)).toBeUndefined();
    await test.deliver(companyChanged, { ...customer, parentCompanyId: HOUSE_ID, version: 4 });
    expect(await newest(owner, loadId)).toBeUndefined();
  });

  it.each([noticeList, noticeCounts, noticeRead, noticeReadAll])('are for who is signed in', async (call) => {
    const input = { noticeId: randomUUID(), until: '2026-11-20T10:00:00.000Z' };
    expect((await test.call(null, call, input)).status).toBe(401);
    expect((await test.call(testSession({ isNewUser: true }), call, input)).status).toBe(403);
  });
});
