import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createTestDatabase, type TestDatabase } from '../testing';
import { openDatabase } from './database';
import { compiled, questionOf, rowsOf, statement, together } from './statement';

describe('a statement of a hot path', () => {
  let home: TestDatabase;
  let database: Knex;

  beforeAll(async () => {
    home = await createTestDatabase();
    database = openDatabase({ url: home.url, schema: 'public' });
    await database.raw('create table note (note_id uuid primary key, text text not null, at timestamptz)');
  });
  afterAll(async () => {
    await database.destroy();
    await home.drop();
  });

  it('is written once, parsed once in a connection, and answers what is asked for', async () => {
    let writings = 0;
    const notesOf = compiled<'text'>((knex, mark) => {
      writings++;
      return knex('note')
        .whereRaw('text = any(?)', [mark('text')])
        .andWhere('at', null)
        .select('text');
    });
    const found = await database.transaction(async (trx) => {
      await trx('note').insert(['a', 'b', 'c'].map((text) => ({ note_id: randomUUID(), text })));
      const rows = [
        ...(await rowsOf<{ text: string }>(trx, notesOf({ text: ['a'] }))),
        ...(await rowsOf<{ text: string }>(trx, notesOf({ text: ['b', 'c'] }))),
      ];
      const parsed = await trx('pg_prepared_statements').whereLike('statement', '%from "note"%');
      return { texts: rows.map(({ text }) => text), parsed: parsed.length };
    });
    expect(found).toEqual({ texts: ['a', 'b', 'c'], parsed: 1 });
    expect(writings).toBe(1);
  });

  it('names its values, each once, and leaves casts alone', () => {
    const find = statement<'id' | 'at'>('select :at::timestamptz, :id::uuid where :at is not null');
    const { text, values } = find({ id: 1, at: 2 });
    expect(text).toBe('select $1::timestamptz, $2::uuid where $1 is not null');
    expect(values).toEqual([2, 1]);
  });

  it('keeps its values apart from those it is sent with', async () => {
    const text = statement<'text'>('select :text::text as text');
    const parts = ['x', 'y'].map((value, index) => [`part_${index}`, text({ text: value })] as const);
    const last = statement<'more'>('select part_0.text || part_1.text || :more as all from part_0, part_1');
    for (const more of ['z', '!'])
      expect(await rowsOf(database, together(parts, last({ more })))).toEqual([{ all: `xy${more}` }]);
  });

  it('is refused once its transaction is over, as its connection may be another one by then', async () => {
    const trx = await database.transaction();
    const find = questionOf(trx('note').select('text'));
    await rowsOf(trx, find);
    await trx.commit();
    await expect(rowsOf(trx, find)).rejects.toThrow('is over');
  });

  it('gives its connection back when it fails', async () => {
    const wrong = statement('select 1 / 0 as much');
    const most = 8;
    for (let time = 0; time < most; time++)
      await expect(rowsOf(database, wrong({}))).rejects.toMatchObject({ code: '22012' });
    expect(await rowsOf(database, statement('select 1 as one')({}))).toEqual([{ one: 1 }]);
  });
});
