import { registryState } from '../registry/registry-state';
import { remoteStatus, setRemoteStatus } from '../remotes/remote-status';
import { keepCode } from './keep-code';

const remote = {
  name: 'mfe-demo',
  version: '1',
  entry: '/remotes/mfe-demo/1/mf-manifest.json',
  manifest: { name: 'mfe-demo', title: 'Demo', pages: [], nav: [], tabs: [], panels: [], actions: [] },
};
const register = jest.fn<Promise<void>, [string, RegistrationOptions]>();
const postMessage = jest.fn<void, [unknown]>();
const loadedFrom = (...addresses: string[]) => {
  performance.getEntriesByType = () =>
    addresses.map((name) => ({ name, entryType: 'resource', startTime: 0, duration: 0, toJSON: () => '' }));
};
function give(name: 'serviceWorker' | 'connection', value: object): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

const original = performance.getEntriesByType;
beforeAll(() => {
  give('serviceWorker', { register, ready: Promise.resolve({ active: { postMessage } }) });
  keepCode();
});
beforeEach(() => {
  jest.useFakeTimers();
  register.mockReset().mockResolvedValue(undefined);
  postMessage.mockReset();
  remoteStatus.set({});
  registryState.set({ status: 'ready', remotes: [remote] });
  loadedFrom(`${window.location.origin}/main.2c8f3941.js?x`, 'https://elsewhere.test/a.js');
  give('connection', {});
});
afterEach(() => jest.useRealTimers());
afterAll(() => {
  performance.getEntriesByType = original;
});

it('asks nothing of the worker before a remote is here and the page is quiet', async () => {
  setRemoteStatus('mfe-demo', { is: 'loading' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(register).not.toHaveBeenCalled();
  setRemoteStatus('mfe-demo', { is: 'ready' });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(register).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
});

it('tells the worker what this page has loaded and which versions it runs, again with each further remote', async () => {
  setRemoteStatus('mfe-demo', { is: 'ready' });
  await jest.runAllTimersAsync();
  const request = { type: 'keep', loaded: ['/main.2c8f3941.js'], remotes: [remote], isSavingData: false };
  expect(postMessage.mock.calls).toEqual([[request]]);
  setRemoteStatus('mfe-other', { is: 'ready' });
  await jest.runAllTimersAsync();
  expect(postMessage).toHaveBeenCalledTimes(2);
});

it('passes on that the user saves data', async () => {
  give('connection', { saveData: true });
  setRemoteStatus('mfe-demo', { is: 'ready' });
  await jest.runAllTimersAsync();
  expect(postMessage).toHaveBeenCalledWith(expect.objectContaining({ isSavingData: true }));
});

it('notes it when the browser takes no worker', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  register.mockRejectedValue(new Error('not allowed'));
  setRemoteStatus('mfe-demo', { is: 'ready' });
  await jest.runAllTimersAsync();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('not allowed'));
  warn.mockRestore();
});
