import { act, renderHook } from '@testing-library/react';
import { shownUpTo } from './shown-up-to';
import { GATHERED_MS, useChatChanges } from './use-chat-changes';

const listOf = (...seqs: number[]) => seqs.map((seq) => ({ seq }));
const chat = { topic: 'chat', at: '2026-11-20T10:00:00.000Z' } as const;

it('asks for a new message at once, and once for all who have read those that are shown', () => {
  jest.useFakeTimers();
  const catchUp = jest.fn();
  const { result } = renderHook(() => useChatChanges(listOf(4, 5), catchUp));
  const tell = (version?: number) => act(() => result.current({ ...chat, version }));
  for (let reader = 0; reader < 5; reader++) tell(5);
  expect(catchUp).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(GATHERED_MS));
  expect(catchUp).toHaveBeenCalledTimes(1);
  tell(6);
  tell();
  expect(catchUp).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});

it.each([
  [[], 0],
  [[4, 5, 6], 6],
  [[4, 5, 7], 5],
])('knows of the messages %j that all are shown up to %d', (seqs, last) => {
  expect(shownUpTo(listOf(...seqs))).toBe(last);
});
