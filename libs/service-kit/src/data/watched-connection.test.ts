import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { layBadWire, type BadWire } from './bad-wire.fixture';
import { openDatabase } from './database';
import { isDatabaseGone } from './database-gone';

describe('a connection to the database', () => {
  let database: TestDatabase;
  let wire: BadWire;

  beforeAll(async () => {
    database = await createTestDatabase();
    wire = await layBadWire(database.url);
  });
  afterEach(() => {
    wire.isNonsense = false;
  });
  afterAll(async () => {
    await wire.cut();
    await database.drop();
  });

  it('is given up when its answer is nonsense, and the next one works', async () => {
    const service = openDatabase({ url: wire.url, schema: 'public', poolMax: 1, answerMs: 500 });
    try {
      await service.raw('select 1');
      wire.isNonsense = true;
      await expect(service.raw('select 2')).rejects.toThrow('Connection terminated');
      wire.isNonsense = false;
      expect((await service.raw('select 3 as three')).rows).toEqual([{ three: 3 }]);
    } finally {
      await service.destroy();
    }
  });

  it('is given up in the middle of a transaction, and what the transaction wrote is not there', async () => {
    const service = openDatabase({ url: wire.url, schema: 'public', poolMax: 1, answerMs: 500 });
    try {
      await service.raw('create table note (text text)');
      const lost = service.transaction(async (trx) => {
        await trx('note').insert({ text: 'lost' });
        await trx.raw('select pg_sleep(60)');
      });
      const error: unknown = await lost.catch((reason: unknown) => reason);
      expect(error instanceof Error && isDatabaseGone(error)).toBe(true);
      await service('note').insert({ text: 'kept' });
      expect(await service('note').pluck('text')).toEqual(['kept']);
    } finally {
      await service.destroy();
    }
  });

  it('of who is patient is kept while the server works, and given up when the answer was lost', async () => {
    const patient = { url: wire.url, schema: 'public', poolMax: 1, answerMs: 300, isPatient: true };
    const service = openDatabase(patient);
    try {
      const { rows } = await service.raw(`select 'built' as what from pg_sleep(2)`);
      expect(rows).toEqual([{ what: 'built' }]);
      wire.isNonsense = true;
      const lost = service.raw('select 2').then(({ rows: answered }) => answered);
      await new Promise((resolve) => setTimeout(resolve, 100));
      wire.isNonsense = false;
      await expect(lost).rejects.toThrow('Connection terminated');
      expect((await service.raw('select 3 as three')).rows).toEqual([{ three: 3 }]);
    } finally {
      await service.destroy();
    }
  });
});
