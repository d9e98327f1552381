import { act, renderHook } from '@testing-library/react';
import { useRemaining } from './use-remaining';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('how long prices are held still', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00.000Z') }));
  afterEach(() => jest.useRealTimers());

  it('is counted from now on a page that was open long before it was told of it', () => {
    const shown: (number | null)[] = [];
    const { rerender } = renderHook(({ until }) => shown.push(useRemaining(until)), {
      initialProps: { until: null as string | null },
    });
    act(() => jest.advanceTimersByTime(90 * MINUTE));
    rerender({ until: '2026-11-20T18:30:00.000Z' });
    expect(shown.at(-1)).toBe(120 * MINUTE);
    act(() => jest.advanceTimersByTime(SECOND));
    expect(shown.at(-1)).toBe(120 * MINUTE - SECOND);
  });
});
