import { brotliCompressSync, gzipSync } from 'node:zlib';
import { TestEdge } from '../testing/test-edge';
import { safePath } from './static-folder';

describe('pages and files at the door', () => {
  let edge: TestEdge;
  const script = 'console.log("shell");'.repeat(100);

  beforeAll(async () => {
    edge = await TestEdge.start();
    await edge.put('shell/index.html', '<!doctype html><html lang="en"><title>Washcoat</title>');
    await edge.put('shell/main.0a1b2c3d.js', script);
    await edge.put('shell/main.0a1b2c3d.js.br', brotliCompressSync(script));
    await edge.put('shell/main.0a1b2c3d.js.gz', gzipSync(script));
    await edge.put('shell/favicon.svg', '<svg/>');
    await edge.put('remotes/registry.json', '{"revision":0,"remotes":{}}');
    await edge.put('remotes/mfe-loads/1.0.0-a/mf-manifest.json', '{}');
    await edge.put('remotes/mfe-loads/.1.0.0-b.tmp/mf-manifest.json', '{}');
    await edge.put('secret.txt', 'secret');
  });
  afterAll(() => edge.stop());

  it.each([
    '/',
    '/converters/identify',
    '/loads/detail/0198/x',
    '/reset-password/abc',
    '/read-only',
    '/docsx',
  ])('answers the page at %s, asked for anew each time', async (path) => {
    const { status, headers, body } = await edge.get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('<title>Washcoat</title>');
  });

  it.each(['/', '/index.html', '/invoices/settled'])(
    '[GAP-COM-17] tells the page at %s the zone of the installation, and sends it again only when it is another one',
    async (path) => {
      const { headers, body } = await edge.get(path);
      expect(body.toString()).toContain('<html data-timezone="America/New_York" data-paper="A4" lang="en">');
      expect((await edge.get(path, { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
    },
  );

  it('[INV-055] [SET-036] tells the page what the installation prints on, when it is not A4', async () => {
    const letter = await TestEdge.start({}, { paper: 'Letter' });
    await letter.put('shell/index.html', '<html lang="en"></html>');
    expect((await letter.get('/')).body.toString()).toContain('data-paper="Letter"');
    await letter.stop();
  });

  it('answers the page to a browser at an address that ends like a file', async () => {
    const answer = await edge.get('/login/sam@example.com', { accept: 'text/html,*/*' });
    expect(answer.body.toString()).toContain('<title>Washcoat</title>');
    expect((await edge.get('/chunk.deadbeef.js', { accept: '*/*' })).status).toBe(404);
  });

  it('lets files named by their content be kept forever, sends the copy that is compressed already', async () => {
    const plain = await edge.get('/main.0a1b2c3d.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toMatch(/javascript/);
    expect(plain.body.toString()).toBe(script);
    const gzip = await edge.get('/main.0a1b2c3d.js', { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gzip.body]).toEqual(['gzip', gzipSync(script)]);
    const br = await edge.get('/main.0a1b2c3d.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect([br.headers['content-encoding'], br.body]).toEqual(['br', brotliCompressSync(script)]);
    expect(br.headers.vary).toContain('Accept-Encoding');
    expect((await edge.get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('has the browser look for another service worker each time, and sends one that goes when it is switched off', async () => {
    await edge.put('shell/service-worker.js', 'keeps');
    const { headers, body } = await edge.get('/service-worker.js');
    expect(body.toString()).toBe('keeps');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['content-security-policy']).toMatch(/(^|;)worker-src 'self'(;|$)/);
    expect(headers['permissions-policy']).toContain('camera=(self), microphone=(self), display-capture=()');
    const off = await TestEdge.start({}, { isServiceWorkerOff: true });
    await off.put('shell/service-worker.js', 'keeps');
    await off.put('shell/service-worker-off.js', 'goes');
    const instead = await off.get('/service-worker.js');
    expect([instead.body.toString(), instead.headers['cache-control']]).toEqual(['goes', 'no-cache']);
    await off.stop();
  });

  it('answers 304 when the browser has it, and HEAD without a body', async () => {
    const { headers } = await edge.get('/');
    const again = await edge.get('/', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await edge.send('HEAD', '/main.0a1b2c3d.js');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(script.length));
  });

  it('serves released remotes forever, and nothing else of their folder', async () => {
    const manifest = await edge.get('/remotes/mfe-loads/1.0.0-a/mf-manifest.json');
    expect([manifest.status, manifest.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    for (const path of [
      '/remotes/registry.json',
      '/remotes/mfe-loads/.1.0.0-b.tmp/mf-manifest.json',
      '/remotes/mfe-loads/1.0.0-a/none.js',
      '/remotes/mfe-loads/1.0.0-a',
    ]) {
      expect((await edge.get(path, { accept: 'text/html' })).status).toBe(404);
    }
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/....//secret.txt',
    '/remotes/mfe-loads/../../secret.txt',
    '/remotes/mfe-loads/1.0.0-a/..%2f..%2f..%2fsecret.txt',
    '/remotes/mfe-loads/%2e%2e/%2e%2e/secret.txt',
    '/main.0a1b2c3d.js%00.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%',
  ])('gives away nothing at %s', async (path) => {
    const { status, body } = await edge.get(path);
    expect([200, 404]).toContain(status);
    expect(body.toString()).not.toContain('secret');
  });

  it('knows the paths that lead out of a folder', () => {
    expect(safePath('a/b%20c.js')).toBe('a/b c.js');
    for (const path of [
      '',
      '..',
      'a/../b',
      '%2e%2e/a',
      'a//b',
      '/etc/passwd',
      '.env',
      'a/.git/x',
      'C:/x',
      'a%00',
      '%',
    ])
      expect(safePath(path)).toBeNull();
  });

  it('tells the browser what not to allow', async () => {
    const { headers } = await edge.get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/(^|;)script-src 'self'(;|$)/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/(^|;)connect-src 'self'(;|$)/);
    expect(policy).toContain("img-src 'self' data: blob:");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    for (const host of ["x; script-src 'unsafe-inline'", 'evil.test'])
      expect((await edge.get('/', { host })).headers['content-security-policy']).toBe(policy);
    expect((await edge.get('/read/v1/nothing')).headers['x-content-type-options']).toBe('nosniff');
  });

  it('[BILL-013] lets the fields of Stripe in where cards are taken by Stripe', async () => {
    const shop = await TestEdge.start({}, { takesStripe: true });
    const policy = String((await shop.get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://js.stripe.com");
    expect(policy).toContain('frame-src https://js.stripe.com');
    expect(policy).toContain("connect-src 'self' https://api.stripe.com");
    await shop.stop();
    expect(String((await edge.get('/')).headers['content-security-policy'])).not.toContain('stripe');
  });

  it('answers under its own name only, once it has one, and names that alone to the browser', async () => {
    const named = await TestEdge.start({}, { baseUrl: 'https://office.washcoat.test' });
    const ask = (host: string, target = '/read/v1/nothing') => named.get(target, { host });
    const own = await ask('Office.washcoat.test');
    expect(own.status).toBe(404);
    expect(own.headers['content-security-policy']).toContain(
      "connect-src 'self' wss://office.washcoat.test;",
    );
    expect((await ask('office.washcoat.test:443')).status).toBe(404);
    for (const host of ['127.0.0.1:4400', 'localhost', '[::1]:80'])
      expect((await ask(host)).status).toBe(404);
    for (const host of ['evil.test', 'office.washcoat.test.evil.test', 'localhost.evil.test', '10.0.0.7']) {
      const { status, json, headers } = await ask(host);
      expect([status, json.code]).toEqual([421, 'WRONG_HOST']);
      expect(JSON.stringify([json, headers])).not.toContain(host);
    }
    expect((await ask('10.0.0.7', '/health/live')).status).toBe(200);
    await named.stop();
  });

  it('says so when the shell is not built', async () => {
    const empty = await TestEdge.start();
    const { status, json } = await empty.get('/');
    expect([status, json.code]).toEqual([503, 'NO_PAGES']);
    await empty.stop();
  });
});
