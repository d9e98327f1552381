import { allow, anySignedIn, defineEvent, endpoint, id, saved } from '@washcoat/contract-kernel';
import { houseAdmin, TestService, testSession } from '../testing';
import { z } from 'zod';
import {
  consumer,
  listDeadLetters,
  Problem,
  read,
  replayDeadLetters,
  replayTopic,
  write,
  type ServiceDefinition,
} from '../index';

const noted = defineEvent({
  name: 'notes.note-added.v1',
  topic: 'notes.note',
  kind: 'record',
  schema: z.object({ noteId: id, text: z.string() }),
  example: { noteId: '018f3c1e-0000-7000-8000-000000000001', text: 'hello' },
});
const noteAdd = endpoint({
  id: 'noteAdd',
  service: 'notes',
  method: 'POST',
  path: '/write/v1/note/add',
  summary: '',
  access: allow({ isAdmin: true }),
  input: z.object({ noteId: id, text: z.string().min(1) }),
  output: saved,
});
const noteCount = endpoint({
  id: 'noteCount',
  service: 'notes',
  method: 'GET',
  path: '/read/v1/note/count',
  summary: '',
  access: anySignedIn,
  input: z.object({ text: z.string().optional() }),
  output: z.object({ notes: z.number(), heard: z.number() }),
});

let isBroken = false;
const hear = consumer({
  name: 'hear',
  event: noted,
  async handle({ trx }, data) {
    if (isBroken) throw new Error('the ear is closed');
    await trx('heard').insert({ note_id: data.noteId });
  },
  tables: ['heard'],
});

const notes: ServiceDefinition = {
  name: 'notes',
  migrations: [
    {
      name: '20261101000002-create-notes',
      up: (knex) =>
        knex.raw(
          'create table note (note_id uuid primary key, text text); create table heard (note_id uuid)',
        ),
    },
  ],
  consumers: [hear],
  routes: () => [
    write(noteAdd, async ({ trx, publish, audit }, { noteId, text }) => {
      await trx('note').insert({ note_id: noteId, text });
      if (text === 'fail') throw new Problem(409, 'This note is refused.');
      await publish(noted, noteId, { noteId, text });
      await audit({ action: 'add', entity: 'note', entityId: noteId, after: { text } });
      return { message: 'Noted' };
    }),
    read(noteCount, async ({ database }) => ({
      notes: (await database('note').count('* as n').first())?.n as number,
      heard: (await database('heard').count('* as n').first())?.n as number,
    })),
  ],
};

const noteId = (n: number) => `018f3c1e-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;

describe('a service', () => {
  let notebook: TestService;
  const admin = houseAdmin();

  beforeAll(async () => {
    notebook = await TestService.start(notes);
  });
  afterAll(() => notebook.stop());

  it('answers 401 without a token, with a forged one and after sign-out; 403 without the right', async () => {
    const body = { noteId: noteId(1), text: 'a' };
    expect((await notebook.call(null, noteAdd, body)).status).toBe(401);
    expect((await notebook.call(null, noteAdd, body, { token: 'a.b.c' })).status).toBe(401);
    const token = await notebook.tokenOf(admin);
    expect((await notebook.call(null, noteAdd, body, { token: `${token.slice(0, -6)}AAAAAA` })).status).toBe(
      401,
    );
    expect((await notebook.call(testSession(), noteAdd, body)).status).toBe(403);
    const sid = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
    await notebook.platform.sessions.end([sid]);
    expect((await notebook.call(null, noteAdd, body, { token })).status).toBe(401);
  });

  it('lets nobody on the way keep an answer', async () => {
    const { status, headers } = await notebook.call(admin, noteCount, {});
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  it('tells all wrong fields at once, and knows unknown calls, wrong methods, bad JSON and big bodies', async () => {
    const wrong = await notebook.call(admin, noteAdd, { noteId: 'x', text: '' });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.error.fields ?? {})).toEqual(['noteId', 'text']);
    expect(wrong.error.requestId).toBeTruthy();
    const token = await notebook.tokenOf(admin);
    expect((await notebook.send({ method: 'GET', url: '/read/v1/nothing' })).status).toBe(404);
    const method = await notebook.send({ method: 'PUT', url: noteAdd.path, headers: { token } });
    expect(method.status).toBe(405);
    expect(method.headers.allow).toContain('POST');
    const json = {
      method: 'POST' as const,
      url: noteAdd.path,
      headers: { token, 'content-type': 'application/json' },
    };
    expect((await notebook.send({ ...json, payload: '{"noteId":' })).error.code).toBe('NOT_JSON');
    expect(
      (await notebook.send({ ...json, payload: 'x', headers: { token, 'content-type': 'text/plain' } }))
        .status,
    ).toBe(400);
    expect(
      (await notebook.send({ ...json, payload: JSON.stringify({ text: 'x'.repeat(2_000_000) }) })).status,
    ).toBe(413);
  });

  it('gives the first answer again for the same Idempotency-Key and refuses another body', async () => {
    const first = { noteId: noteId(2), text: 'once' };
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => notebook.call(admin, noteAdd, first, { 'idempotency-key': 'k1' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const other = await notebook.call(
      admin,
      noteAdd,
      { noteId: noteId(3), text: 'other' },
      { 'idempotency-key': 'k1' },
    );
    expect(other.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('writes nothing and tells nobody when the change is refused', async () => {
    const refused = await notebook.call(admin, noteAdd, { noteId: noteId(4), text: 'fail' });
    expect(refused.status).toBe(409);
    expect(await notebook.service.database('note').where({ note_id: noteId(4) })).toEqual([]);
    expect((await notebook.published(noted)).map((data) => data.noteId)).not.toContain(noteId(4));
  });

  it('handles an event once however often it is delivered', async () => {
    const envelope = await notebook.deliver(noted, { noteId: noteId(5), text: 'five' });
    await notebook.deliver(noted, { noteId: noteId(5), text: 'five' }, envelope);
    expect(await notebook.service.database('heard').where({ note_id: noteId(5) })).toHaveLength(1);
  });

  it('shelves what keeps failing, lists it, and replays it once the fault is mended', async () => {
    isBroken = true;
    await notebook.deliver(noted, { noteId: noteId(6), text: 'six' });
    isBroken = false;
    const letters = await listDeadLetters(notebook.service);
    expect(letters).toMatchObject([{ consumer: 'hear', error: 'Error: the ear is closed', attempts: 5 }]);
    expect(await replayDeadLetters(notebook.service)).toEqual({ handled: 1, failed: [] });
    expect(await listDeadLetters(notebook.service)).toEqual([]);
    expect(await notebook.service.database('heard').where({ note_id: noteId(6) })).toHaveLength(1);
  });

  it('rebuilds what a consumer keeps by replaying its topic', async () => {
    await notebook.settle();
    const heard = (await notebook.published(noted)).map(({ noteId: heardId }) => heardId);
    await notebook.service.database('heard').delete();
    expect(await replayTopic(notebook.service, notebook.service, 'notes.note')).toEqual({
      handled: heard.length,
      shelved: 0,
    });
    expect(await notebook.service.database('heard').pluck('note_id')).toEqual(heard);
  });

  it('keeps the audit trail of every write', async () => {
    const entries = await notebook.service.database('audit_entry').where({ entity_id: noteId(2) });
    expect(entries).toMatchObject([
      { action: 'add', entity: 'note', user_id: admin.userId, after: { text: 'once' } },
    ]);
  });
});
