import { randomUUID } from 'node:crypto';
import { defineEvent, id } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { consumer, statement, type ServiceDefinition } from '../index';
import { TestService } from '../testing';

const noted = defineEvent({
  name: 'notes.note-added.v1',
  topic: 'notes.note',
  kind: 'record',
  schema: z.object({ noteId: id }),
  example: { noteId: '018f3c1e-0000-7000-8000-000000000001' },
});
const notes: ServiceDefinition = {
  name: 'notes',
  migrations: [
    {
      name: '20261101000002-create-notes',
      up: (knex) =>
        knex.raw(`create table note (note_id uuid primary key, text text not null);
          create table remark (note_id uuid references note, text text not null);
          create table heard (note_id uuid)`),
    },
  ],
  consumers: [
    consumer({
      name: 'hear',
      event: noted,
      async handle({ trx }, { noteId }) {
        await trx('heard').insert({ note_id: noteId });
      },
    }),
  ],
  routes: () => [],
};

describe('a unit of work', () => {
  let notebook: TestService;

  beforeAll(async () => {
    notebook = await TestService.start(notes);
  });
  afterAll(() => notebook.stop());

  const entriesOf = (entityId: string) =>
    notebook.service.database('audit_entry').where({ entity_id: entityId }).orderBy('audit_id');
  const entry = (entityId: string, action: string) => ({ action, entity: 'note', entityId });

  it('writes events and audit entries in the order in which they were told', async () => {
    const noteIds: string[] = Array.from({ length: 20 }, () => randomUUID());
    const record = randomUUID();
    await notebook.service.inTransaction({}, async ({ publish, audit }) => {
      for (const [index, noteId] of noteIds.entries()) {
        await publish(noted, noteId, { noteId });
        await audit(entry(record, `step ${index}`));
      }
    });
    const published = (await notebook.published(noted)).map(({ noteId }) => noteId);
    expect(published.filter((noteId) => noteIds.includes(noteId))).toEqual(noteIds);
    expect((await entriesOf(record)).map(({ action }) => action)).toEqual(
      noteIds.map((_, index) => `step ${index}`),
    );
  });

  it('sends writes in one statement with what was told so far', async () => {
    const noteId = randomUUID();
    const statements: string[] = [];
    await notebook.service.inTransaction({}, async ({ trx, publish, audit, write }) => {
      trx.on('query', ({ sql }: { sql: string }) => statements.push(sql));
      await publish(noted, noteId, { noteId });
      await audit(entry(noteId, 'add'));
      await write(
        trx('note').insert({ note_id: noteId, text: 'is it?' }),
        trx('remark').insert({ note_id: noteId, text: 'it is' }),
      );
    });
    expect(statements.filter((sql) => sql.includes('insert'))).toHaveLength(1);
    const { database } = notebook.service;
    expect(await database('note').where({ note_id: noteId }).pluck('text')).toEqual(['is it?']);
    expect(await database('remark').where({ note_id: noteId }).pluck('text')).toEqual(['it is']);
    expect(await entriesOf(noteId)).toMatchObject([{ action: 'add', before: null, after: null }]);
    await notebook.settle();
    expect(await database('heard').where({ note_id: noteId })).toHaveLength(1);
  });

  it('writes statements of hot paths and of builders together, each with its own values', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const insertNote = statement<'text' | 'noteId'>(
      'insert into note (note_id, text) values (:noteId, :text || :text)',
    );
    await notebook.service.inTransaction({}, async ({ trx, audit, write }) => {
      await audit(entry(second, 'add'));
      await write(
        insertNote({ noteId: first, text: 'a?' }),
        trx('note').insert({ note_id: second, text: 'b' }),
      );
    });
    const notes = notebook.service.database('note').whereIn('note_id', [first, second]);
    expect(await notes.orderBy('text').pluck('text')).toEqual(['a?a?', 'b']);
    expect(await entriesOf(second)).toHaveLength(1);
  });

  it('tells nobody when a write is refused', async () => {
    const noteId = randomUUID();
    const work = notebook.service.inTransaction({}, async ({ trx, publish, audit, write }) => {
      await publish(noted, noteId, { noteId });
      await audit(entry(noteId, 'add'));
      await write(trx('remark').insert({ note_id: noteId, text: 'on nothing' }));
    });
    await expect(work).rejects.toMatchObject({ code: '23503' });
    expect(await entriesOf(noteId)).toEqual([]);
    expect((await notebook.published(noted)).map((data) => data.noteId)).not.toContain(noteId);
  });

  it('keeps a record as it was when it was told', async () => {
    const noteId = randomUUID();
    await notebook.service.inTransaction({}, async ({ audit }) => {
      const note = { text: 'first' };
      await audit({ ...entry(noteId, 'edit'), after: note });
      note.text = 'second';
    });
    expect(await entriesOf(noteId)).toMatchObject([{ after: { text: 'first' } }]);
  });

  it('is told of by the next poll when the wake-up was missed', async () => {
    const noteId = randomUUID();
    const { database } = notebook.service;
    const envelope = {
      specversion: '1.0',
      id: randomUUID(),
      source: 'washcoat/notes',
      type: noted.name,
      subject: noteId,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      correlationid: 'elsewhere',
      data: { noteId },
    };
    const written = { topic: noted.topic, key: noteId, envelope, created_at: new Date() };
    const [row] = await database('outbox')
      .insert({ event_id: envelope.id, ...written })
      .returning(['id', 'kind', 'created_at']);
    await database('outbox_queue').insert({ ...row, lane: 'notes/hear' });
    await notebook.settle();
    expect(await database('heard').where({ note_id: noteId })).toHaveLength(1);
  });
});
