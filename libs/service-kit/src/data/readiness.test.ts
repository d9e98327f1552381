import Koa from 'koa';
import inject from 'light-my-request';
import { answerErrors } from '../http/error-handler';
import { createLogger } from '../platform/logger';
import type { ServiceDefinition } from '../service/service';
import { TestService } from '../testing';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { openDatabase } from './database';
import { Readiness } from './readiness';

const idle: ServiceDefinition = { name: 'idle', migrations: [], routes: () => [] };
const ready = { method: 'GET', url: '/health/ready' } as const;

describe('a service all of whose connections are at work', () => {
  it('is ready', async () => {
    const idling = await TestService.start(idle);
    const { client } = idling.service.database;
    await idling.service.halt();
    const held: unknown[] = [];
    while (held.length < client.pool.max) held.push(await client.acquireConnection());
    const waiting = client.acquireConnection();
    const answers = await Promise.all([idling.send(ready), idling.send(ready)]);
    expect(client.pool.numPendingAcquires()).toBe(1);
    for (const connection of held) await client.releaseConnection(connection);
    await client.releaseConnection(await waiting);
    await idling.stop();
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([200, { status: 'ready' }]),
    );
  });
});

describe('with a database', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('that is not there nothing is ready', async () => {
    const url = new URL(database.url);
    url.pathname = '/gone';
    const readiness = new Readiness({ url: url.toString(), schema: 'public' });
    await expect(readiness.assertReady()).rejects.toThrow('does not exist');
    await readiness.destroy();
  });

  it('whose connections are waited for in vain a caller is told that Washcoat is busy', async () => {
    const busy = openDatabase({ url: database.url, schema: 'public', poolMax: 1, waitMs: 3_000 });
    const held = await busy.client.acquireConnection();
    const app = new Koa();
    app.use(answerErrors(createLogger('busy', 'silent')));
    app.use(async (koa) => {
      koa.body = await busy.transaction((trx) => trx.raw('select 1'));
    });
    const handler = app.callback();
    const answer = await inject((request, response) => void handler(request, response), '/');
    await busy.client.releaseConnection(held);
    await busy.destroy();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(JSON.parse(answer.payload)).toMatchObject({
      code: 'UNAVAILABLE',
      error: 'Washcoat is busy right now. Try again in a moment.',
    });
  });
});
