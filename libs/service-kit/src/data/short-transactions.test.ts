import { once } from 'node:events';
import type { Knex } from 'knex';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { openDatabase } from './database';
import { askAtCommit, rowsOf, statement } from './statement';

const insertNote = statement<'note'>('insert into note (note) values (:note)');
const findNotes = statement('select note from note order by note');

describe('a transaction', () => {
  let database: TestDatabase;
  let knex: Knex;
  /** What was sent, each with one answer to wait for. */
  let sent: unknown[] = [];
  let onSent: (sent: unknown) => void = () => undefined;
  /** What was sent while the connection had not answered what was sent before. */
  let tooEarly: unknown[] = [];

  class CountedConnection extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      let underWay = 0;
      Object.defineProperty(this, 'query', {
        configurable: true,
        value: (question: { text?: string }, done?: (...answer: unknown[]) => void) => {
          const text = question.text ?? question;
          sent.push(text);
          onSent(sent);
          if (underWay > 0) tooEarly.push(text);
          if (!done) return Reflect.apply(pg.Client.prototype.query, this, [question]);
          underWay += 1;
          const answered = (...answer: unknown[]) => {
            underWay -= 1;
            done(...answer);
          };
          return Reflect.apply(pg.Client.prototype.query, this, [question, answered]);
        },
      });
    }
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    knex = openDatabase({
      url: database.url,
      schema: 'public',
      poolMax: 1,
      connection: CountedConnection,
    });
    await knex.raw(`create table note (note text unique, parent text);
      alter table note add foreign key (parent) references note (note) deferrable initially deferred`);
    // The first transaction of a connection says begin and commit by themselves.
    await knex.transaction((trx) => askAtCommit(trx, insertNote({ note: 'first' })));
  });
  beforeEach(async () => {
    await knex('note').delete();
    sent = [];
    tooEarly = [];
  });
  afterAll(async () => {
    await knex.destroy();
    await database.drop();
  });

  const notes = () => knex('note').orderBy('note').pluck('note');
  const isIdle = async () => (await knex.raw('select now() = statement_timestamp() as idle')).rows[0].idle;

  it('of two statements is two round trips', async () => {
    const found = await knex.transaction(async (trx) => {
      const rows = await rowsOf(trx, findNotes({}));
      await askAtCommit(trx, insertNote({ note: 'kept' }));
      return rows;
    });
    expect([found, sent]).toEqual([[], [findNotes({}).text, insertNote({ note: '' }).text]]);
    expect([await notes(), await isIdle()]).toEqual([['kept'], true]);
  });

  it('of one statement is one round trip', async () => {
    await knex.transaction((trx) => askAtCommit(trx, insertNote({ note: 'kept' })));
    expect(sent).toHaveLength(1);
    expect([await notes(), await isIdle()]).toEqual([['kept'], true]);
  });

  /** A connection that does not know begin and commit yet. */
  const onNewConnection = async (work: (fresh: Knex) => Promise<unknown>) => {
    const options = { url: database.url, schema: 'public', poolMax: 1, connection: CountedConnection };
    const fresh = openDatabase(options);
    try {
      return await work(fresh);
    } finally {
      await fresh.destroy();
    }
  };

  it('keeps the order of what is asked at once while its begin is said by itself', async () => {
    const found = await onNewConnection((fresh) =>
      fresh.transaction((trx) =>
        Promise.all([rowsOf(trx, insertNote({ note: 'kept' })), rowsOf(trx, findNotes({}))]),
      ),
    );
    expect(found).toEqual([[], [{ note: 'kept' }]]);
    expect(sent.slice(1, 4)).toEqual(['begin', insertNote({ note: '' }).text, findNotes({}).text]);
    expect(await notes()).toEqual(['kept']);
  });

  it('is rolled back whole when its work ends while its begin is said by itself', async () => {
    const left = onNewConnection(async (fresh) => {
      await fresh
        .transaction((trx) => {
          const isBegun = new Promise((begun) => (onSent = begun));
          const asked = rowsOf(trx, insertNote({ note: 'left behind' }));
          return isBegun.then(() => Promise.all([asked, Promise.reject(new Error('changed my mind'))]));
        })
        .finally(() => fresh.raw('select 1'));
    });
    await expect(left).rejects.toThrow('changed my mind');
    expect([await notes(), await isIdle()]).toEqual([[], true]);
  });

  it('that asks nothing is none', async () => {
    expect(await knex.transaction(async () => 'nothing')).toBe('nothing');
    const failed = knex.transaction(() => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    expect(sent).toEqual([]);
    await knex('note').insert({ note: 'kept' });
    expect([await notes(), await isIdle()]).toEqual([['kept'], true]);
  });

  it('is rolled back when its last statement fails, and the connection goes on', async () => {
    await knex('note').insert({ note: 'taken' });
    const failed = knex.transaction(async (trx) => {
      await trx('note').insert({ note: 'lost' });
      await askAtCommit(trx, insertNote({ note: 'taken' }));
    });
    await expect(failed).rejects.toMatchObject({ code: '23505' });
    expect([await notes(), await isIdle()]).toEqual([['taken'], true]);
    expect(tooEarly).toEqual([]);
  });

  it('is rolled back when the commit itself fails', async () => {
    const failed = knex.transaction(async (trx) => {
      await trx('note').insert({ note: 'orphan', parent: 'nobody' });
      await askAtCommit(trx, insertNote({ note: 'lost' }));
    });
    await expect(failed).rejects.toMatchObject({ code: '23503' });
    expect([await notes(), await isIdle()]).toEqual([[], true]);
  });

  it('is rolled back when its first statement fails, or its work does', async () => {
    const unknown = knex.transaction((trx) => rowsOf(trx, statement('select nothing from nowhere')({})));
    await expect(unknown).rejects.toMatchObject({ code: '42P01' });
    const thrown = knex.transaction(async (trx) => {
      await rowsOf(trx, insertNote({ note: 'lost' }));
      await askAtCommit(trx, insertNote({ note: 'lost as well' }));
      throw new Error('changed my mind');
    });
    await expect(thrown).rejects.toThrow('changed my mind');
    expect([await notes(), await isIdle()]).toEqual([[], true]);
  });

  it('asks nothing after its last statement', async () => {
    const late = knex.transaction(async (trx) => {
      await askAtCommit(trx, insertNote({ note: 'lost' }));
      await rowsOf(trx, findNotes({}));
    });
    await expect(late).rejects.toThrow('after the last statement');
    expect(await notes()).toEqual([]);
  });

  it('begins before a text of several statements, and before what answers by events', async () => {
    const texts = knex.transaction(async (trx) => {
      await trx.raw(`insert into note (note) values ('one'); insert into note (note) values ('two')`);
      throw new Error('changed my mind');
    });
    await expect(texts).rejects.toThrow('changed my mind');
    const events = knex.transaction(async (trx) => {
      const connection: pg.Client = await trx.client.acquireConnection();
      await once(connection.query(new pg.Query(insertNote({ note: 'three' }))), 'end');
      throw new Error('changed my mind');
    });
    await expect(events).rejects.toThrow('changed my mind');
    expect([await notes(), await isIdle()]).toEqual([[], true]);
  });

  it('asks a connection once how the rows of a statement look, and reads them the same from then on', async () => {
    const findKinds = statement(
      'select note, 1.50::numeric as price, null::date as day, 7 as count from note',
    );
    await knex('note').insert({ note: 'kept' });
    const connection = await knex.client.acquireConnection();
    const describes = jest.spyOn(connection.connection, 'describe');
    await knex.client.releaseConnection(connection);
    const found: unknown[] = [];
    for (let times = 0; times < 3; times++)
      await knex.transaction(async (trx) => found.push(...(await rowsOf(trx, findKinds({})))));
    found.push(...(await rowsOf(knex, findKinds({}))));
    expect(found).toEqual(Array(4).fill({ note: 'kept', price: '1.50', day: null, count: 7 }));
    expect(describes).toHaveBeenCalledTimes(1);
  });

  it('refuses a statement whose columns became others, and knows it afterwards', async () => {
    const findAll = statement('select * from changing');
    await knex.raw('create table changing (one int)');
    const find = () => knex.transaction((trx) => rowsOf(trx, findAll({})));
    await find();
    await find();
    await knex.raw('alter table changing add column two int');
    await expect(find()).rejects.toMatchObject({ code: '0A000' });
    await knex.raw('alter table changing drop column two');
    expect(await find()).toEqual([]);
  });
});
