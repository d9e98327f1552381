import { pageLoad } from '../navigation/page-load';
import { loadCode, loadingPolicy } from './loading-policy';

const again = jest.spyOn(pageLoad, 'again').mockImplementation(() => undefined);
const originalFetch = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers();
  again.mockClear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
});

async function settle<Value>(promise: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  const settled = Promise.allSettled([promise]);
  await jest.runAllTimersAsync();
  const [result] = await settled;
  return result;
}

it('waits 10 seconds and retries twice', () => {
  expect(loadingPolicy.timeoutMs).toBe(10_000);
  expect(loadingPolicy.retryAfterMs).toHaveLength(2);
});

it('gives what the second retry brings', async () => {
  const load = jest.fn((attempt: number) =>
    attempt < 2 ? Promise.reject(new Error('down')) : Promise.resolve('code'),
  );
  expect(await settle(loadCode('mfe-demo', load))).toEqual({ status: 'fulfilled', value: 'code' });
  expect(load.mock.calls).toEqual([[0], [1], [2]]);
});

it('gives up an attempt that does not answer and fails after the last one', async () => {
  const load = jest.fn(() => new Promise<string>(() => undefined));
  const started = Date.now();
  const result = await settle(loadCode('mfe-demo', load));
  expect(result).toMatchObject({
    status: 'rejected',
    reason: { message: 'mfe-demo did not answer within 10 seconds' },
  });
  expect(load).toHaveBeenCalledTimes(3);
  expect(Date.now() - started).toBe(31_300);
});

it('never caches a failure', async () => {
  const load = jest.fn().mockRejectedValue(new Error('down'));
  await settle(loadCode('mfe-demo', load));
  load.mockResolvedValue('code');
  expect(await settle(loadCode('mfe-demo', load))).toEqual({ status: 'fulfilled', value: 'code' });
});

describe('code that a release has removed', () => {
  const chunkError = Object.assign(new Error('Loading chunk 7 failed'), { request: 'http://localhost/7.js' });
  const fail = () => settle(loadCode('mfe-demo', () => Promise.reject(chunkError)));
  const answerWith = (status: number) => {
    globalThis.fetch = () => Promise.resolve(new Response(null, { status }));
  };

  it('loads the page again, once per session and module', async () => {
    answerWith(404);
    expect((await fail()).status).toBe('rejected');
    expect(again).toHaveBeenCalledTimes(1);
    await fail();
    expect(again).toHaveBeenCalledTimes(1);
    await settle(loadCode('mfe-other', () => Promise.reject(chunkError)));
    expect(again).toHaveBeenCalledTimes(2);
  });

  it.each([200, 503])('leaves the page alone when the file answers %s', async (status) => {
    answerWith(status);
    await fail();
    expect(again).not.toHaveBeenCalled();
  });

  it('leaves the page alone when the server is down', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await fail();
    expect(again).not.toHaveBeenCalled();
  });
});
