import { contributionStore, loadingPolicy } from '@washcoat/platform-sdk';
import { remoteStatus, setRemoteStatus } from '../remotes/remote-status';
import { refreshRegistry } from './refresh-registry';
import { registryState } from './registry-state';

const originalFetch = globalThis.fetch;
const manifest = (title: string) => ({
  name: 'x',
  title,
  pages: [],
  nav: [],
  tabs: [],
  panels: [],
  actions: [],
});
const released = (versions: Record<string, string>) =>
  Object.entries(versions).map(([name, version]) => ({
    name,
    version,
    entry: `/remotes/${name}/${version}/mf-manifest.json`,
    manifest: { ...manifest(name), pages: [{ path: `/${name}`, title: version }] },
  }));

function release(versions: Record<string, string>): void {
  globalThis.fetch = async () => Response.json({ revision: 1, remotes: released(versions) });
}
const versions = () => registryState.get().remotes.map(({ name, version }) => `${name} ${version}`);

beforeEach(() => {
  remoteStatus.set({});
  registryState.set({ status: 'waiting', remotes: [] });
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

it('takes over what is released', async () => {
  release({ one: '1', two: '1' });
  await refreshRegistry();
  expect(registryState.get().status).toBe('ready');
  expect(versions()).toEqual(['one 1', 'two 1']);
  expect(contributionStore.get().pages.map(({ path, remote }) => `${path} ${remote.version}`)).toEqual([
    '/one 1',
    '/two 1',
  ]);
});

it('lets a remote that runs in this page go on in its version, and gives the others the new one', async () => {
  release({ running: '1', failed: '1', unopened: '1' });
  await refreshRegistry();
  setRemoteStatus('running', { is: 'ready' });
  setRemoteStatus('failed', { is: 'failed', incidentId: 'abcd1234' });
  release({ running: '2', failed: '2', unopened: '2', added: '1' });
  await refreshRegistry();
  expect(versions()).toEqual(['running 1', 'failed 2', 'unopened 2', 'added 1']);
});

it('keeps what is known when the registry cannot be read, and says so when nothing is', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers();
  const pauses = loadingPolicy.retryAfterMs.reduce((sum, ms) => sum + ms, 0);
  const fail = async () => {
    globalThis.fetch = async () => new Response('', { status: 503 });
    const done = refreshRegistry();
    await jest.advanceTimersByTimeAsync(pauses);
    await done;
  };
  await fail();
  expect(registryState.get()).toEqual({ status: 'failed', remotes: [] });
  release({ one: '1' });
  await refreshRegistry();
  await fail();
  expect(registryState.get().status).toBe('ready');
  expect(versions()).toEqual(['one 1']);
  jest.useRealTimers();
  log.mockRestore();
});
