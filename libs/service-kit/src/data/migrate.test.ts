import { surroundedBy } from '../platform/surroundings';
import { createTestDatabase, TestService } from '../testing';
import { migrate, openDatabase, type Migration } from './database';

/** By how much bounds of waiting are shortened, so that one second is longer than a minute was. */
const SHORTENED = 200;

const createNote: Migration = {
  name: '20261101000002-create-note',
  up: (knex) => knex.raw('create table note (text text)'),
};
const fillNote: Migration = {
  name: '20261101000003-fill-note',
  isApart: true,
  async up() {
    throw new Error('The disk is full.');
  },
};

describe('migrations', () => {
  it('are waited for, however long a statement of theirs takes', async () => {
    let isMigrating = false;
    const after = (ms: number, work: () => void) => {
      const timer = setTimeout(work, isMigrating ? ms / SHORTENED : ms).unref();
      return { cancel: () => clearTimeout(timer) };
    };
    const slow: Migration = {
      name: '20261101000002-slow',
      async up(knex) {
        isMigrating = true;
        await knex.raw('create table note as select pg_sleep(1)::text as slept');
        isMigrating = false;
      },
    };
    const notes = { name: 'notes', migrations: [slow], routes: () => [] };
    const service = await surroundedBy({ after }, () => TestService.start(notes));
    try {
      expect(await service.service.database('note').select()).toHaveLength(1);
    } finally {
      await service.stop();
    }
  });

  it('commit what comes before one that stands apart, and go on from there', async () => {
    const home = await createTestDatabase();
    const database = openDatabase({ url: home.url, schema: 'public' });
    try {
      await expect(migrate(database, 'public', [createNote, fillNote])).rejects.toThrow('The disk is full.');
      expect(await database('note').select()).toEqual([]);
      const filled = { ...fillNote, up: () => database('note').insert({ text: 'kept' }) };
      const migrations = [
        createNote,
        filled,
        { ...createNote, name: '20261101000004-after', up: async () => 0 },
      ];
      for (const _ of ['once', 'twice']) await migrate(database, 'public', migrations);
      expect(await database('note').pluck('text')).toEqual(['kept']);
      expect(await database('migration').count('* as done').first()).toEqual({ done: 3 });
    } finally {
      await database.destroy();
      await home.drop();
    }
  });
});
