import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { listen, type Listener } from '@washcoat/service-kit';
import Koa from 'koa';
import { edgeMetricsText, localUpstream, remoteUpstream } from '../service';
import { echoService, TestEdge } from '../testing/test-edge';

describe('a service in another process', () => {
  let service: Listener;
  let edge: TestEdge;

  beforeAll(async () => {
    const app = new Koa();
    app.use(async (koa, next) => {
      if (koa.path !== '/write/v1/image/upload') return next();
      let bytes = 0;
      for await (const chunk of koa.req) bytes += chunk.length;
      koa.body = { bytes };
    });
    app.use(async (koa, next) => {
      if (koa.path !== '/read/v1/product/getAll') return next();
      koa.set('x-service', 'converters');
      koa.status = 403;
      koa.body = { error: 'x'.repeat(5000) };
    });
    app.use(async (koa, next) => {
      if (koa.path === '/read/v1/product/getTypes') koa.status = 204;
      else await next();
    });
    app.use(echoService('elsewhere').middleware[0] ?? (() => undefined));
    service = await listen(app.callback(), '127.0.0.1', 0);
    const elsewhere = remoteUpstream(`http://127.0.0.1:${service.port}`);
    edge = await TestEdge.start({ converters: elsewhere, files: elsewhere, loads: elsewhere });
  });
  afterAll(async () => {
    await edge.stop();
    service.server.closeAllConnections();
    await service.close();
  });

  it('gets the request as it came, with the address of the caller', async () => {
    const { json } = await edge.get('/read/v1/product/get?productId=1', {
      token: 'abc',
      'x-forwarded-for': '203.0.113.9',
    });
    expect(json).toMatchObject({ service: 'elsewhere', url: '/read/v1/product/get?productId=1' });
    expect(json.headers).toMatchObject({
      token: 'abc',
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.any(String),
    });
  });

  it('has its status, headers and body passed on, compressed for those who can', async () => {
    const answer = await edge.get('/read/v1/product/getAll', { 'accept-encoding': 'gzip' });
    expect([answer.status, answer.headers['x-service']]).toEqual([403, 'converters']);
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(answer.body).toString()).error).toHaveLength(5000);
    expect((await edge.get('/read/v1/product/getTypes')).status).toBe(204);
    const head = await edge.send('HEAD', '/read/v1/product/getAll');
    expect([head.status, head.body.length]).toEqual([403, 0]);
  });

  it('gets large bodies whole', async () => {
    const upload = Buffer.alloc(5_000_000, 1);
    const { json } = await edge.send('POST', '/write/v1/image/upload', {}, upload);
    expect(json.bytes).toBe(upload.length);
  });

  it('costs only its own calls when it is down', async () => {
    const closed = await listen(() => undefined, '127.0.0.1', 0);
    await closed.close();
    const down = remoteUpstream(`http://127.0.0.1:${closed.port}`);
    const partly = await TestEdge.start({ converters: down, loads: down });
    const refused = await partly.get('/read/v1/product/get');
    expect(refused.status).toBe(503);
    expect(refused.json.code).toBe('UNAVAILABLE');
    expect((await partly.get('/read/v1/user/me')).status).toBe(200);
    const ready = await partly.get('/health/ready');
    expect(ready.status).toBe(503);
    expect(ready.json.services).toMatchObject({ converters: 'not ready', entities: 'ready' });
    await partly.stop();
  });

  it('is not blamed for callers that leave before its answer', async () => {
    const slow = await listen(() => undefined, '127.0.0.1', 0);
    const partly = await TestEdge.start({ converters: remoteUpstream(`http://127.0.0.1:${slow.port}`) });
    const told = jest.spyOn(partly.platform.logger, 'error');
    const { hostname, port } = new URL(partly.url);
    const caller = connect(Number(port), hostname);
    caller.write('GET /read/v1/product/get HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(slow.server, 'request');
    caller.destroy();
    while (!(await edgeMetricsText()).includes('status="499"')) await pause(10);
    expect(told).not.toHaveBeenCalled();
    await partly.stop();
    await slow.close();
  });

  it('that breaks off in the middle of an answer ends the answer, not the door', async () => {
    const broken = await listen(
      (_request, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('half', () => response.destroy());
      },
      '127.0.0.1',
      0,
    );
    const partly = await TestEdge.start({ converters: remoteUpstream(`http://127.0.0.1:${broken.port}`) });
    await expect(partly.get('/read/v1/product/get')).rejects.toThrow(/aborted|hang up/);
    expect((await partly.get('/health/live')).status).toBe(200);
    await partly.stop();
    await broken.close();
  });
});

describe('a service in this process', () => {
  it('answers through the door, errors included, and is compressed', async () => {
    const app = new Koa();
    app.use((koa) => {
      koa.status = 409;
      koa.body = { error: 'y'.repeat(5000) };
    });
    const edge = await TestEdge.start({ converters: localUpstream(app) });
    const answer = await edge.get('/read/v1/product/get', { 'accept-encoding': 'br, gzip' });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([409, 'br']);
    await edge.stop();
  });

  it('is asked whether it is ready', async () => {
    const ready = await TestEdge.start();
    expect((await ready.get('/health/ready')).json).toMatchObject({ status: 'ready' });
    await ready.stop();
    const broken = new Koa();
    broken.silent = true;
    broken.use((koa) => koa.throw(500));
    const edge = await TestEdge.start({ billing: localUpstream(broken) });
    const { status, json } = await edge.get('/health/ready');
    expect([status, json.services]).toEqual([503, expect.objectContaining({ billing: 'not ready' })]);
    await edge.stop();
  });
});
