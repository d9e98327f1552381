import type { LiveChange } from '@washcoat/contract-kernel';
import { useEffect, useRef } from 'react';

/** So long marks of reading are gathered: everybody who has the load open sets one for every message. */
export const GATHERED_MS = 2_000;

/** Up to which message all are shown: own ones stand in the list before those that others said meanwhile. */
export function shownUpTo(list: readonly { seq: number }[]): number {
  const [first] = list;
  if (!first) return 0;
  const missing = list.findIndex(({ seq }, at) => seq !== first.seq + at);
  return first.seq + (missing < 0 ? list.length : missing) - 1;
}

/** Takes what is told of a chat: new messages are asked for at once, who has read what with others in a moment. */
export function useChatChanges(
  list: readonly { seq: number }[],
  catchUp: () => void,
): (change: LiveChange) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return ({ topic, version }) => {
    if (topic !== 'chat') return;
    if (version === undefined || version > shownUpTo(list)) {
      catchUp();
      return;
    }
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      catchUp();
    }, GATHERED_MS);
  };
}
