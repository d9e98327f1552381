import { fakeSession } from '@washcoat/platform-sdk/testing';
import { sessionStore } from '@washcoat/platform-sdk';
import { fetchRegistry } from './fetch-registry';
import { readContributions, readRemotes } from './read-registry';

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => warn.mockClear());

const remote = (name: string, manifest: object) => ({
  name,
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/mf-manifest.json`,
  manifest: { name, title: name, pages: [], nav: [], tabs: [], panels: [], actions: [], ...manifest },
});
const page = { path: '/things', title: 'Things' };

it('names a bad entry and keeps the others', () => {
  const { pages, nav, slots } = readContributions([
    remote('mfe-one', {
      pages: [page, { path: 'no-slash', title: 'Bad' }, { ...page, path: '/more', colour: 'red' }],
      nav: [{ id: 'a', label: 'A', route: '/things', group: 'Nowhere' }],
      panels: [
        { id: 'p', slot: 'shell.topbar.v1', label: 'P', module: './panels/p' },
        { id: 'q', slot: 'topbar', label: 'Q' },
      ],
    }),
  ]);
  expect(pages).toEqual([
    expect.objectContaining({ ...page, order: 100, isBare: false, remote: expect.anything() }),
  ]);
  expect(nav).toEqual([]);
  expect(slots.map(({ id }) => id)).toEqual(['p']);
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    expect.stringMatching(/skipped pages\[1\] of mfe-one 1\.0\.0: path: /),
    expect.stringMatching(/skipped pages\[2\] of mfe-one 1\.0\.0: .*colour/),
    expect.stringMatching(/skipped nav\[0\] of mfe-one 1\.0\.0: group: /),
    expect.stringMatching(/skipped panels\[1\] of mfe-one 1\.0\.0: slot: /),
  ]);
});

it('gives a page that two remotes claim to the first', () => {
  const { pages } = readContributions([
    remote('mfe-one', { pages: [page] }),
    remote('mfe-two', { pages: [page] }),
  ]);
  expect(pages.map(({ remote: { name } }) => name)).toEqual(['mfe-one']);
  expect(warn).toHaveBeenCalledWith('[washcoat] skipped page /things of mfe-two: mfe-one has it already');
});

describe('the registry', () => {
  const originalFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = originalFetch;
  });

  it('is asked for with the token and loses only the entries that make no sense', async () => {
    sessionStore.save(fakeSession());
    const asked: (RequestInit | undefined)[] = [];
    globalThis.fetch = async (_target, init) => {
      asked.push(init);
      return Response.json({ revision: 3, remotes: [remote('mfe-one', {}), { name: 'mfe-two' }] });
    };
    expect(readRemotes(await fetchRegistry()).map(({ name }) => name)).toEqual(['mfe-one']);
    expect(asked[0]?.headers).toEqual({ token: 'token-of-the-test' });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('skipped entry 1 of the registry: version'));
  });

  it('fails when there is none', async () => {
    globalThis.fetch = async () => new Response('gone', { status: 503 });
    await expect(fetchRegistry()).rejects.toThrow('The registry answered 503');
  });
});
