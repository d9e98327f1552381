import { act, cleanup, renderHook } from '@testing-library/react';
import { liveMessages } from '@washcoat/platform-sdk';
import { idOf } from '../testing/loads.fixture';
import { ASK_AGAIN_MS } from './use-asking';
import { useCatchUp } from './use-catch-up';
import { useFreshLoad } from './use-fresh-load';

const loadId = idOf(700);
const lost = { status: 503, error: 'away' };

describe('what is told of an open load', () => {
  const refetch = jest.fn();
  const pass = () => act(() => jest.advanceTimersByTimeAsync(ASK_AGAIN_MS));
  const tell = (version: number) =>
    act(() =>
      liveMessages.changed({ topic: 'record', recordId: loadId, version, at: '2026-11-20T10:00:00.000Z' }),
    );
  beforeEach(() => {
    jest.useFakeTimers();
    refetch.mockClear();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  const shown = (facts: { version?: number; isFetching?: boolean; error?: unknown } = {}) => ({
    version: 7,
    isFetching: false,
    refetch,
    ...facts,
  });

  it('is asked for again in a moment when its answer was lost, a few times', async () => {
    const page = renderHook((load: ReturnType<typeof shown>) => useFreshLoad(loadId, load), {
      initialProps: shown(),
    });
    tell(8);
    expect(refetch).toHaveBeenCalledTimes(1);
    for (let count = 2; count <= 6; count++) {
      page.rerender(shown({ isFetching: true }));
      page.rerender(shown({ error: lost }));
      expect(refetch).toHaveBeenCalledTimes(count - 1);
      await pass();
      expect(refetch).toHaveBeenCalledTimes(count);
    }
    page.rerender(shown({ isFetching: true }));
    page.rerender(shown({ error: lost }));
    await pass();
    expect(refetch).toHaveBeenCalledTimes(6);
    page.rerender(shown({ version: 8 }));
    page.rerender(shown({ version: 8, error: lost }));
    await pass();
    expect(refetch).toHaveBeenCalledTimes(7);
  });

  it('is not asked for again when it is refused, nor what is shown', async () => {
    const page = renderHook((load: ReturnType<typeof shown>) => useFreshLoad(loadId, load), {
      initialProps: shown(),
    });
    tell(7);
    expect(refetch).not.toHaveBeenCalled();
    page.rerender(shown({ error: { status: 404, error: 'gone' } }));
    await pass();
    expect(refetch).not.toHaveBeenCalled();
  });

  it('is asked for after an answer on its way when another service tells of it, which names no version', () => {
    const page = renderHook((load: ReturnType<typeof shown>) => useFreshLoad(loadId, load), {
      initialProps: shown({ isFetching: true }),
    });
    const at = '2026-11-20T10:00:00.000Z';
    act(() => liveMessages.changed({ topic: 'record', recordId: loadId, at }));
    expect(refetch).not.toHaveBeenCalled();
    page.rerender(shown());
    expect(refetch).toHaveBeenCalledTimes(1);
    page.rerender(shown());
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('is caught up with, also when the first answer was lost', async () => {
    const page = renderHook((query: ReturnType<typeof shown>) => useCatchUp(query), {
      initialProps: shown(),
    });
    act(() => page.result.current());
    expect(refetch).toHaveBeenCalledTimes(1);
    page.rerender(shown({ isFetching: true }));
    page.rerender(shown({ error: lost }));
    await pass();
    expect(refetch).toHaveBeenCalledTimes(2);
  });
});
