import { act, cleanup, renderHook } from '@testing-library/react';
import type { LiveRecord, WatchAnswer } from '@washcoat/contract-kernel';
import { liveIsDown, liveIsUp, whenRecordIsOpen } from './live-line';
import { useLivePolling, useLiveRecord } from './use-live';

const record: LiveRecord = { kind: 'load', recordId: '018f3c1e-0000-7000-8000-000000000701' };
const FAST = 2_000;
const watched: WatchAnswer = { isWatched: true, version: 7, people: [] };
const refusal = (code: string): WatchAnswer => ({ isWatched: false, code, error: 'No.' });

/** How often a page asks that has the record open. */
function openPage() {
  return renderHook(() => {
    useLiveRecord(record.kind, record.recordId, () => undefined);
    return useLivePolling(FAST, record).pollingInterval;
  });
}

describe('how often an open record is asked for', () => {
  let answer: (answer: WatchAnswer) => void;
  let tear: () => void;
  let asked: number;
  const reply = (said: WatchAnswer) => act(async () => answer(said));

  beforeEach(() => {
    jest.useFakeTimers();
    asked = 0;
    act(() =>
      liveIsUp({
        watch: () => {
          asked++;
          return new Promise((resolve, reject) => {
            answer = resolve;
            tear = () => reject(new Error('operation has timed out'));
          });
        },
        unwatch: () => undefined,
        typing: () => undefined,
      }),
    );
  });
  afterEach(() => {
    cleanup();
    act(() => liveIsDown());
    jest.useRealTimers();
  });

  it('is every minute once the door tells of it, and often before', async () => {
    const page = openPage();
    expect(page.result.current).toBe(FAST);
    await reply(watched);
    expect(page.result.current).toBe(60_000);
    act(() => liveIsDown());
    expect(page.result.current).toBe(FAST);
  });

  it.each(['TOO_MANY', 'UNAVAILABLE', 'GONE'])(
    'is often while the door does not (%s), and the door is asked again',
    async (code) => {
      const page = openPage();
      await reply(refusal(code));
      expect([page.result.current, asked]).toEqual([FAST, 1]);
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(asked).toBe(2);
      await reply(watched);
      expect(page.result.current).toBe(60_000);
    },
  );

  it('is often while no answer comes, and the door is asked again', async () => {
    const page = openPage();
    await act(async () => tear());
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect([page.result.current, asked]).toEqual([FAST, 2]);
    await reply(watched);
    expect(page.result.current).toBe(60_000);
  });

  it('is every minute for what is not the reader’s to see', async () => {
    const page = openPage();
    await reply(refusal('NOT_FOUND'));
    expect(page.result.current).toBe(60_000);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(asked).toBe(1);
  });

  it('does not trouble the door with an address that names no record', async () => {
    renderHook(() => useLiveRecord('load', 'typed-wrong', () => undefined)).unmount();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(asked).toBe(0);
  });
});

it('is known once a record is open, or is open already', async () => {
  const heard: string[] = [];
  void whenRecordIsOpen().then(() => heard.push('before'));
  await act(async () => undefined);
  expect(heard).toEqual([]);
  const page = renderHook(() => useLiveRecord(record.kind, record.recordId, () => undefined));
  await act(async () => undefined);
  void whenRecordIsOpen().then(() => heard.push('after'));
  await act(async () => undefined);
  expect(heard).toEqual(['before', 'after']);
  page.unmount();
});
