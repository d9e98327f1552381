import { randomUUID } from 'node:crypto';
import { anySignedIn, defineEvent, endpoint, id, saved } from '@washcoat/contract-kernel';
import { z } from 'zod';
import {
  consumer,
  listDeadLetters,
  replayDeadLetters,
  replayTopic,
  write,
  type ServiceDefinition,
} from '../index';
import { surroundedBy } from '../platform/surroundings';
import { TestService, testSession } from '../testing';
import { keepParts } from './keep-parts';

const schema = z.object({ noteId: id });
const example = { noteId: '018f3c1e-0000-7000-8000-000000000001' };
const noted = defineEvent({
  name: 'notes.note-added.v1',
  topic: 'notes.note',
  kind: 'record',
  schema,
  example,
});
const asked = defineEvent({
  name: 'notes.mail-asked.v1',
  topic: 'notes.note',
  kind: 'message',
  schema,
  example,
});
const noteAdd = endpoint({
  id: 'noteAdd',
  service: 'notes',
  method: 'POST',
  path: '/write/v1/note/add',
  summary: '',
  access: anySignedIn,
  input: z.object({ text: z.string() }),
  output: saved,
});

/** Whether mails fail. */
let isBroken = false;

const notes: ServiceDefinition = {
  name: 'notes',
  migrations: [
    {
      name: '20261101000002-create-notes',
      up: (knex) => knex.raw(`create table kept (note_id uuid); create table mailed (note_id uuid)`),
    },
  ],
  consumers: [
    consumer({
      name: 'keep',
      event: noted,
      handle: ({ trx }, { noteId }) => trx('kept').insert({ note_id: noteId }),
      tables: ['kept'],
    }),
    consumer({
      name: 'mail',
      event: asked,
      async handle({ trx }, { noteId }) {
        if (isBroken) throw new Error('no mail server');
        await trx('mailed').insert({ note_id: noteId });
      },
    }),
  ],
  routes: () => [
    write(noteAdd, async ({ trx }, { text }) => {
      await trx('kept').insert({ note_id: randomUUID() });
      return { message: text };
    }),
  ],
};

const DAY_MS = 24 * 3_600_000;

/** Does `work` so many days later. */
const later = <T>(days: number, work: () => T): T =>
  surroundedBy({ now: () => new Date(Date.now() + days * DAY_MS) }, work);

describe('the logs of a service', () => {
  let notebook: TestService;
  beforeEach(async () => {
    isBroken = false;
    notebook = await TestService.start(notes);
  });
  afterEach(() => notebook.stop());

  const database = () => notebook.service.database;
  const rowsOf = async (table: string) => Number((await database()(table).count('* as n').first())?.n);
  const publish = (event: typeof noted, noteId: string = randomUUID()) =>
    notebook.service.inTransaction({}, (unit) => unit.publish(event, noteId, { noteId }));
  const partsOf = async (table: string): Promise<string[]> => {
    const { rows } = await database().raw(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = to_regclass(?) order by 1`,
      [table],
    );
    return rows.map(({ name }: { name: string }) => name);
  };
  const keep = (days: number) => later(days, () => keepParts(notebook.service));
  const tables = ['outbox_record', 'outbox_message', 'inbox', 'idempotency_key'];
  const restRows = () => Promise.all(tables.map((table) => rowsOf(`${table}_rest`)));

  it('have a part for now and for what comes, so that nothing lies in the rest', async () => {
    await publish(noted);
    await publish(asked);
    await notebook.call(testSession(), noteAdd, { text: 'a' }, { 'idempotency-key': 'one' });
    await notebook.settle();
    expect(await restRows()).toEqual([0, 0, 0, 0]);
    for (const days of [1, 6, 20, 40]) {
      await keep(days);
      await later(days, () => publish(asked));
      await later(days, () => publish(noted));
      await notebook.settle();
      expect(await restRows()).toEqual([0, 0, 0, 0]);
    }
  });

  it('take what comes when no part is there, and hand it over to the part that comes', async () => {
    // This month and the next have parts for records, and they are 62 days at most.
    await later(3, () => publish(asked));
    await later(62, () => publish(noted));
    await notebook.settle();
    expect(await rowsOf('outbox_message_rest')).toBe(1);
    expect(await rowsOf('outbox_record_rest')).toBe(1);
    await keep(3);
    expect(await rowsOf('outbox_message_rest')).toBe(0);
    await keep(62);
    expect(await rowsOf('outbox_record_rest')).toBe(0);
    expect(await rowsOf('outbox_record')).toBe(1);
    expect(await rowsOf('mailed')).toBe(1);
  });

  it('forget messages after 14 days, the inbox after 90, keys after one; records stay, and replays are equal', async () => {
    for (let count = 0; count < 3; count++) await publish(noted);
    await publish(asked);
    await notebook.call(testSession(), noteAdd, { text: 'a' }, { 'idempotency-key': 'one' });
    await notebook.settle();
    await replayTopic(notebook.service, notebook.service, noted.topic);
    const kept = () => database()('kept').orderBy('note_id');
    const before = await kept();
    expect(before).toHaveLength(3);
    const [today] = await partsOf('outbox_message');
    const counts = () => Promise.all(tables.map(rowsOf));

    await keep(0.9);
    expect(await counts()).toEqual([3, 1, 4, 1]);
    await keep(2.1);
    expect(await counts()).toEqual([3, 1, 4, 0]);
    await keep(13);
    expect(await counts()).toEqual([3, 1, 4, 0]);
    await keep(15.1);
    expect(await counts()).toEqual([3, 0, 4, 0]);
    await keep(89);
    expect(await counts()).toEqual([3, 0, 4, 0]);
    await keep(98);
    expect(await counts()).toEqual([3, 0, 0, 0]);
    expect(await partsOf('outbox_message')).not.toContain(today);
    await later(98, () => replayTopic(notebook.service, notebook.service, noted.topic));
    expect(await kept()).toEqual(before);
  });

  it('keep a day of messages while one waits for its lane or for a person', async () => {
    await publish(asked);
    await notebook.settle();
    const [event] = await database()('outbox').select('id', 'kind', 'created_at');
    await database()('outbox_queue').insert({ ...event, lane: 'away' });
    await keep(20);
    expect(await rowsOf('outbox_message')).toBe(1);
    await database()('outbox_queue').delete();
    isBroken = true;
    await publish(asked);
    await notebook.settle();
    await keep(20);
    expect(await rowsOf('outbox_message')).toBe(2);
    isBroken = false;
    expect(await replayDeadLetters(notebook.service)).toMatchObject({ handled: 1 });
    await keep(20);
    expect(await rowsOf('outbox_message')).toBe(0);
    expect(await rowsOf('mailed')).toBe(2);
  });

  it('know an event again as long as the inbox does; later it is shelved for a person and changes nothing', async () => {
    const envelope = await notebook.deliver(asked, { noteId: randomUUID() });
    const deliver = () =>
      notebook.platform.transport.publish([{ topic: asked.topic, key: envelope.subject, envelope }]);
    await later(80, deliver);
    await later(95, deliver);
    expect(await listDeadLetters(notebook.service)).toEqual([]);
    await keep(100);
    expect(await rowsOf('inbox')).toBe(0);
    await later(100, deliver);
    await later(100, deliver);
    expect(await rowsOf('mailed')).toBe(1);
    expect(await listDeadLetters(notebook.service)).toMatchObject([
      { consumer: 'mail', error: expect.stringContaining('older than the inbox remembers') },
    ]);
  });

  it('are seen to by several copies at once, and work goes on meanwhile', async () => {
    for (let count = 0; count < 5; count++) await publish(asked);
    await notebook.settle();
    const errors: unknown[] = [];
    const platform = { logger: { error: (told: { error: unknown }) => errors.push(told.error) } };
    const { name } = notebook.service;
    const keeper = { name, database: database(), platform } as unknown as Parameters<typeof keepParts>[0];
    await Promise.all([
      ...Array.from({ length: 4 }, () => later(20, () => keepParts(keeper))),
      ...Array.from({ length: 10 }, () => later(20, () => publish(asked))),
    ]);
    await notebook.settle();
    // On a busy machine one may give up waiting for those who write; the next round does its work.
    const lockTimeout = expect.objectContaining({ code: '55P03' });
    expect(errors).toEqual(errors.map(() => lockTimeout));
    await keep(20);
    expect(await rowsOf('outbox_message')).toBe(10);
    expect(await rowsOf('mailed')).toBe(15);
    expect(await restRows()).toEqual([0, 0, 0, 0]);
  });

  it('let a repeated request wait for the first and answer the same, over midnight too', async () => {
    const session = testSession();
    const add = (days: number, text = 'a') =>
      later(days, () => notebook.call(session, noteAdd, { text }, { 'idempotency-key': 'two' }));
    await keep(0.7);
    const answers = await Promise.all([add(0), add(0), add(0)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rowsOf('kept')).toBe(1);
    expect((await add(0.99)).status).toBe(200);
    expect((await add(0.99, 'b')).error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await rowsOf('kept')).toBe(1);
    expect((await add(1.01, 'b')).status).toBe(200);
    expect(await rowsOf('kept')).toBe(2);
  });

  it('are no place for what a read model is made of, unless they are records', () => {
    const keeping = () =>
      consumer({ name: 'keep', event: asked, handle: async () => undefined, tables: ['kept'] });
    expect(keeping).toThrow('keep keeps messages');
  });
});
