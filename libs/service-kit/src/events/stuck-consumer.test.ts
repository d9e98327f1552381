import { randomUUID } from 'node:crypto';
import { deadLettersCounted, defineEvent, id } from '@washcoat/contract-kernel';
import pg from 'pg';
import { z } from 'zod';
import {
  consumer,
  discardDeadLetter,
  listDeadLetters,
  replayDeadLetters,
  type ServiceDefinition,
} from '../index';
import { TestService } from '../testing';
import { shelveUnreadable } from './dead-letter.repository';
import { announceDeadLetters } from './announce-dead-letters';

const EVENTS = 40;
/** What the database allows a transaction to idle here; in the product it is 30 s. */
const IDLE_MS = 300;

const noted = defineEvent({
  name: 'notes.note-added.v1',
  topic: 'notes.note',
  kind: 'record',
  schema: z.object({ noteId: id, step: z.number() }),
  example: { noteId: '018f3c1e-0000-7000-8000-000000000001', step: 1 },
});

/** What the two consumers do before they write; a test replaces it. */
const before = { deaf: async (_noteId: string) => undefined as void, hears: async () => undefined as void };

const writeTo = (table: string) =>
  consumer({
    name: table,
    event: noted,
    async handle({ trx, audit }, { noteId, step }) {
      await (table === 'deaf' ? before.deaf(noteId) : before.hears());
      await trx(table).insert({ note_id: noteId, step });
      await audit({ action: 'hear', entity: table, entityId: noteId });
    },
  });

const notes: ServiceDefinition = {
  name: 'notes',
  migrations: [
    {
      name: '20261101000002-create-notes',
      up: (knex) =>
        knex.raw(`create table deaf (position serial, note_id uuid, step int);
          create table hears (position serial, note_id uuid, step int)`),
    },
  ],
  consumers: [writeTo('deaf'), writeTo('hears')],
  routes: () => [],
};

class ImpatientConnection extends pg.Client {
  constructor(config: pg.ClientConfig) {
    super({ ...config, options: config.options?.replace('timeout=30000', `timeout=${IDLE_MS}`) });
  }
}

describe('a consumer that fails', () => {
  let notebook: TestService;
  beforeAll(async () => {
    notebook = await TestService.start(notes, { databaseConnection: ImpatientConnection });
    const { rows } = await database().raw('show idle_in_transaction_session_timeout');
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: `${IDLE_MS}ms` }]);
  });
  afterAll(() => notebook.stop());
  afterEach(() => {
    before.deaf = async () => undefined;
    before.hears = async () => undefined;
  });

  const database = () => notebook.service.database;
  const stepsOf = (table: string, noteId: string) =>
    database()(table).where({ note_id: noteId }).orderBy('position').pluck('step');
  const publish = (noteId: string, step: number) =>
    notebook.service.inTransaction({}, (unit) => unit.publish(noted, noteId, { noteId, step }));
  const lettersOpen = () => database()('dead_letter').whereNull('replayed_at');
  async function until(isThere: () => Promise<boolean>): Promise<void> {
    for (let waited = 0; !(await isThere()); waited += 10) {
      if (waited > 20_000) throw new Error('It did not come within 20 s.');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  it('delays neither another consumer nor the outbox; repaired and retried, nothing is lost or told twice', async () => {
    const failing: string[] = Array.from({ length: EVENTS }, () => randomUUID());
    before.deaf = async (noteId) => {
      if (failing.includes(noteId)) throw new Error('deaf');
    };
    for (const noteId of failing) await publish(noteId, 1);
    const later = randomUUID();
    await publish(later, 1);
    await until(async () => (await stepsOf('hears', later)).length === 1);
    await until(async () => (await stepsOf('deaf', later)).length === 1);
    await notebook.settle();
    expect(await database()('hears').count('* as n').first()).toEqual({ n: EVENTS + 1 });
    expect(await listDeadLetters(notebook.service)).toHaveLength(EVENTS);
    expect(await database()('outbox_queue')).toEqual([]);

    before.deaf = async () => undefined;
    expect(await replayDeadLetters(notebook.service)).toEqual({ handled: EVENTS, failed: [] });
    expect(await replayDeadLetters(notebook.service)).toEqual({ handled: 0, failed: [] });
    for (const table of ['deaf', 'hears']) {
      const heard = await database()(table).pluck('note_id');
      expect([...heard].sort()).toEqual([...failing, later].sort());
      expect(await database()('audit_entry').where({ entity: table })).toHaveLength(EVENTS + 1);
    }
  });

  it('waits in no transaction, so that the database ends none of them', async () => {
    const stuck = randomUUID();
    const seen: unknown[] = [];
    before.hears = async () => {
      const { rows } = await database().raw(
        `select query from pg_stat_activity where datname = current_database()
            and state = 'idle in transaction' and query like '%from outbox_queue%'`,
      );
      seen.push(rows);
    };
    await publish(stuck, 1);
    await notebook.settle();
    expect(seen).toEqual([[]]);
    expect(await stepsOf('hears', stuck)).toEqual([1]);
  });

  it('that the database cuts off for idling is tried again, and others go on meanwhile', async () => {
    const noteId = randomUUID();
    let attempts = 0;
    before.deaf = async () => {
      if (attempts++ === 0) await new Promise((resolve) => setTimeout(resolve, 2 * IDLE_MS));
    };
    await publish(noteId, 1);
    await until(async () => (await stepsOf('hears', noteId)).length === 1);
    await notebook.settle();
    expect([attempts, await stepsOf('deaf', noteId)]).toEqual([2, [1]]);
  });

  it('is told of with how much it gave up on, once for each count, until it is retried', async () => {
    const told = async () =>
      (await notebook.published(deadLettersCounted)).map(({ service, consumer: name, count }) => [
        service,
        name,
        count,
      ]);
    const earlier = await told();
    before.deaf = async () => {
      throw new Error('deaf');
    };
    for (const step of [1, 2]) await publish(randomUUID(), step);
    await notebook.settle();
    await Promise.all([announceDeadLetters(notebook.service), announceDeadLetters(notebook.service)]);
    await announceDeadLetters(notebook.service);
    before.deaf = async () => undefined;
    await replayDeadLetters(notebook.service);
    await announceDeadLetters(notebook.service);
    expect((await told()).slice(earlier.length)).toEqual([
      ['notes', 'deaf', 2],
      ['notes', 'deaf', 0],
    ]);
    deadLettersCounted.schema.parse(deadLettersCounted.example);
  });

  it('tells nothing of letters that were about letters', async () => {
    const letter = { topic: deadLettersCounted.topic, key: 'notes/deaf', bytes: Buffer.from('?') };
    await notebook.service.inTransaction({}, (unit) =>
      shelveUnreadable(unit, { ...letter, place: 'here', reason: 'unreadable' }),
    );
    const count = (await notebook.published(deadLettersCounted)).length;
    await announceDeadLetters(notebook.service);
    expect(await notebook.published(deadLettersCounted)).toHaveLength(count);
    await lettersOpen().delete();
  });

  it('keeps why and where from nobody could read it through retries, until a person discards it', async () => {
    const letter = { topic: deadLettersCounted.topic, key: 'notes/deaf', bytes: Buffer.from('no json {') };
    await notebook.service.inTransaction({}, (unit) =>
      shelveUnreadable(unit, { ...letter, place: 'notes.note/1/42', reason: 'This is no event.' }),
    );
    const shelved = await listDeadLetters(notebook.service);
    expect(shelved).toMatchObject([
      {
        isUnreadable: true,
        key: 'notes/deaf',
        error: 'This is no event. (notes.note/1/42)',
        payload: letter.bytes,
      },
    ]);
    const [{ deadLetterId } = { deadLetterId: 0 }] = shelved;
    const { handled, failed } = await replayDeadLetters(notebook.service, deadLetterId);
    expect([handled, failed.map(({ error }) => error.message)]).toEqual([
      0,
      ['This is no event. (notes.note/1/42)'],
    ]);
    expect(await listDeadLetters(notebook.service)).toMatchObject([
      { deadLetterId, attempts: 2, error: 'This is no event. (notes.note/1/42)' },
    ]);
    await discardDeadLetter(notebook.service, deadLetterId);
    expect(await listDeadLetters(notebook.service)).toEqual([]);
  });

  it('holds back the later events of the same record and keeps their order', async () => {
    const [moody, other] = [randomUUID(), randomUUID()];
    let failures = 2;
    before.deaf = async (noteId) => {
      if (noteId === moody && failures-- > 0) throw new Error('not now');
    };
    for (const step of [1, 2, 3]) await publish(moody, step);
    await publish(other, 1);
    await until(async () => (await stepsOf('deaf', other)).length === 1);
    await notebook.settle();
    expect(await stepsOf('deaf', moody)).toEqual([1, 2, 3]);
    expect(await lettersOpen()).toEqual([]);
  });

  it('is not asked again for what is shelved when the event comes twice', async () => {
    const noteId = randomUUID();
    let attempts = 0;
    before.deaf = async (given) => {
      if (given === noteId) attempts++;
      throw new Error('deaf');
    };
    const envelope = await notebook.deliver(noted, { noteId, step: 1 }, { subject: noteId });
    expect(attempts).toBe(5);
    await notebook.deliver(noted, { noteId, step: 1 }, envelope);
    expect(attempts).toBe(5);
    await lettersOpen().delete();
  });

  it('does not give up on an event because of a full disk, however often it is tried', async () => {
    const noteId = randomUUID();
    let attempts = 0;
    before.deaf = async (given) => {
      if (given !== noteId || ++attempts > 7) return;
      const error = new pg.DatabaseError('could not extend file: No space left on device', 0, 'error');
      throw Object.assign(error, { code: '53100' });
    };
    await publish(noteId, 1);
    await until(async () => (await stepsOf('deaf', noteId)).length === 1);
    expect(attempts).toBe(8);
    expect(await lettersOpen()).toEqual([]);
  });

  it('gets its events again after a crash, at once where they were not handled and never where they were', async () => {
    const noteId = randomUUID();
    await notebook.service.halt();
    await publish(noteId, 1);
    const [{ id: position }] = await database()('outbox_queue').where({ lane: 'notes/deaf' });
    const { envelope } = await database()('outbox').where({ id: position }).first();
    await notebook.platform.transport.publish([{ topic: noted.topic, key: noteId, envelope }], 'notes/deaf');
    notebook.service.start();
    await notebook.settle();
    expect([await stepsOf('deaf', noteId), await stepsOf('hears', noteId)]).toEqual([[1], [1]]);
  });

  it('leaves a number that was given early and committed late its place', async () => {
    const [early, late] = [randomUUID(), randomUUID()];
    await notebook.service.inTransaction({}, async (unit) => {
      await unit.publish(noted, early, { noteId: early, step: 1 });
      await unit.write();
      await publish(late, 1);
      await until(async () => (await stepsOf('hears', late)).length === 1);
    });
    await notebook.settle();
    expect(await stepsOf('hears', early)).toEqual([1]);
  });
});
