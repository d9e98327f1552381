import type { RegisteredRemote } from '@washcoat/contract-kernel';
import { FakeCaches } from '../testing/fake-caches';
import { FakeServer } from '../testing/fake-server';
import { dropAllCode, dropEarlierCode, cachedPaths, openCode } from './code-cache';
import { isKeepRequest } from './keep-request';
import { keepCode } from './keep-code';

const main = '/main.2c8f3941.js';
const later = '/grid.0a1b2c3d.js';
const font = '/inter.0a1b2c3d.woff2';
const folderOf = (name: string, version: string) => `/remotes/${name}/${version}/`;
const released = (name: string, version: string): RegisteredRemote => ({
  name,
  version,
  entry: `${folderOf(name, version)}mf-manifest.json`,
  manifest: { name, title: name, pages: [], nav: [], tabs: [], panels: [], actions: [] },
});
const remotes = [released('mfe-demo', '1'), released('mfe-other', '1')];

/** The files of a remote's version: its list, and three scripts that the list names. */
function filesOf(name: string, version: string): Record<string, string> {
  const list = {
    metaData: { remoteEntry: { name: 'remoteEntry.11111111.js' } },
    shared: [{ name: 'decimal.js', assets: { js: { sync: [], async: [] } } }],
    exposes: [{ assets: { js: { sync: ['app.22222222.js'], async: ['popup.33333333.js'] } } }],
  };
  const scripts = ['remoteEntry.11111111.js', 'app.22222222.js', 'popup.33333333.js'];
  const folder = folderOf(name, version);
  return {
    [`${folder}mf-manifest.json`]: JSON.stringify(list),
    ...Object.fromEntries(scripts.map((script) => [folder + script, script])),
  };
}

const loaded = [main, '/registry.json', '/read/v1/user/me', `${folderOf('mfe-demo', '1')}app.22222222.js`];
const request = { type: 'keep', loaded, remotes, isSavingData: false } as const;
let server: FakeServer;

const kept = async () => (await cachedPaths(await openCode())).sort();
const textOf = async (path: string) => (await (await openCode()).match(path))?.text();

beforeEach(() => {
  FakeCaches.install();
  server = new FakeServer({
    '/': `<!doctype html><script defer="defer" src="${main}"></script>`,
    '/shell-files.json': JSON.stringify([main, later, font].map((path) => path.slice(1))),
    [main]: 'main',
    [later]: 'grid',
    [font]: 'font',
    ...filesOf('mfe-demo', '1'),
    ...filesOf('mfe-demo', '2'),
    ...filesOf('mfe-other', '1'),
  });
});
afterEach(() => server.restore());

it('keeps the page, the registry as it is run, and all code of the shell and of the remotes in use', async () => {
  await keepCode(request);
  expect(await kept()).toEqual(
    ['/', '/registry.json', main, later, ...Object.keys(filesOf('mfe-demo', '1'))].sort(),
  );
  expect(JSON.parse((await textOf('/registry.json')) ?? '')).toMatchObject({ remotes });
});

it('asks for no file twice, and for none of a call', async () => {
  await keepCode(request);
  await keepCode(request);
  const code = server.asked.filter((path) => path !== '/' && path !== '/shell-files.json');
  expect(new Set(code).size).toBe(code.length);
  expect(server.asked.filter((path) => path.startsWith('/read'))).toEqual([]);
});

it('keeps only what was loaded anyway for those who save data', async () => {
  await keepCode({ ...request, isSavingData: true });
  expect(await kept()).toEqual(['/', '/registry.json', main, loaded[3]].sort());
});

it('keeps the released version of a remote that this visitor has used, also when this page did not', async () => {
  await keepCode(request);
  await keepCode({ ...request, loaded: [main], remotes: [released('mfe-demo', '2')] });
  expect(await kept()).toEqual(expect.arrayContaining(Object.keys(filesOf('mfe-demo', '2'))));
});

it('leaves all as it is when the server has another build than the page that asks', async () => {
  await keepCode(request);
  const before = await kept();
  server.files['/'] = '<script src="/main.ffffffff.js"></script>';
  await keepCode({ ...request, loaded: [...loaded, later] });
  expect(await kept()).toEqual(before);
  expect(await textOf('/')).toContain(main);
});

it('replaces page and registry only when the code for them is here', async () => {
  delete server.files[later];
  await expect(keepCode(request)).rejects.toThrow(`${later} answered 404`);
  expect(await kept()).not.toContain('/');
  expect(await kept()).not.toContain('/registry.json');
});

it('goes on when one remote can’t be loaded, and says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  delete server.files[`${folderOf('mfe-demo', '1')}popup.33333333.js`];
  await keepCode(request);
  expect(await kept()).toContain('/');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('mfe-demo 1 is not kept'), expect.any(Error));
  warn.mockRestore();
});

it('drops what the shell’s last build had', async () => {
  await keepCode(request);
  const next = '/main.ffffffff.js';
  server.files['/'] = `<script src="${next}"></script>`;
  server.files['/shell-files.json'] = JSON.stringify([next.slice(1), later.slice(1)]);
  server.files[next] = 'next';
  await keepCode({ ...request, loaded: [next] });
  expect(await kept()).toEqual(expect.arrayContaining(['/', next, later]));
  expect(await kept()).not.toContain(main);
});

it('drops the caches of earlier workers, all of them when it is switched off, and no others', async () => {
  const names = async () => (await caches.keys()).sort();
  await openCode();
  for (const name of ['washcoat-code-0', 'somebody-else']) await caches.open(name);
  await dropEarlierCode();
  expect(await names()).toEqual(['somebody-else', expect.stringMatching(/^washcoat-code-/)]);
  await dropAllCode();
  expect(await names()).toEqual(['somebody-else']);
});

it('takes no other message for a request', () => {
  expect(isKeepRequest(request)).toBe(true);
  for (const message of [null, 'keep', {}, { ...request, type: 'other' }, { type: 'keep', loaded: [] }])
    expect(isKeepRequest(message)).toBe(false);
});
