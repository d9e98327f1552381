import { createHash, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createTestDatabase, type TestDatabase } from '../testing';
import { migrate, openDatabase } from './database';
import { once } from './idempotency';
import { kitMigrations } from './kit-migrations';
import { partsOfLogs } from './parts-of-logs';
import { provisionServices } from './provision';

const SECRET = createHash('sha256').update('test').digest('hex');

describe('an installation from before its logs had parts', () => {
  let home: TestDatabase;
  let database: Knex;
  beforeAll(async () => {
    home = await createTestDatabase();
    const urls = await provisionServices(home.url, ['notes'], SECRET);
    database = openDatabase({ url: urls.notes ?? '', schema: 'notes' });
    await migrate(
      database,
      'notes',
      kitMigrations.filter((migration) => migration !== partsOfLogs),
    );
  });
  afterAll(async () => {
    await database.destroy();
    await home.drop();
  });

  it('keeps every event, what waits, what was handled and what was answered', async () => {
    const ids = Array.from({ length: 3 }, () => randomUUID());
    const events = ids.map((event_id) => ({
      event_id,
      topic: 'notes.note',
      key: event_id,
      envelope: { id: event_id },
      created_at: new Date('2025-03-01T12:00:00Z'),
    }));
    await database('outbox').insert(events);
    await database('outbox_queue').insert({ lane: 'notes/hear', id: 2 });
    await database('inbox').insert({ consumer: 'hear', event_id: ids[0] });
    const request = { key: 'one', endpoint: 'noteAdd', userId: randomUUID(), body: { text: 'a' } };
    await database('idempotency_key').insert({
      key: request.key,
      endpoint: request.endpoint,
      user_id: request.userId,
      body_hash: createHash('sha256').update(JSON.stringify(request.body)).digest('hex'),
      answer: JSON.stringify('answered before'),
    });

    await migrate(database, 'notes', kitMigrations);

    const [next] = await database('outbox')
      .insert({ event_id: randomUUID(), topic: 'notes.note', key: 'new', envelope: {} })
      .returning('id');
    expect(next.id).toBe(4);
    expect(await database('outbox_record').orderBy('id')).toMatchObject([...events, { key: 'new' }]);
    const { rows: waiting } = await database.raw(
      'select event_id from outbox_queue join outbox using (id, kind, created_at)',
    );
    expect(waiting).toEqual([{ event_id: ids[1] }]);
    await expect(
      database('inbox').insert({ consumer: 'hear', event_id: ids[0], recorded_at: new Date(0) }),
    ).rejects.toThrow('duplicate key');
    await expect(database('outbox').insert({ ...events[0] })).rejects.toThrow('duplicate key');
    const answer = await database.transaction((trx) =>
      once({ trx, writeLast: () => undefined }, request, async () => 'done twice'),
    );
    expect(answer).toBe('answered before');
  });
});
