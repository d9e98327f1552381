import { randomUUID } from 'node:crypto';
import { defineEvent, id } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { consumer, listDeadLetters, replayDeadLetters, replayTopic, type ServiceDefinition } from '../index';
import { TestService } from '../testing';

const noted = defineEvent({
  name: 'notes.note-added.v1',
  topic: 'notes.note',
  kind: 'record',
  schema: z.object({ noteId: id, step: z.number() }),
  example: { noteId: '018f3c1e-0000-7000-8000-000000000001', step: 1 },
});

/** What happens while an event is handled for the read model; a test replaces it. */
const during = {
  keep: async (_noteId: string) => undefined as void,
  gather: (_count: number) => undefined as void,
};
/** How many events were handed over at once. */
const gathered: number[] = [];

const notes: ServiceDefinition = {
  name: 'notes',
  migrations: [
    {
      name: '20261101000002-create-notes',
      up: (knex) =>
        knex.raw(`create table kept (note_id uuid, step int, at timestamptz) partition by range (step);
          create table gathered (note_id uuid primary key, step int);
          create table told (note_id uuid primary key, step int, at timestamptz)`),
    },
  ],
  consumers: [
    consumer({
      name: 'keep',
      event: noted,
      async handle({ trx, now }, { noteId, step }) {
        await during.keep(noteId);
        await trx.raw('create table if not exists kept_first partition of kept for values from (0) to (100)');
        await trx('kept').insert({ note_id: noteId, step, at: now });
      },
      tables: ['kept'],
    }),
    consumer({
      name: 'gather',
      event: noted,
      async handleAll({ trx }, several) {
        gathered.push(several.length);
        during.gather(several.length);
        await trx('gathered').insert(several.map(({ noteId, step }) => ({ note_id: noteId, step })));
      },
      tables: ['gathered'],
    }),
    consumer({
      name: 'tell',
      event: noted,
      async handle({ trx, now, audit }, { noteId, step }) {
        await trx('told').insert({ note_id: noteId, step, at: now }).onConflict('note_id').ignore();
        await audit({ action: 'tell', entity: 'note', entityId: noteId });
      },
    }),
  ],
  routes: () => [],
};

const LONG_AGO = new Date('2025-03-01T12:00:00Z');

describe('a replay', () => {
  let notebook: TestService;
  beforeAll(async () => {
    notebook = await TestService.start(notes);
  });
  afterAll(() => notebook.stop());
  afterEach(() => {
    during.keep = async () => undefined;
  });

  const database = () => notebook.service.database;
  const replay = () => replayTopic(notebook.service, notebook.service, noted.topic);
  const kept = () => database()('kept').orderBy(['at', 'note_id']);
  async function publish(count: number, now = LONG_AGO): Promise<string[]> {
    const noteIds: string[] = Array.from({ length: count }, () => randomUUID());
    for (const noteId of noteIds)
      await notebook.service.inTransaction({ now }, (unit) =>
        unit.publish(noted, noteId, { noteId, step: 1 }),
      );
    return noteIds;
  }

  it('takes the moment of each event, and tells the audit trail nothing twice', async () => {
    await publish(5);
    await notebook.settle();
    const before = await kept();
    const entries = await database()('audit_entry').orderBy('audit_id');
    expect(before.map(({ at }) => at)).toEqual(before.map(() => LONG_AGO));
    await database()('told').delete();
    expect(await replay()).toEqual({ handled: 15, shelved: 0 });
    expect(await kept()).toEqual(before);
    expect(await database()('told').pluck('at')).toEqual(before.map(() => LONG_AGO));
    expect(await database()('audit_entry').orderBy('audit_id')).toEqual(entries);
  });

  it('leaves the old content to whoever reads until the new one has caught up, while events flow', async () => {
    const before = (await kept()).length;
    const seen = new Set<number>();
    let published = 0;
    during.keep = async () => {
      seen.add(Number((await database()('kept').count('* as n').first())?.n));
      if (published++ < 5) await publish(1, new Date(LONG_AGO.getTime() + published));
    };
    await replay();
    during.keep = async () => undefined;
    await notebook.settle();
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(before);
    const noteIds = await database()('kept').pluck('note_id');
    expect(noteIds).toHaveLength(before + 5);
    expect(new Set(noteIds).size).toBe(before + 5);
  });

  it('shelves what fails and goes on; the retry puts it into the new content, at the moment of the event', async () => {
    const before = await kept();
    const [unlucky] = before;
    during.keep = async (noteId) => {
      if (noteId === unlucky.note_id) throw new Error('broken');
    };
    expect(await replay()).toMatchObject({ shelved: 1 });
    expect(await kept()).toEqual(before.slice(1));
    expect(await listDeadLetters(notebook.service)).toMatchObject([
      { consumer: 'keep', error: 'Error: broken' },
    ]);
    during.keep = async () => undefined;
    expect(await replayDeadLetters(notebook.service)).toEqual({ handled: 1, failed: [] });
    expect(await kept()).toEqual(before);
    expect(await listDeadLetters(notebook.service)).toEqual([]);
  });

  it('hands many events over in one transaction, and each by itself only where one of them fails', async () => {
    const transactions = jest.spyOn(notebook.service, 'onEvents');
    await replay();
    expect(transactions.mock.calls.filter(([name]) => name === 'keep')).toHaveLength(1);
    const noteId = (await kept())[0].note_id;
    let isBroken = true;
    during.keep = async (each) => {
      if (each !== noteId || !isBroken) return;
      isBroken = false;
      throw new Error('broken');
    };
    expect(await replay()).toMatchObject({ shelved: 0 });
    transactions.mockRestore();
  });

  it('hands those to a consumer of several at once, and one by one where one of them fails', async () => {
    gathered.length = 0;
    const noteIds = await database()('kept').pluck('note_id');
    await replay();
    expect(gathered).toEqual([noteIds.length]);
    expect(await database()('gathered').pluck('note_id')).toEqual(expect.arrayContaining(noteIds));
    gathered.length = 0;
    during.gather = (count) => {
      if (count > 1) throw new Error('broken');
    };
    expect(await replay()).toMatchObject({ shelved: 0 });
    during.gather = () => undefined;
    expect(gathered).toEqual([noteIds.length, ...noteIds.map(() => 1)]);
    expect(await database()('gathered').pluck('note_id')).toHaveLength(noteIds.length);
  });

  it('exchanges only the rows that are not as they should be, where a key tells them apart', async () => {
    const rows = () => database()('gathered').orderBy('note_id').select('note_id', 'step');
    const versions = async (): Promise<string[]> =>
      (await database().raw("select note_id || ' ' || xmin as version from gathered")).rows.map(
        ({ version }: { version: string }) => version,
      );
    const before = await rows();
    const [wrong, missing] = before;
    await database()('gathered').where(wrong).update({ step: 7 });
    await database()('gathered').where(missing).delete();
    await database()('gathered').insert({ note_id: randomUUID(), step: 1 });
    const right = (await versions()).filter((each) => !each.startsWith(wrong.note_id));
    await replay();
    expect(await rows()).toEqual(before);
    const kept = (await versions()).filter((each) => right.includes(each));
    expect(kept).toHaveLength(before.length - 2);
  });

  it('brings along partitions that the old content did not have', async () => {
    const before = await kept();
    await database().raw('drop table kept_first');
    await replay();
    expect(await kept()).toEqual(before);
  });
});
