import { randomUUID } from 'node:crypto';
import { defineEvent, id } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { consumer, listDeadLetters, type ServiceDefinition } from '../index';
import { surroundedBy } from '../platform/surroundings';
import { TestService } from '../testing';

const noted = defineEvent({
  name: 'pages.note-added.v1',
  topic: 'pages.note',
  kind: 'record',
  schema: z.object({ noteId: id, step: z.number() }),
  example: { noteId: '018f3c1e-0000-7000-8000-000000000001', step: 1 },
});
const copied = defineEvent({ ...noted, name: 'pages.note-copied.v1' });

/** What the first consumer does before it writes; a test replaces it. */
const before = { writes: async (_noteId: string, _step: number) => undefined as void };

const keeping = (table: string, isCopying: boolean) =>
  consumer({
    name: table,
    event: noted,
    async handle(unit, { noteId, step }) {
      if (isCopying) {
        await before.writes(noteId, step);
        await unit.publish(copied, noteId, { noteId, step });
        await unit.audit({ action: 'keep', entity: table, entityId: noteId });
      }
      const row = {
        note_id: noteId,
        step,
        at: unit.now,
        transaction: unit.trx.raw('pg_current_xact_id()::text'),
      };
      unit.writeLast(unit.trx(table).insert(row));
    },
  });

const pages: ServiceDefinition = {
  name: 'pages',
  migrations: [
    {
      name: '20261123000001-create-pages',
      up: (knex) =>
        knex.raw(`create table first (position serial, note_id uuid, step int, at timestamptz, transaction text);
          create table second (like first including all)`),
    },
  ],
  consumers: [keeping('first', true), keeping('second', false)],
  routes: () => [],
};

interface Kept {
  note_id: string;
  step: number;
  at: Date;
  transaction: string;
}

describe('events that wait together', () => {
  let book: TestService;
  beforeAll(async () => {
    book = await TestService.start(pages);
  });
  afterAll(() => book.stop());
  afterEach(() => {
    before.writes = async () => undefined;
  });

  const kept = (table = 'first'): Promise<Kept[]> => book.service.database(table).orderBy('position');
  const transactionsOf = (rows: readonly Kept[]) => new Set(rows.map(({ transaction }) => transaction)).size;

  /** Publishes steps of notes while nobody listens; then the service starts and handles them. */
  async function handleWaiting(
    noteIds: readonly string[],
    { meanwhile = async () => undefined as void, now = () => new Date() } = {},
  ) {
    await book.service.halt();
    for (const table of ['first', 'second']) await book.service.database(table).delete();
    for (const [index, noteId] of noteIds.entries())
      await book.service.inTransaction({}, (unit) => unit.publish(noted, noteId, { noteId, step: index }));
    await meanwhile();
    surroundedBy({ now }, () => book.service.start());
    await book.settle();
  }

  it('are handled in one transaction, each at its own moment, told once, in their order', async () => {
    const noteIds = Array.from({ length: 12 }, () => randomUUID());
    const now = new Date();
    await handleWaiting(noteIds, { now: () => now });
    const rows = await kept();
    expect(rows.map(({ note_id: noteId }) => noteId)).toEqual(noteIds);
    expect(transactionsOf(rows)).toBe(1);
    const times = await book.service
      .database('outbox')
      .whereRaw(`envelope->>'type' = ?`, [noted.name])
      .orderBy('id')
      .pluck('envelope');
    expect(rows.map(({ at }) => at.toISOString())).toEqual(times.slice(-12).map(({ time }) => time));
    const told = await book.published(copied);
    expect(told.map(({ noteId }) => noteId)).toEqual(noteIds);
    expect(await book.service.database('audit_entry').where({ entity: 'first' })).toHaveLength(12);
    expect(await book.service.database('outbox_queue')).toEqual([]);
  });

  it('go singly when one fails: it alone is shelved, and nothing is kept or told twice', async () => {
    const [good, bad, late] = [randomUUID(), randomUUID(), randomUUID()];
    before.writes = async (noteId) => {
      if (noteId === bad) throw new Error('bad');
    };
    const told = (await book.published(copied)).length;
    await handleWaiting([good, bad, late, good]);
    expect((await kept()).map(({ note_id: noteId }) => noteId)).toEqual([good, late, good]);
    expect(transactionsOf(await kept())).toBe(3);
    expect((await book.published(copied)).slice(told).map(({ noteId }) => noteId)).toEqual([
      good,
      late,
      good,
    ]);
    const letters = await listDeadLetters(book.service);
    expect(letters.map(({ consumer: name, attempts }) => [name, attempts])).toEqual([['first', 5]]);
    await book.service.database('dead_letter').delete();
  });

  it('keep the order of a record when one of them has to be tried again', async () => {
    const [moody, other] = [randomUUID(), randomUUID()];
    let failures = 3;
    before.writes = async (noteId, step) => {
      if (noteId === moody && step === 0 && failures-- > 0) throw new Error('not now');
    };
    await handleWaiting([moody, moody, other, moody]);
    const steps = (await kept()).filter(({ note_id: noteId }) => noteId === moody).map(({ step }) => step);
    expect(steps).toEqual([0, 1, 3]);
    expect(await listDeadLetters(book.service)).toEqual([]);
  });

  it('share no transaction for long', async () => {
    let ms = Date.now();
    before.writes = async () => void (ms += 150);
    const noteIds = Array.from({ length: 6 }, () => randomUUID());
    await handleWaiting(noteIds, { now: () => new Date(ms) });
    const rows = await kept();
    expect(rows.map(({ note_id: noteId }) => noteId)).toEqual(noteIds);
    expect(transactionsOf(rows)).toBe(3);
  });

  it('are asked for once by all lanes that wait for them', async () => {
    const asked: unknown[] = [];
    const note = ({ sql, bindings }: { sql: string; bindings: unknown[] }) =>
      void (sql.includes('delete from outbox_queue') && asked.push(bindings));
    await handleWaiting([randomUUID(), randomUUID()], {
      meanwhile: async () => void book.service.database.on('query', note),
    });
    book.service.database.off('query', note);
    expect(asked[0]).toEqual([[], [], ['pages/first', 'pages/second']]);
  });

  it('that were handled before a crash and come again are known', async () => {
    const noteIds = [randomUUID(), randomUUID(), randomUUID()];
    const meanwhile = async () => {
      const rows = await book.service
        .database('outbox')
        .whereRaw(`envelope->>'type' = ?`, [noted.name])
        .orderBy('id', 'desc')
        .limit(2)
        .select('topic', 'key', 'envelope');
      await book.platform.transport.publish(rows, 'pages/first');
    };
    await handleWaiting(noteIds, { meanwhile });
    expect((await kept()).map(({ note_id: noteId }) => noteId).sort()).toEqual([...noteIds].sort());
    expect(await kept('second')).toHaveLength(3);
  });
});
