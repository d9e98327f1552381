import { anySignedIn, endpoint, linkAnswer } from '@washcoat/contract-kernel';
import { createLogger, RateLimiter } from '@washcoat/service-kit';
import { z } from 'zod';
import { joinedTables } from '../docs/joined-tables';
import { localUpstream } from '../service';
import { echoService, TestEdge } from '../testing/test-edge';
import { allEndpoints } from './all-endpoints';
import { KnownCalls } from './known-calls';

describe('calls at the door', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await TestEdge.start();
  });
  afterAll(() => edge.stop());

  it.each(
    allEndpoints.flatMap(({ method, path, aliases = [], service }) =>
      [path, ...aliases].map((spelling) => [method, spelling, service] as const),
    ),
  )('sends %s %s to %s', async (method, path, service) => {
    const { status, json } = await edge.send(method, `${path}?count=5&text=a%20b`);
    expect(status).toBe(200);
    expect(json).toMatchObject({ service, method, url: `${path}?count=5&text=a%20b` });
  });

  it('sends download links to the service that made them', async () => {
    const { json } = await edge.get('/read/v1/reporting/download?ticket=x');
    expect(json).toMatchObject({ service: 'reporting', url: '/read/v1/reporting/download?ticket=x' });
  });

  it('sends files and the mail of development to their owners', async () => {
    expect((await edge.get('/files/pictures/a.webp')).json).toMatchObject({ service: 'files' });
    expect((await edge.get('/realtime/?transport=polling')).json).toMatchObject({ code: 'UNKNOWN_CALL' });
    expect((await edge.send('POST', '/unsubscribe/a-ticket')).json).toMatchObject({
      service: 'notifications',
    });
    expect((await edge.get('/unsubscribe/reports/a-ticket')).json).toMatchObject({ service: 'reporting' });
    expect((await edge.get('/offer/a-link')).json).toMatchObject({ service: 'loads' });
    expect((await edge.get('/dev/mail')).json).toMatchObject({ service: 'notifications' });
  });

  it('has no mail page in production', async () => {
    const production = await TestEdge.start({}, { platform: { environment: 'production' } });
    expect((await production.get('/dev/mail')).status).toBe(404);
    await production.stop();
  });

  it.each(['/read/v1/nothing', '/write/v1/nothing', '/read/v1/user/me/', '/internal/v1/pdf', '/filesystem'])(
    'does not know %s',
    async (path) => {
      const { status, json } = await edge.send('POST', path);
      expect(status).toBe(404);
      expect(json).toEqual({
        error: 'There is no such call.',
        code: 'UNKNOWN_CALL',
        requestId: expect.stringMatching(/^[\w-]{36}$/),
      });
    },
  );

  it('answers 404, not a page, to unknown reads and to what only services may call', async () => {
    for (const path of ['/read/v1/nothing', '/internal/v1/pdf', '/write/v1/load/complete/x']) {
      expect((await edge.get(path, { accept: 'text/html' })).status).toBe(404);
    }
  });

  it('refuses a wrong method with 405 and Allow', async () => {
    const answer = await edge.send('POST', '/read/v1/user/me');
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(answer.json).toMatchObject({ code: 'WRONG_METHOD', error: 'This call has another method.' });
    const complete = await edge.get('/write/v1/load/complete');
    expect([complete.status, complete.headers.allow]).toEqual([405, 'PUT, OPTIONS']);
    const options = await edge.send('OPTIONS', '/write/v1/load/complete');
    expect([options.status, options.headers.allow]).toEqual([204, 'PUT, OPTIONS']);
  });

  it('answers HEAD like GET without a body', async () => {
    const answer = await edge.send('HEAD', '/read/v1/user/me');
    expect([answer.status, answer.body.length]).toEqual([200, 0]);
  });

  it('names every request, keeps a good name and replaces a bad one', async () => {
    const own = await edge.get('/read/v1/user/me', { 'x-request-id': 'trace-12345' });
    expect(own.headers['x-request-id']).toBe('trace-12345');
    expect(own.json.headers).toMatchObject({ 'x-request-id': 'trace-12345' });
    for (const named of ['a b"; drop', '4242424242424242', '4242-4242-4242-4242']) {
      const bad = await edge.get('/read/v1/user/me', { 'x-request-id': named });
      expect(bad.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(bad.json.headers).toMatchObject({ 'x-request-id': bad.headers['x-request-id'] });
    }
  });

  it('refuses a card number as the key of a call, and no id', async () => {
    const keyed = (key: string) => edge.get('/read/v1/user/me', { 'idempotency-key': key });
    for (const key of ['4242424242424242', '4242-4242 4242-4242', 'order 4242424242424242']) {
      const answer = await keyed(key);
      expect([answer.status, answer.body.toString().includes('4242')]).toEqual([400, false]);
    }
    // Their digits pass the check of card numbers.
    const ids = ['42424242-4242-4242-8080-abcdefabcdef', '42424242-4242-4242-8080-abcdefabcdef 2'];
    for (const key of [...ids, 'order-1764201600004', '']) expect((await keyed(key)).status).toBe(200);
  });

  it('refuses with 429 what is too much from one address, and lets the watchers through', async () => {
    const small = await TestEdge.start({}, { platform: { limiter: new RateLimiter(undefined, 1 / 2000) } });
    const statuses = [];
    for (let sent = 0; sent < 5; sent += 1) statuses.push((await small.get('/read/v1/user/me')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const refused = await small.get('/read/v1/user/me', { 'x-forwarded-for': '203.0.113.9' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json.code).toBe('TOO_MANY');
    expect((await small.get('/health/live')).status).toBe(200);
    await small.stop();
  });

  it('believes the proxies it is told of, and nobody else, about the address of the caller', async () => {
    const forwarded = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
    expect((await edge.get('/read/v1/user/me', forwarded)).json.address).toBe('127.0.0.1');
    const behindOne = await TestEdge.start({}, { trustedProxies: 1 });
    expect((await behindOne.get('/read/v1/user/me', forwarded)).json.address).toBe('203.0.113.9');
    await behindOne.stop();
  });

  it('sends every spelling of a call to its owner, and does not start without owners or with two of them', async () => {
    const dump = endpoint({
      id: 'invoiceDump',
      service: 'invoicing',
      method: 'GET',
      path: '/read/v1/load/download/invoice/dump',
      aliases: ['/read/v1load/download/invoice/dump'],
      summary: 'All invoices',
      access: anySignedIn,
      input: z.object({}),
      output: linkAnswer,
    });
    const invoicing = localUpstream(echoService('invoicing'));
    const logger = createLogger('edge', 'silent');
    const known = new KnownCalls({ invoicing }, [dump], logger);
    const { paths } = joinedTables(await known.current());
    expect(Object.keys(paths)).toEqual([dump.path, ...(dump.aliases ?? [])]);
    expect(() => new KnownCalls({}, [dump], logger)).toThrow('which has no upstream');
    const twice = [dump, { ...dump, service: 'billing' }];
    const both = { invoicing, billing: localUpstream(echoService('billing')) };
    expect(() => new KnownCalls(both, twice, logger)).toThrow('is bound twice');
  });
});
