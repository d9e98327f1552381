import { randomUUID } from 'node:crypto';
import type { Session } from '@washcoat/contract-entities';
import {
  chatList,
  chatMentioned,
  chatPeople,
  chatRead,
  chatSend,
  loadDelete,
  loadRequest,
  loadTypes,
} from '@washcoat/contract-loads';
import { recordRoom, type LiveSignal } from '@washcoat/service-kit';
import { pictureAt } from '@washcoat/testing';
import { people, Yard } from '../yard.fixture';

describe('the chat of a load', () => {
  let yard: Yard;
  let loadId: string;
  const everybody: Session[] = Object.values(people);

  beforeAll(async () => {
    yard = await Yard.start();
    await yard.introduce(everybody);
  });
  afterAll(() => yard.stop());
  beforeEach(async () => {
    loadId = await yard.cart();
  });

  const send = (input: Record<string, unknown>, session: Session = people.buyer) =>
    yard.test.call(session, chatSend, { loadId, clientId: randomUUID(), ...input });
  const list = async (session: Session = people.buyer, input: Record<string, unknown> = {}) =>
    (await yard.test.call(session, chatList, { loadId, ...input })).body;
  const texts = async (...asked: Parameters<typeof list>) =>
    (await list(...asked)).list.map(({ text }) => text);

  it('[CHAT-006] keeps what is said, in its order, with who said it and when', async () => {
    const { body } = await send({
      text: ' Is the casing intact?\nIt looks cut. ',
      pictures: [pictureAt('casing')],
    });
    expect(body.sent).toMatchObject({
      seq: 1,
      name: 'Maya Ellison',
      party: 'buyer',
      text: 'Is the casing intact?\nIt looks cut.',
      pictures: [pictureAt('casing')],
    });
    await send({ text: 'Yes' }, people.grader);
    expect(await texts()).toEqual(['Is the casing intact?\nIt looks cut.', 'Yes']);
    expect(await texts(people.grader, { afterSeq: 1 })).toEqual(['Yes']);
  });

  it('[CHAT-005] takes no empty message, and none that is too long or hides what it says', async () => {
    for (const text of ['', '   ', 'x'.repeat(2001), '\u202etxt', '\u0000'])
      expect((await send({ text })).status).toBe(400);
    expect(await texts()).toEqual([]);
    expect((await send({ text: 'x'.repeat(2000) })).status).toBe(200);
  });

  it('says a message once, however often and at whatever moment it is sent', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send({ clientId, text: 'Once' })));
    expect(answers.map(({ status, body }) => [status, body.sent.seq])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
    const others = await send({ clientId, text: 'Other words' });
    expect([others.status, others.error.code]).toEqual([409, 'CLIENT_ID_REUSED']);
    await send({ clientId, text: 'Of somebody else' }, people.otherBuyer);
    expect(await texts()).toEqual(['Once', 'Of somebody else']);
  });

  it('gives every message a place of its own, also those of one moment', async () => {
    await Promise.all([...Array(12).keys()].map((n) => send({ text: `${n}` })));
    expect((await list()).list.map(({ seq }) => seq)).toEqual([...Array(12).keys()].map((n) => n + 1));
  });

  it('[CHAT-002] shows the last 100 messages and keeps all', async () => {
    for (let n = 1; n <= 103; n++) await send({ text: `${n}` });
    const shown = await list();
    expect([shown.list.length, shown.list[0]?.text, shown.lastSeq]).toEqual([100, '4', 103]);
    expect(shown.areMoreItemsAvailable).toBe(true);
    const since = await list(people.grader, { afterSeq: 1 });
    expect([since.list.length, since.list.at(-1)?.seq, since.lastSeq]).toEqual([100, 101, 103]);
    expect(await list(people.grader, { afterSeq: 999 })).toMatchObject({ list: [], lastSeq: 103 });
    expect(await yard.test.service.database('chat_message').where({ load_id: loadId })).toHaveLength(103);
  });

  it('is of those who may open the load, and of nobody else', async () => {
    await send({ text: 'Between us' });
    const outside = [people.partner, people.colleague, people.franchisee];
    for (const session of outside) {
      expect((await yard.test.call(session, chatList, { loadId })).status).toBe(404);
      expect((await send({ text: 'Hello' }, session)).status).toBe(404);
      expect((await yard.test.call(session, chatRead, { loadId, seq: 1 })).status).toBe(404);
      expect((await yard.test.call(session, chatPeople, { loadId })).status).toBe(404);
    }
    const unentitled = { ...people.grader, canBuildCart: false, canAcceptLoadRequest: false };
    expect((await yard.test.call(unentitled, chatList, { loadId })).status).toBe(403);
    await yard.test.call(people.buyer, loadDelete, { cartId: loadId });
    expect((await yard.test.call(people.buyer, chatList, { loadId })).status).toBe(404);
  });

  it('tells who has the load open that something was said or read, and not what', async () => {
    const told: LiveSignal[] = [];
    const stop = yard.test.platform.live.follow(
      (signal) => void (signal.kind === 'changed' && signal.change.topic === 'chat' && told.push(signal)),
    );
    await send({ text: 'A secret' });
    await yard.test.call(people.grader, chatRead, { loadId, seq: 99 });
    await yard.test.call(people.grader, chatRead, { loadId, seq: 0 });
    stop();
    expect(told).toMatchObject(
      [1, 1].map((version) => ({
        rooms: [recordRoom('load', loadId)],
        change: { recordId: loadId, version },
      })),
    );
    expect(JSON.stringify(told)).not.toContain('secret');
    expect((await list()).readings).toEqual([{ userId: people.grader.userId, name: 'Priya Nair', seq: 1 }]);
  });

  it('says with the first words of a buyer that sellers are shown more people from then on', async () => {
    const moved: (boolean | undefined)[] = [];
    const stop = yard.test.platform.live.follow((signal) => {
      if (signal.kind === 'changed' && signal.change.topic === 'chat') moved.push(signal.isMoved);
    });
    for (const text of ['First', 'Second']) await send({ text }, people.otherBuyer);
    stop();
    expect(moved).toEqual([true, false]);
  });

  it('can mention who may open the load, and nobody else', async () => {
    const named = async (session: Session) =>
      (await yard.test.call(session, chatPeople, { loadId })).body.list.map(({ userId }) => userId).sort();
    const { otherBuyer, grader } = people;
    expect(await named(people.buyer)).toEqual([otherBuyer.userId, grader.userId]);
    const { body } = await send({ text: '@Priya Nair look', mentions: [grader.userId] });
    expect(body.sent.mentions).toEqual([{ userId: grader.userId, name: 'Priya Nair' }]);
    const [told] = (await yard.test.published(chatMentioned)).slice(-1);
    expect(told).toMatchObject({ loadId, seq: 1, by: { name: 'Maya Ellison' }, userIds: [grader.userId] });
    expect(JSON.stringify(told)).not.toContain('look');
    for (const userId of [people.partner.userId, people.colleague.userId, randomUUID()]) {
      const { status, error } = await send({ text: 'Psst', mentions: [userId] });
      expect([status, error.fields]).toEqual([
        400,
        { mentions: 'Mention only people who may open this load.' },
      ]);
    }
    expect(await texts()).toEqual(['@Priya Nair look']);
  });

  it('offers of more people than are looked at those on the load and of its customer first, and says that there are more', async () => {
    const { database } = yard.test.service;
    const known = await database('user_copy').where({ user_id: people.otherBuyer.userId }).first();
    const crowd = Array.from({ length: 210 }, (_, n) => {
      const userId = `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
      return { ...known, user_id: userId, data: { ...known.data, userId, firstName: 'Abe' } };
    });
    await database('user_copy').insert(crowd);
    const offered = async () => (await yard.test.call(people.buyer, chatPeople, { loadId })).body;
    expect(await offered()).toEqual({ list: [], areMoreItemsAvailable: true });
    await send({ text: 'Good morning' }, people.otherBuyer);
    const { list } = await offered();
    expect(list).toEqual([{ userId: people.otherBuyer.userId, name: 'Ruben Alvarez' }]);
    const { body } = await send({ text: '@Priya Nair', mentions: [people.grader.userId] });
    expect(body.sent.mentions).toEqual([{ userId: people.grader.userId, name: 'Priya Nair' }]);
    await database('user_copy')
      .whereIn(
        'user_id',
        crowd.map((one) => one.user_id),
      )
      .delete();
    expect(await offered()).toMatchObject({ areMoreItemsAvailable: false });
  });

  it('[CHAT-006] shows sellers no reading of buyers who are silent, and buyers all', async () => {
    await request();
    await send({ text: 'Good morning' }, people.subscriber);
    for (const reader of [people.buyer, people.otherBuyer, people.subscriber])
      await yard.test.call(reader, chatRead, { loadId, seq: 1 });
    const readers = async (session: Session) => (await list(session)).readings.map(({ userId }) => userId);
    const { buyer, otherBuyer, subscriber } = people;
    expect(await readers(subscriber)).toEqual([subscriber.userId]);
    expect((await readers(buyer)).sort()).toEqual([buyer, otherBuyer, subscriber].map((one) => one.userId));
    await send({ text: 'Good morning' }, otherBuyer);
    expect((await readers(subscriber)).sort()).toEqual([otherBuyer.userId, subscriber.userId]);
  });

  it('finds who sees a completed order by one question about it, however many are near', async () => {
    await yard.test.service.database('load').where({ load_id: loadId }).update({ type: loadTypes.invoice });
    const asked: string[] = [];
    const note = ({ sql }: { sql: string }) => void (/from "load"/.test(sql) && asked.push(sql));
    yard.test.service.database.on('query', note);
    const held = everybody.filter(({ hierarchy }) => hierarchy === 4);
    expect(held).not.toHaveLength(0);
    const { body } = await yard.test.call(people.buyer, chatPeople, { loadId });
    yard.test.service.database.removeListener('query', note);
    expect(asked).toHaveLength(1);
    for (const session of held) {
      const { status } = await yard.test.call(session, chatList, { loadId });
      expect(body.list.some(({ userId }) => userId === session.userId)).toBe(status === 200);
    }
  });

  it('shows sellers of the buyers only who works on the load or has spoken', async () => {
    const { status, body } = await yard.test.call(people.subscriber, chatPeople, { loadId: await request() });
    expect([status, body.list]).toEqual([200, []]);
    await send({ text: 'Good morning' }, people.otherBuyer);
    const after = await yard.test.call(people.subscriber, chatPeople, { loadId });
    expect(after.body.list).toEqual([{ userId: people.otherBuyer.userId, name: 'Ruben Alvarez' }]);
  });

  /** A request of the subscriber, which is then the load of the test. */
  async function request(): Promise<string> {
    const { body } = await yard.test.call(people.subscriber, loadRequest, {});
    loadId = body.loadId;
    return loadId;
  }
});
