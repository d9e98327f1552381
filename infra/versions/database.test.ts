import { createTestDatabase, type TestDatabase } from '@washcoat/service-kit/testing';
import pg from 'pg';
import { serviceNames } from '../local/definitions';
import { startSystemOn, type TestSystem } from '../system-tests/start-system';
import { contracted } from './contracted';
import { keptDatabase, readSchema, refusalOf, type Schema } from './database-report';
import { missedIn } from './schema-rules';

jest.setTimeout(120_000);

describe("processes of the released version beside today's tables", () => {
  let home: TestDatabase;
  let product: TestSystem;
  let client: pg.Client;
  const kept = keptDatabase();

  beforeAll(async () => {
    home = await createTestDatabase();
    product = await startSystemOn(home.url);
    client = new pg.Client(home.url);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await product.stop();
    await home.drop();
  });

  it('know every service of today', () => {
    expect(Object.keys(kept.schemas)).toEqual(expect.arrayContaining(serviceNames));
    expect(kept.statements.length).toBeGreaterThan(20);
  });

  it.each(Object.keys(kept.schemas))('find what they read and write: %s', async (service) => {
    const released = kept.schemas[service] ?? { columns: {}, uniques: [] };
    expect(Object.keys(released.columns).length).toBeGreaterThan(20);
    const missed = missedIn(await readSchema(client, service), released);
    expect(missed.filter((sentence) => !contracted[`${service}: ${sentence}`])).toEqual([]);
  });

  it('can ask every statement of their hot paths', async () => {
    const refused: string[] = [];
    for (const { text, services } of kept.statements) {
      for (const service of services) {
        const refusal = await refusalOf(client, service, text);
        if (refusal) refused.push(`${service}: ${refusal}\n${text}`);
      }
    }
    expect(refused).toEqual([]);
  });

  it('would be refused a key of a request that was kept as before the logs had parts', async () => {
    const asBefore = `insert into idempotency_key (user_id, endpoint, key, body_hash) values ($1, $2, $3, $4)
      on conflict (user_id, endpoint, key) do nothing returning key`;
    expect(await refusalOf(client, 'loads', asBefore)).toContain('ON CONFLICT');
  });
});

const text = { type: 'text', isNeeded: false, isFilled: false };
const before: Schema = {
  columns: { 'note.name': text, 'note.words': { ...text, isNeeded: true } },
  uniques: ['note (name)'],
};
const tables = (columns: Schema['columns'], uniques = before.uniques): Schema => ({
  columns: { ...before.columns, ...columns },
  uniques,
});

it.each<[string, Schema, string[]]>([
  ['nothing else', before, []],
  ['a table more', tables({ 'sheet.size': { ...text, isNeeded: true } }), []],
  ['a column that may be null', tables({ 'note.colour': text }), []],
  [
    'a column with a default',
    tables({ 'note.colour': { type: 'text', isNeeded: true, isFilled: true } }),
    [],
  ],
  ['a column that takes a null now', tables({ 'note.words': text }), []],
  [
    'a column that must be said',
    tables({ 'note.colour': { ...text, isNeeded: true } }),
    ['note.colour is new and has no default'],
  ],
  [
    'another type',
    tables({ 'note.name': { ...text, type: 'bigint' } }),
    ['note.name was text and is bigint'],
  ],
  [
    'a null less',
    tables({ 'note.name': { ...text, isNeeded: true, isFilled: true } }),
    ['note.name takes no null any more'],
  ],
  ['another uniqueness', tables({}, ['note (name, words)']), ['note (name) is not unique any more']],
  ['a column less', { ...before, columns: { 'note.name': text } }, ['note.words is gone']],
])('says what is missed in tables with %s', (_what, now, sentences) => {
  expect(missedIn(now, before)).toEqual(sentences);
});
