import { act, render, screen } from '@testing-library/react';
import { allow, endpoint } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { askServer } from '../api/ask-server';
import { asks } from '../api/contract-endpoints';
import { createRemoteApi } from '../api/remote-api';
import { createRemoteStore } from '../store/remote-store';
import { answers, fakeApi } from '../testing';
import { connectionStore, followConnection, useIsOffline } from './connection-store';

const list = endpoint({
  id: 'list',
  service: 'demo',
  summary: '',
  access: allow({}),
  method: 'GET',
  path: '/read/v1/thing/getAll',
  input: z.object({}),
  output: z.object({ message: z.string() }),
});
const answered = answers(list, { message: 'here' });
const unreachable = { definition: list, reply: () => Promise.reject(new TypeError('Failed to fetch')) };

function Connection() {
  return <p>{useIsOffline() ? 'offline' : 'online'}</p>;
}

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'],
  });
  connectionStore.set(true);
});
afterEach(() => jest.useRealTimers());

it('follows what the browser says', () => {
  render(<Connection />);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('offline')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('online')).toBeInTheDocument();
});

it('is gone with the first call that finds no server, and back with an answer of any kind some seconds later', async () => {
  const server = fakeApi(unreachable);
  await askServer({ definition: list, input: {} });
  expect(connectionStore.get()).toBe(false);
  server.change({ definition: list, reply: () => Response.json({}, { status: 503 }) });
  await askServer({ definition: list, input: {} });
  expect(connectionStore.get()).toBe(false);
  jest.setSystemTime(Date.now() + 3_000);
  await askServer({ definition: list, input: {} });
  expect(connectionStore.get()).toBe(true);
  server.restore();
});

it('is not gone when the page itself breaks a call off', async () => {
  const server = fakeApi(unreachable);
  const asking = new AbortController();
  asking.abort();
  await askServer({ definition: list, input: {} }, asking.signal);
  expect(connectionStore.get()).toBe(true);
  server.restore();
});

it('asks again for what is shown as soon as it is back, where the remote wants that', async () => {
  const server = fakeApi(answered);
  const api = createRemoteApi({ reducerPath: 'demo', refetchOnReconnect: true }).injectEndpoints({
    endpoints: (builder) => ({
      list: asks(builder, list),
    }),
  });
  const store = createRemoteStore({ api });
  const stop = followConnection(store.dispatch);
  const shown = store.dispatch(api.endpoints.list.initiate({}));
  await shown;
  connectionStore.set(false);
  connectionStore.set(true);
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(server.callsOf(list)).toHaveLength(2);
  stop();
  shown.unsubscribe();
  server.restore();
});
