import { loadGridCode } from '@washcoat/ui/work-grid';
import { remoteStatus, setRemoteStatus } from '../remotes/remote-status';
import { warmGrid } from './warm-grid';

jest.mock('@washcoat/ui/work-grid', () => ({ loadGridCode: jest.fn() }));
const fetched = jest.mocked(loadGridCode);
const connect = (value: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset().mockResolvedValue(undefined);
  remoteStatus.set({});
});
afterEach(() => {
  jest.useRealTimers();
  connect(undefined);
});

it.each([
  ['says nothing of its connection', undefined],
  ['saves no data', { saveData: false }],
])(
  'fetches the grid once when the first remote is here and the page is idle, where the browser %s',
  async (_words, connection) => {
    connect(connection);
    warmGrid();
    setRemoteStatus('mfe-demo', { is: 'loading' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(fetched).not.toHaveBeenCalled();
    setRemoteStatus('mfe-demo', { is: 'ready' });
    setRemoteStatus('mfe-other', { is: 'ready' });
    await jest.runAllTimersAsync();
    expect(fetched).toHaveBeenCalledTimes(1);
  },
);

it('leaves it to the first work list where somebody saves data', async () => {
  connect({ saveData: true });
  warmGrid();
  setRemoteStatus('mfe-demo', { is: 'ready' });
  await jest.runAllTimersAsync();
  expect(fetched).not.toHaveBeenCalled();
});

it('notes it when the grid can not be fetched', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fetched.mockRejectedValue(new Error('no network'));
  warmGrid();
  setRemoteStatus('mfe-demo', { is: 'ready' });
  await jest.runAllTimersAsync();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no network'));
  warn.mockRestore();
});

it('says nothing of a connection that dropped on the way, and fetches the grid when it is back', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onLine = jest.spyOn(navigator, 'onLine', 'get');
  fetched.mockImplementationOnce(() => {
    onLine.mockReturnValue(false);
    return Promise.reject(new Error('no network'));
  });
  warmGrid();
  setRemoteStatus('mfe-demo', { is: 'ready' });
  await jest.runAllTimersAsync();
  expect(fetched).toHaveBeenCalledTimes(1);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await jest.runAllTimersAsync();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(warn).not.toHaveBeenCalled();
  onLine.mockRestore();
  warn.mockRestore();
});
