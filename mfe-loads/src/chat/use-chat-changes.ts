import type { LiveChange } from '@washcoat/contract-kernel';
import { useEffect, useRef } from 'react';
import { shownUpTo } from './shown-up-to';

/** So long marks of reading are gathered: everybody who has the load open sets one for every message. */
export const GATHERED_MS = 2_000;

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
