import { act, cleanup, screen } from '@testing-library/react';
import { companyList } from '@washcoat/contract-entities';
import { connectionStore } from '../connection/connection-store';
import { createRemoteStore } from '../store/remote-store';
import { answers, fakeApi, refuses, renderWithPlatform } from '../testing';
import { asks } from './contract-endpoints';
import { createRemoteApi } from './remote-api';

const EVERY_MS = 2_000;
const MINUTE_MS = 60_000;
const nothing = answers(companyList, { list: [], areMoreItemsAvailable: false, next: null });

describe('what a page asks every two seconds', () => {
  let server: ReturnType<typeof fakeApi>;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  /** How often it was asked in that time. */
  const askedIn = async (ms: number) => {
    const before = server.callsOf(companyList).length;
    await pass(ms);
    return server.callsOf(companyList).length - before;
  };

  beforeEach(async () => {
    jest.useFakeTimers();
    server = fakeApi(nothing);
    const api = createRemoteApi({ reducerPath: 'pace' }).injectEndpoints({
      endpoints: (builder) => ({ companies: asks(builder, companyList) }),
    });
    function Screen() {
      const { refetch } = api.useCompaniesQuery({ text: 'gulf' }, { pollingInterval: EVERY_MS });
      return <button onClick={() => void refetch()}>Again</button>;
    }
    renderWithPlatform(<Screen />, { store: createRemoteStore({ api }) });
    await pass(0);
  });
  afterEach(() => {
    cleanup();
    server.restore();
    act(() => connectionStore.set(true));
    jest.useRealTimers();
  });

  const askAgain = async () => {
    act(() => screen.getByRole('button', { name: 'Again' }).click());
    await pass(0);
  };

  it.each([400, 403, 404])(
    'rests once it was refused (%s), until somebody asks and is answered',
    async (status) => {
      expect(await askedIn(MINUTE_MS)).toBe(30);
      server.change(refuses(companyList, status));
      expect(await askedIn(MINUTE_MS)).toBe(1);
      await askAgain();
      expect(await askedIn(MINUTE_MS)).toBe(0);
      server.change(nothing);
      await askAgain();
      expect(await askedIn(MINUTE_MS)).toBe(30);
    },
  );

  it('is asked ever more rarely while a service is away, and as ever once it is back', async () => {
    server.change(refuses(companyList, 503));
    // After 2, 6, 14, 30 and 60 seconds.
    expect(await askedIn(MINUTE_MS)).toBe(5);
    expect(await askedIn(MINUTE_MS)).toBe(2);
    server.change(nothing);
    expect(await askedIn(30_000)).toBe(1);
    expect(await askedIn(MINUTE_MS + 500)).toBe(30);
  });

  it('waits as long as the server asks it to', async () => {
    server.change(refuses(companyList, 429, { error: 'Too fast.', retryAfter: 50 }));
    expect(await askedIn(MINUTE_MS - EVERY_MS)).toBe(2);
  });

  it('is asked as ever when there is a connection again', async () => {
    server.change({ definition: companyList, reply: () => Promise.reject(new Error('no network')) });
    expect(await askedIn(MINUTE_MS)).toBe(5);
    server.change(nothing);
    act(() => connectionStore.set(true));
    expect(await askedIn(EVERY_MS + 500)).toBe(1);
  });
});
