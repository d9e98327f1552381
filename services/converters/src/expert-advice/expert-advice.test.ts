import { randomUUID } from 'node:crypto';
import {
  ticketAdd,
  ticketAnswered,
  ticketDelete,
  ticketEdit,
  ticketList,
  ticketMoved,
} from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { pictureAt, TestService, testSession, withoutIds } from '@washcoat/testing';
import { convertersService } from '../service';
import { admin } from '../testing/catalogue.fixture';

const question = {
  message: 'Worn stamp, 1.2 kg',
  url: pictureAt('worn'),
  firstName: 'Lou',
  lastName: 'Counter',
  oem: 'KT 0334',
  make: 'Mercedes',
  model: 'C-Class',
};
const subscriber = (overrides: Partial<Session> = {}) =>
  testSession({ hierarchy: 2, companyId: randomUUID(), organisationName: 'Corner Muffler', ...overrides });

describe('the identification queue', () => {
  let catalogue: TestService;

  beforeAll(async () => {
    catalogue = await TestService.start(convertersService);
  });
  afterAll(() => catalogue.stop());
  beforeEach(() => catalogue.service.database('ticket').delete());

  const ask = (session: Session | null, changes: object = {}, headers = {}) =>
    catalogue.call(session, ticketAdd, { ...question, ...changes }, headers);
  const list = (session: Session | null, input: object = {}) =>
    catalogue.call(session, ticketList, { ...input });
  const edit = (session: Session | null, ticketId: string, changes: object = {}) =>
    catalogue.call(session, ticketEdit, { ticketId, ...changes });
  const messages = async (session: Session, input: object = {}) =>
    (await list(session, input)).body.list.map(({ message }) => message);

  it('[ADV-011] [ADV-012] [ADV-018] [ADV-021] takes a question with a picture', async () => {
    const session = subscriber();
    const { status, body } = await ask(session);
    expect([status, body.message]).toEqual([200, 'Successfully posted the message to expert']);
    expect((await list(admin)).body.list).toEqual([
      {
        ticketId: body.ticketId,
        ...question,
        marketPrice: null,
        basePrice: null,
        comments: '',
        status: 1,
        outcome: null,
        companyName: 'Corner Muffler',
        createdDate: expect.stringMatching(/Z$/),
        ticketResTime: null,
      },
    ]);
  });

  it('tells where a question stands, without its answer', async () => {
    ticketMoved.schema.parse(ticketMoved.example);
    const { body } = await ask(subscriber());
    const { ticketId } = body;
    await edit(admin, ticketId, { comments: 'Looking', marketPrice: 187.15 });
    await edit(admin, ticketId, { status: 2 });
    await edit(admin, ticketId, { status: 3 });
    await edit(admin, ticketId, { status: 1 });
    await catalogue.call(admin, ticketDelete, { ticketId });
    const moves = (await catalogue.published(ticketMoved)).filter((moved) => moved.ticketId === ticketId);
    expect(moves.map(({ move }) => move)).toEqual(['asked', 'resolved', 'rejected', 'asked', 'removed']);
    expect(moves[0]).toMatchObject({ oem: 'KT 0334', askedBy: 'Lou Counter', companyName: 'Corner Muffler' });
    expect(withoutIds(JSON.stringify(moves))).not.toMatch(/187|Looking/);
  });

  it('[ADV-018] [ADV-022] posts nothing without a message or a picture, and takes names from the token', async () => {
    const session = subscriber({ firstName: 'Lee', lastName: 'Corner' });
    const refused = await catalogue.call(session, ticketAdd, { message: '  ', oem: 'GD3' });
    expect([refused.status, refused.error.fields]).toEqual([
      400,
      { message: 'Please enter a message or add a picture' },
    ]);
    expect(await messages(session)).toEqual([]);
    await catalogue.call(session, ticketAdd, { url: question.url });
    await catalogue.call(session, ticketAdd, { message: 'What is it?' });
    expect((await list(session)).body.list).toMatchObject([
      { message: 'What is it?', url: null, oem: '', firstName: 'Lee', lastName: 'Corner' },
      { message: '', url: question.url, firstName: 'Lee' },
    ]);
  });

  it('[ADV-017] shows hierarchy 1 all, subscribers their own, others those of their company', async () => {
    const companyId = randomUUID();
    const [one, other] = [subscriber({ companyId }), subscriber({ companyId })];
    const colleague = testSession({ hierarchy: 10, companyId });
    const stranger = testSession({ hierarchy: 10, companyId: randomUUID() });
    const homeless = testSession({ hierarchy: 4, companyId: null });
    await ask(one, { message: 'one' });
    await ask(other, { message: 'other' });
    await ask(stranger, { message: 'stranger' });
    await ask(homeless, { message: 'homeless' });
    expect(await messages(admin)).toEqual(['homeless', 'stranger', 'other', 'one']);
    expect(await messages(one)).toEqual(['one']);
    expect(await messages(other)).toEqual(['other']);
    expect(await messages(colleague)).toEqual(['other', 'one']);
    expect(await messages(stranger)).toEqual(['stranger']);
    expect(await messages(homeless)).toEqual(['homeless']);
    expect(await messages(testSession({ hierarchy: 7, companyId: null }))).toEqual([]);
  });

  it('shows the base price to hierarchy 1 only, and the offer to who asked', async () => {
    const session = subscriber();
    const { ticketId } = (await ask(session)).body;
    await edit(admin, ticketId, { marketPrice: 187, basePrice: 150, status: 2 });
    expect((await list(admin)).body.list[0]).toMatchObject({ marketPrice: 187, basePrice: 150 });
    const [own] = (await list(session)).body.list;
    expect(own).toMatchObject({ marketPrice: 187, status: 2 });
    expect(own).not.toHaveProperty('basePrice');
  });

  it('[ADV-013] [ADV-014] [ADV-019] is answered: every status may follow every other, with its time', async () => {
    const { ticketId } = (await ask(subscriber())).body;
    const ticket = async () => (await list(admin)).body.list[0];
    for (const [status, outcome] of [
      [2, 'Approved'],
      [3, 'Rejected'],
      [1, null],
      [3, 'Rejected'],
      [2, 'Approved'],
      [1, null],
    ] as const) {
      expect((await edit(admin, ticketId, { status })).status).toBe(200);
      const shown = await ticket();
      expect(shown).toMatchObject({ status, outcome });
      expect(shown?.ticketResTime === null).toBe(status === 1);
    }
    await edit(admin, ticketId, { marketPrice: 150, comments: 'Send the weight' });
    await edit(admin, ticketId, { marketPrice: 187.5, status: 2, oem: 'KT 0335' });
    expect(await ticket()).toMatchObject({
      ...question,
      oem: 'KT 0335',
      marketPrice: 187.5,
      comments: 'Send the weight',
      outcome: 'Modified',
    });
    for (const status of [0, 4, '2', null])
      expect((await edit(admin, ticketId, { status })).status).toBe(400);
  });

  it('[ADV-009] is answered in one edit: message, offer price, base price, comments and status', async () => {
    const { ticketId } = (await ask(subscriber())).body;
    const answer = {
      message: 'Worn stamp, 1.3 kg',
      marketPrice: 187,
      basePrice: 150.25,
      comments: 'The short one',
      status: 3,
    };
    const { status, body } = await edit(admin, ticketId, answer);
    expect([status, body.message]).toEqual([200, 'Successfully edited the message']);
    expect((await list(admin, { status: 3 })).body.list).toMatchObject([
      { ...question, ...answer, ticketId },
    ]);
  });

  it('tells the asker the answer once, and again when its offer changes', async () => {
    const session = subscriber({ email: 'asker@corner.test' });
    const { ticketId } = (await ask(session)).body;
    const told = async () =>
      (await catalogue.published(ticketAnswered)).filter((event) => event.ticketId === ticketId);
    await edit(admin, ticketId, { marketPrice: 150 });
    expect(await told()).toEqual([]);
    await edit(admin, ticketId, { status: 2, comments: 'Without its pipe' });
    await edit(admin, ticketId, { status: 2, comments: 'Without its pipe.' });
    expect(await told()).toHaveLength(1);
    await edit(admin, ticketId, { marketPrice: 160 });
    await edit(admin, ticketId, { status: 3 });
    const events = await told();
    expect(events[0]).toEqual({
      ticketId,
      userId: session.userId,
      email: 'asker@corner.test',
      firstName: 'Lou',
      oem: 'KT 0334',
      isRejected: false,
      offerPrice: 150,
      comments: 'Without its pipe',
      answeredBy: `${admin.firstName} ${admin.lastName}`,
      at: expect.stringMatching(/Z$/),
    });
    expect(events.map(({ offerPrice, isRejected }) => [offerPrice, isRejected])).toEqual([
      [150, false],
      [160, false],
      [160, true],
    ]);
    for (const event of events) expect(ticketAnswered.schema.parse(event)).toEqual(event);
  });

  it('comes to one answer when two experts resolve at once', async () => {
    const { ticketId } = (await ask(subscriber())).body;
    await Promise.all(Array.from({ length: 6 }, () => edit(admin, ticketId, { status: 2 })));
    const told = await catalogue.published(ticketAnswered);
    expect(told.filter((event) => event.ticketId === ticketId)).toHaveLength(1);
  });

  it('keeps a message or a picture in every question', async () => {
    const { ticketId } = (await ask(subscriber())).body;
    expect((await edit(admin, ticketId, { url: null })).status).toBe(200);
    const refused = await edit(admin, ticketId, { message: ' ' });
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['message']]);
    expect(await messages(admin)).toEqual([question.message]);
  });

  it('[ADV-020] forgets a question that hierarchy 1 deletes', async () => {
    const { ticketId } = (await ask(subscriber())).body;
    const deleted = await catalogue.call(admin, ticketDelete, { ticketId });
    expect([deleted.status, deleted.body.message]).toEqual([200, 'Deleted Successfully']);
    expect(await messages(admin)).toEqual([]);
    expect((await catalogue.call(admin, ticketDelete, { ticketId })).status).toBe(404);
    expect((await edit(admin, ticketId, { status: 2 })).status).toBe(404);
  });

  it('is closed to minimum settings, and its answers to all but hierarchy 1', async () => {
    const session = subscriber();
    const { ticketId } = (await ask(session)).body;
    const minimal = { ...admin, minimumSettingsOnly: true };
    const invited = { ...session, isNewUser: true };
    for (const [who, status] of [
      [null, 401],
      [minimal, 403],
      [invited, 403],
    ] as const) {
      expect((await ask(who)).status).toBe(status);
      expect((await list(who)).status).toBe(status);
      expect((await edit(who, ticketId, { status: 2 })).status).toBe(status);
      expect((await catalogue.call(who, ticketDelete, { ticketId })).status).toBe(status);
    }
    for (const hierarchy of [2, 4, 7, 10]) {
      const other = { ...session, hierarchy };
      expect((await edit(other, ticketId, { status: 2 })).status).toBe(403);
      expect((await catalogue.call(other, ticketDelete, { ticketId })).status).toBe(403);
    }
    expect((await list(admin)).body.list).toMatchObject([{ status: 1 }]);
  });

  it('[ADV-017] is read by status and text, page by page, newest first', async () => {
    const session = subscriber();
    const ids: string[] = [];
    for (const message of ['Alpha worn', 'Beta 100%', 'Gamma worn'])
      ids.push((await ask(session, { message })).body.ticketId);
    await edit(admin, ids[0] ?? '', { status: 2, comments: 'Seen' });
    await edit(admin, ids[1] ?? '', { status: 3 });
    expect(await messages(admin, { status: 1 })).toEqual(['Gamma worn']);
    expect(await messages(admin, { status: 2 })).toEqual(['Alpha worn']);
    expect(await messages(session, { status: 3 })).toEqual(['Beta 100%']);
    expect(await messages(admin, { text: 'WORN corner' })).toEqual(['Gamma worn', 'Alpha worn']);
    expect(await messages(admin, { text: 'seen' })).toEqual(['Alpha worn']);
    expect(await messages(admin, { text: '0%' })).toEqual(['Beta 100%']);
    const first = (await list(admin, { count: 2 })).body;
    expect(first).toMatchObject({ areMoreItemsAvailable: true });
    const second = (await list(admin, { count: 2, after: first.next })).body;
    expect([...first.list, ...second.list].map(({ ticketId }) => ticketId)).toEqual([...ids].reverse());
    expect(second.next).toBeNull();
    for (const wrong of [{ status: 0 }, { status: 4 }, { count: 0 }, { after: 'x' }])
      expect((await list(admin, wrong)).status).toBe(400);
  });

  it('refuses bad input at the field and keeps every alphabet', async () => {
    const wrong: [string, unknown][] = [
      ['message', 'x'.repeat(4001)],
      ['message', 'a\u0000b'],
      ['oem', 'x'.repeat(101)],
      ['firstName', 'a\nb'],
      ['url', 'javascript:alert(1)'],
      ['url', 'https://elsewhere.test/pixel.gif'],
      ['url', '/files/../x'],
    ];
    for (const [field, value] of wrong) {
      const { status, error } = await ask(subscriber(), { [field]: value });
      expect({ field, value, status, fields: Object.keys(error.fields ?? {}) }).toEqual({
        field,
        value,
        status: 400,
        fields: [field],
      });
    }
    const { ticketId } = (await ask(subscriber(), { message: "<b>東京 🚗</b>'; drop table ticket; --" }))
      .body;
    for (const marketPrice of [-1, 1_000_001, '12'])
      expect((await edit(admin, ticketId, { marketPrice })).status).toBe(400);
    expect(await messages(admin)).toEqual(["<b>東京 🚗</b>'; drop table ticket; --"]);
  });

  it('takes a question once when it is sent twice', async () => {
    const session = subscriber();
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await ask(session, {}, key), await ask(session, {}, key)];
    expect(second.body).toEqual(first.body);
    expect(await messages(session)).toHaveLength(1);
  });
});
