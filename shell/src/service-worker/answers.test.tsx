import { FakeCaches } from '../testing/fake-caches';
import { FakeServer } from '../testing/fake-server';
import { freshOrCached, cachedOrFresh, WAIT_MS } from './answers';
import { openCode } from './code-cache';

const request = (path: string) => new Request(new URL(path, window.location.origin));
const script = '/main.2c8f3941.js';
let server: FakeServer;

async function keep(path: string, text: string): Promise<void> {
  await (await openCode()).put(path, new Response(text));
}

beforeEach(() => {
  FakeCaches.install();
  server = new FakeServer({ '/': 'fresh page', [script]: 'fresh code' });
});
afterEach(() => server.restore());

describe('a page or the registry', () => {
  const open = async () => (await freshOrCached(request('/converters/identify'), '/')).text();

  it('is the server’s while that answers', async () => {
    await keep('/', 'kept page');
    server.files['/converters/identify'] = 'fresh page';
    expect(await open()).toBe('fresh page');
  });

  it('is the kept one where the server can’t be reached or fails, and the server’s refusal is passed on', async () => {
    await keep('/', 'kept page');
    expect((await freshOrCached(request('/gone'), '/')).status).toBe(404);
    globalThis.fetch = async () => new Response('', { status: 502 });
    expect(await open()).toBe('kept page');
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await open()).toBe('kept page');
  });

  it('is the kept one when the server takes too long, which it may where nothing is kept', async () => {
    jest.useFakeTimers();
    globalThis.fetch = () =>
      new Promise((resolve) => setTimeout(() => resolve(new Response('late page')), WAIT_MS * 3));
    const late = open();
    await jest.advanceTimersByTimeAsync(WAIT_MS * 3);
    expect(await late).toBe('late page');
    await keep('/', 'kept page');
    const kept = open();
    await jest.advanceTimersByTimeAsync(WAIT_MS);
    expect(await kept).toBe('kept page');
    jest.useRealTimers();
  });

  it('fails as it does without a worker when nothing is kept', async () => {
    server.goDown();
    await expect(open()).rejects.toThrow('Failed to fetch');
  });
});

describe('code', () => {
  const works: Promise<unknown>[] = [];
  const load = async (path: string) => cachedOrFresh(request(path), (work) => works.push(work));

  it('is asked for once', async () => {
    expect(await (await load(script)).text()).toBe('fresh code');
    await Promise.all(works);
    server.goDown();
    expect(await (await load(script)).text()).toBe('fresh code');
    expect(server.asked).toEqual([script]);
  });

  it('comes from the server when the browser’s storage fails', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(caches, 'open').mockRejectedValue(new DOMException('internal', 'UnknownError'));
    expect(await (await load(script)).text()).toBe('fresh code');
    await expect(works.at(-1)).rejects.toThrow('internal');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(script), expect.any(DOMException));
    works.length = 0;
    warn.mockRestore();
  });

  it('that is not there is asked for again', async () => {
    expect((await load('/gone.2c8f3941.js')).status).toBe(404);
    await Promise.all(works);
    server.files['/gone.2c8f3941.js'] = 'back';
    expect(await (await load('/gone.2c8f3941.js')).text()).toBe('back');
  });
});
