import { allow, endpoint } from '@washcoat/contract-kernel';
import { createLogger, read, surroundedBy, type ServiceDefinition } from '@washcoat/service-kit';
import { TestService, testSession } from '@washcoat/service-kit/testing';
import Koa from 'koa';
import { z } from 'zod';
import { joinedTables } from '../docs/joined-tables';
import { localUpstream } from '../service';
import { TestEdge } from '../testing/test-edge';
import { KnownCalls } from './known-calls';

/** A call that no contract of this checkout has: the door was built without it. */
const weather = endpoint({
  id: 'weatherGet',
  service: 'converters',
  method: 'GET',
  path: '/read/v1/weather/get',
  aliases: ['/read/v1/weather'],
  summary: 'The weather over the yard',
  access: allow({ flags: ['canViewTopCats'] }),
  input: z.object({ yard: z.string() }),
  output: z.object({ sky: z.string() }),
});
const converters: ServiceDefinition = {
  name: 'converters',
  migrations: [],
  routes: () => [read(weather, async (_context, { yard }) => ({ sky: `clear over ${yard}` }))],
};

describe('a call that the door was not built with', () => {
  let service: TestService;
  let edge: TestEdge;

  beforeAll(async () => {
    service = await TestService.start(converters);
    edge = await TestEdge.start({ converters: localUpstream(service.service.app) });
  });
  afterAll(async () => {
    await edge.stop();
    await service.stop();
  });

  it('is reached under every spelling by who may, and refused by its own rule to who may not', async () => {
    const mayNot = await service.tokenOf(testSession());
    const may = await service.tokenOf(testSession({ canViewTopCats: true }));
    for (const path of [weather.path, '/read/v1/weather']) {
      const seen = await edge.get(`${path}?yard=7`, { token: may });
      expect([seen.status, seen.json]).toEqual([200, { sky: 'clear over 7' }]);
      const refused = await edge.get(`${path}?yard=7`, { token: mayNot });
      expect([refused.status, refused.json.code]).toEqual([403, 'FORBIDDEN']);
      expect((await edge.get(`${path}?yard=7`)).status).toBe(401);
    }
    const wrong = await edge.send('POST', weather.path);
    expect([wrong.status, wrong.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('is described with its rule, in words and for programs', async () => {
    const { json } = await edge.get('/openapi.json');
    expect(json.paths).toMatchObject({
      [weather.path]: { get: { summary: weather.summary, 'x-access': weather.access } },
    });
    const page = (await edge.get('/docs')).body.toString();
    expect(page).toContain(`<code>${weather.path}</code>`);
    expect(page).toContain('flags canViewTopCats');
  });

  it('stays known while its service does not say what it answers, and goes when it says so', async () => {
    const upstream = localUpstream(service.service.app);
    const answers: (() => Promise<unknown>)[] = [
      () => upstream.callTable(),
      () => Promise.reject(new Error('away')),
      async () => ({ openapi: '3.1.0', paths: {} }),
    ];
    const callTable = async () => answers.shift()?.();
    const known = new KnownCalls(
      { converters: { ...upstream, callTable } },
      [],
      createLogger('edge', 'silent'),
    );
    const pathsAfter = async (minutes: number) => {
      const now = () => new Date(Date.now() + minutes * 60_000);
      const tables = await surroundedBy({ now }, () => known.current());
      return Object.keys(joinedTables(tables).paths);
    };
    expect(await pathsAfter(0)).toEqual([weather.path, '/read/v1/weather']);
    expect(await pathsAfter(0)).toHaveLength(2);
    expect(answers).toHaveLength(2);
    expect(await pathsAfter(1)).toHaveLength(2);
    expect(answers).toHaveLength(1);
    expect(await pathsAfter(2)).toEqual([]);
  });

  it('can not be taken over: a service answers where another one does not, and nowhere else', async () => {
    const greedy = new Koa();
    const operation = { get: { operationId: 'x', responses: {} } };
    const paths = { '/read/v1/user/me': operation, '/settings': operation, '/internal/v1/pdf': operation };
    greedy.use((koa) => {
      koa.body = koa.path === '/openapi.json' ? { openapi: '3.1.0', paths } : { taken: true };
    });
    const door = await TestEdge.start({ weather: localUpstream(greedy) });
    expect((await door.get('/read/v1/nothing')).status).toBe(404);
    expect((await door.get('/read/v1/user/me')).json).toMatchObject({ service: 'entities' });
    expect((await door.get('/internal/v1/pdf')).status).toBe(404);
    expect((await door.get('/settings', { accept: 'application/json' })).json).not.toHaveProperty('taken');
    await door.stop();
  });
});
